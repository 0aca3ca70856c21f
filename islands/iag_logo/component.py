"""The animated logo of a case study, as a Reflex component."""

from __future__ import annotations

from typing import ClassVar

from portfolio import Island
from sandbox_islands.motion import GSAP


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
    spells: ClassVar[str] = "IAG"
