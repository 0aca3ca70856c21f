"""Colours for a case study that has none of its own yet."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple


class Ground(NamedTuple):
    """The three colours of a palette."""

    ground: str
    ring: str
    text: str


INK, WHITE = "#1b0f33", "#ffffff"

GROUNDS = (
    Ground("#ff8acd", "#ff9dd5", INK),
    Ground("#3fd6d0", "#5adfda", INK),
    Ground("#5f2fe0", "#6d41e6", WHITE),
    Ground("#ff8a1f", "#ff993d", INK),
    Ground("#b6ee4c", "#c2f168", INK),
    Ground("#9c0f4b", "#ad1b59", WHITE),
)
"""Hues of the stickers; words on each keep a contrast of 4.5:1 or more."""


def fresh(used: Collection[str]) -> Ground:
    """Returns the first colours that no other case study stands on.

    Args:
        used: Grounds that are taken, as #rrggbb.
    """
    free = [it for it in GROUNDS if it.ground not in used]
    return free[0] if free else GROUNDS[len(used) % len(GROUNDS)]
