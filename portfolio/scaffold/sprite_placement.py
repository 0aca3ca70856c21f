"""Finds a free place for one more sticker in the still layout of the home page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot, inf
from typing import NamedTuple

from portfolio.models.home import Home
from portfolio.models.sprite import Placement, StillLayout


class Box(NamedTuple):
    """A rectangle in CSS pixels."""

    left: float
    top: float
    right: float
    bottom: float

    def gap(self, other: Box) -> float:
        """Returns how far apart two boxes are; negative where they overlap."""
        across = max(other.left - self.right, self.left - other.right)
        down = max(other.top - self.bottom, self.top - other.bottom)
        return max(across, down)

    def gap_between_stickers(self, other: Box) -> float:
        """Returns how far apart two stickers are, which are round rather than square."""
        across = (self.left + self.right - other.left - other.right) / 2
        down = (self.top + self.bottom - other.top - other.bottom) / 2
        sizes = (self.right - self.left + other.right - other.left) / 2
        return hypot(across, down) - sizes


@dataclass(frozen=True, slots=True)
class Screen:
    """A first screen, measured in the browser: its size and what lies on it."""

    width: int
    height: int
    sizes: tuple[int, ...]
    """Sizes of stickers to try, the largest first."""
    occupied: tuple[Box, ...]
    """Header, words, mascot and foot."""


WIDE = Screen(
    1440,
    900,
    (140, 124, 108, 92, 80, 68, 58),
    (Box(0, 0, 1440, 88), Box(64, 105, 918, 816), Box(942, 488, 1360, 900), Box(0, 826, 1440, 900)),
)
NARROW = Screen(
    390,
    860,
    (84, 72, 60, 50, 44, 38),
    (
        Box(0, 0, 390, 76),
        Box(14, 92, 306, 252),
        Box(14, 252, 386, 616),
        Box(188, 664, 376, 860),
        Box(0, 806, 390, 860),
    ),
)
MIN_GAP = 10
"""Pixels to the next sticker or words that are enough; then no smaller size is tried."""

OVERLAP = 0.3
"""Share of a sticker that may lie on others: so do stickers that somebody has put on a wall."""

WORDS_ARE_WORSE = 10_000
"""Pixels by which any place beside words is better than one on them."""

STEP = 10
"""Pixels between two candidates."""

BEYOND = 0.25
"""Share of a sticker that may lie beyond the left or the right edge of the screen."""

DRAWN_SHARE = 0.97
"""Share of a sticker's box that its drawing fills: 3 units of 200 are kept clear on each side."""

TILTS = (8, -8, 11, -11)


def find_placement(home: Home) -> tuple[StillLayout, bool]:
    """Chooses where another sticker lies before anything moves.

    On each of the two screens it is the place with the widest gap around it, for the largest
    size that has one; where every place is taken, the one beside the words where it covers least
    of other stickers.

    Returns:
        Its layout, and whether that is free: it covers no words, and of others the edge at most.
    """
    playground = home.playground
    layouts = [sprite.still for sprite in playground.sprites]
    if playground.drops_bolts and playground.bolt.still:
        layouts.append(playground.bolt.still)
    tilt = TILTS[len(layouts) % len(TILTS)]
    found = (
        _widest_gap(WIDE, [layout.wide for layout in layouts], tilt),
        _widest_gap(NARROW, [layout.narrow for layout in layouts], -tilt),
    )
    is_free = all(gap >= -OVERLAP * place.size for place, gap in found)
    return StillLayout(wide=found[0][0], narrow=found[1][0]), is_free


def _widest_gap(screen: Screen, places: list[Placement], tilt: float) -> tuple[Placement, float]:
    stickers = [_box(place, screen) for place in places]
    best = (-inf, 0.0, 0.0, screen.sizes[-1])
    for size in screen.sizes:
        best = max(
            (_gap(box, around, stickers), box.left, box.top, size)
            for box, around in _candidates(screen, size)
        )
        if best[0] >= MIN_GAP:
            break
    gap, left, top, size = best
    margin = size * (1 - DRAWN_SHARE) / 2
    x = f"{100 * (left - margin) / screen.width:.3g}%"
    y = (
        f"{100 * (top - margin) / screen.height:.3g}%"
        if screen is WIDE
        else f"{top - margin:.0f}px"
    )
    return Placement(x=x, y=y, size=size, rotate=tilt), gap


def _gap(box: Box, around: float, stickers: Sequence[Box]) -> float:
    """Returns how much room there is around a box; negative where it covers a sticker.

    Where it covers words it is less than anywhere else.
    """
    if around < 0:
        return around - WORDS_ARE_WORSE
    return min(around, min(map(box.gap_between_stickers, stickers), default=inf))


@cache
def _candidates(screen: Screen, size: int) -> tuple[tuple[Box, float], ...]:
    """Returns the boxes that a sticker may have, each with its gap to words."""
    drawn = size * DRAWN_SHARE
    beyond = int(drawn * BEYOND)
    boxes = (
        Box(left, top, left + drawn, top + drawn)
        for left in range(STEP - beyond, int(screen.width - drawn) + beyond, STEP)
        for top in range(STEP, int(screen.height - drawn), STEP)
    )
    return tuple((box, min(map(box.gap, screen.occupied))) for box in boxes)


def _box(place: Placement, screen: Screen) -> Box:
    margin = place.size * (1 - DRAWN_SHARE) / 2
    left = _pixels(place.x, screen.width, screen) + margin
    top = _pixels(place.y, screen.height, screen) + margin
    return Box(left, top, left + place.size * DRAWN_SHARE, top + place.size * DRAWN_SHARE)


def _pixels(length: str, whole: int, screen: Screen) -> float:
    number, unit = re.fullmatch(r"(-?[\d.]+)(\D+)", length).groups()  # type: ignore[union-attr]
    references = {"%": whole, "vw": screen.width, "svh": screen.height, "px": 100}
    return float(number) * references[unit] / 100
