"""Finds the place where a new sticker lies before anything moves."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from portfolio.models.content import Content
from portfolio.models.playground import Placement, StillLayout

Screen = tuple[int, int]

WIDE, NARROW = (1440, 900), (390, 844)
"""Width and height of the screens on which places are compared, in pixels."""

OVERLAP = 0.25
"""Share of the distance between two stickers that touch by which they may lie nearer."""


def next_place(site: Content) -> tuple[StillLayout, bool]:
    """Chooses the first free place of the theme for each width of screen.

    Returns:
        The places, and whether both are free; where all are taken, stickers share them in turn.
    """
    playground = site.home.playground.arranged(site.theme.stills)
    layouts = [sprite.still for sprite in playground.sprites]
    if playground.drops_bolts and playground.bolt.still:
        layouts.append(playground.bolt.still)
    places = site.theme.sticker_places
    wide = _free(places.wide, [layout.wide for layout in layouts], WIDE)
    narrow = _free(places.narrow, [layout.narrow for layout in layouts], NARROW)
    layout = StillLayout(
        wide=wide or places.wide[len(layouts) % len(places.wide)],
        narrow=narrow or places.narrow[len(layouts) % len(places.narrow)],
    )
    return layout, bool(wide and narrow)


def _free(
    places: Sequence[Placement], taken: Sequence[Placement], screen: Screen
) -> Placement | None:
    """Returns the first place on which no sticker lies."""
    for place in places:
        if not any(_overlap(place, other, screen) for other in taken):
            return place
    return None


def _overlap(one: Placement, other: Placement, screen: Screen) -> bool:
    """Returns whether one sticker would lie on another; stickers are round rather than square."""
    (x, y), (other_x, other_y) = _center(one, screen), _center(other, screen)
    touching = (one.size + other.size) / 2
    return hypot(x - other_x, y - other_y) < touching * (1 - OVERLAP)


def _center(place: Placement, screen: Screen) -> tuple[float, float]:
    width, height = screen
    left, top = _pixels(place.x, width, screen), _pixels(place.y, height, screen)
    return left + place.size / 2, top + place.size / 2


def _pixels(length: str, whole: int, screen: Screen) -> float:
    """Returns a CSS length in pixels; percentages are of the width or the height."""
    width, height = screen
    number = length.rstrip("%pxvwsh")
    units = {"%": whole / 100, "vw": width / 100, "svh": height / 100, "px": 1}
    return float(number) * units[length.removeprefix(number)]
