"""The animated logo of a case study, as a Reflex component."""

from __future__ import annotations

from typing import ClassVar

import reflex as rx

from custom_components.islands import Island
from custom_components.motion import GSAP


class IagLogo(Island):
    """An insurer's initials among roofs and rising water, seen from above.

    Its animation takes four seconds and replays on hover, focus or press.

    Without JavaScript, or by touch: the drawing, in which only the water moves, for a moment.
    With reduced motion: the drawing at rest.
    By keyboard: a button that replays it.
    On teardown: the timeline is reverted; the drawing is at rest.
    """

    needs: ClassVar[tuple[str, ...]] = ("motion",)
    lib_dependencies: list[str] = GSAP

    words: rx.Var[dict[str, str]]
    """Words of the island, by the names of ``IagLogoWords``."""
