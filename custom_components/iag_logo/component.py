"""The animated logo of a case study, as a Reflex component."""

from __future__ import annotations

from typing import ClassVar

from custom_components.islands import Island
from custom_components.motion import GSAP


class IagLogo(Island):
    """An insurer's initials among roofs and rising water, seen from above.

    It moves for four seconds, and again at the pointer, at the focus or when pressed.

    Without JavaScript, by touch or with reduced motion: the drawing at rest.
    By keyboard: one tab stop that plays it again.
    On teardown: the timeline is reverted and the drawing is at rest.
    """

    module: ClassVar[str] = "iag_logo.jsx"
    tag: str | None = "IagLogo"
    needs: ClassVar[tuple[str, ...]] = ("motion",)
    lib_dependencies: list[str] = GSAP
