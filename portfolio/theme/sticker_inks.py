"""The inks with which visitors draw stickers for the playground, chosen from a theme's hues."""

from __future__ import annotations

import colorsys
import math
from collections.abc import Iterator

from portfolio.color import AA_LARGE, contrast
from portfolio.models.theme.theme import Theme

MOST = 8
"""Inks that the sheet has room for."""

ORDER = (
    "red",
    "orange",
    "emerald",
    "blue",
    "violet",
    "magenta",
    "wine",
    "crimson",
    "purple",
    "pink",
)
"""Hues in the order in which they are taken, after the theme's ink."""

LEAST_DIFFERENCE = 24
"""Colours that differ by less, in the space of RGB, look the same."""

HUE_NAMES = (
    (14, "red"),
    (44, "orange"),
    (68, "yellow"),
    (180, "green"),
    (250, "blue"),
    (295, "violet"),
    (345, "pink"),
    (360, "red"),
)
"""Upper ends of the hues, in degrees, that have one name."""

Rgb = tuple[int, ...]


def sticker_inks(theme: Theme) -> list[dict[str, str]]:
    """Returns inks that can be told apart and be seen on the paper, as the playground takes them.

    One without enough contrast is darkened; in a theme with few hues, some are mixed of two.
    """
    paper = theme.colors.on_dark.light
    inks: list[Rgb] = []
    for color in _colors(theme):
        ink = _readable(color, paper)
        if all(math.dist(ink, other) >= LEAST_DIFFERENCE for other in inks):
            inks.append(ink)
    return [{"color": _hex(ink), "name": name_of(ink)} for ink in inks[:MOST]]


def _colors(theme: Theme) -> Iterator[Rgb]:
    ink = _rgb(theme.colors.ink.light)
    red, blue = _rgb(theme.hues.red), _rgb(theme.hues.blue)
    yield ink
    yield from (_rgb(getattr(theme.hues, hue)) for hue in ORDER)
    yield from (_mixed(red, ink), _mixed(red, blue), _mixed(blue, ink))


def _readable(color: Rgb, paper: str) -> Rgb:
    darker, share = color, 1.0
    while share > 0 and contrast(_hex(darker), paper) < AA_LARGE:
        share -= 0.02
        darker = tuple(round(value * share) for value in color)
    return darker


def _mixed(one: Rgb, other: Rgb) -> Rgb:
    return tuple(round((a + b) / 2) for a, b in zip(one, other, strict=True))


def _rgb(color: str) -> Rgb:
    return tuple(bytes.fromhex(color[1:]))


def _hex(color: Rgb) -> str:
    return "#" + bytes(color).hex()


def name_of(color: Rgb) -> str:
    """Returns the key of the word that names a colour, for those who do not see it."""
    low, high = min(color), max(color)
    hue = 360 * colorsys.rgb_to_hsv(*color)[0]
    if high < 70:
        return "black"
    if high - low < 30:
        return "grey"
    if high < 180 and (hue < 45 or hue > 320):
        return "brown"
    return next(name for end, name in HUE_NAMES if hue <= end)
