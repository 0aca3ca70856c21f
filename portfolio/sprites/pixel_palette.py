"""Which colour of the theme each point of a drawing has in its pixel sprite."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy

from portfolio.models.colour import luminance
from portfolio.models.theme import SchemeColour, Theme

LINE, LIGHT = 0, 1
"""Numbers of the dark and of the light neutral; the inks follow from `FIRST_INK`."""

FIRST_INK = 2

DARKEST = 0.36
"""Lightness in OKLab, 0 to 1, below which everything is a line."""

NEUTRAL = 0.05
"""Chroma in OKLab below which a colour counts as grey."""


WARM = numpy.radians([-40, 113])
"""Hues in OKLab between which colours are warm: magenta to yellow. The others are cool."""

APART = numpy.radians(30)
"""By how much farther an ink is that is warm where the colour is cool, or the other way round."""


class PixelPalette(NamedTuple):
    """The colours of a pixel sprite.

    Attributes:
        edge: Of the outline.
        line: The darker neutral, for lines, for all that is nearly black, and for shade.
        light: The lighter neutral, for what is white or grey.
        inks: For everything that has a hue.
    """

    edge: SchemeColour
    line: SchemeColour
    light: SchemeColour
    inks: tuple[SchemeColour, ...]


def pixel_palette(theme: Theme) -> PixelPalette:
    """Returns the colours that a theme has for pixel sprites.

    The neutrals are those of words and of what lies on the page, which differ in every theme; in
    dark they change places.
    """
    colors, neutrals = theme.colors, (theme.colors.text, theme.colors.surface)
    line, light = sorted((it.light for it in neutrals), key=luminance)
    dark_line, dark_light = sorted((it.dark for it in neutrals), key=luminance)
    return PixelPalette(
        colors.sticker_border,
        SchemeColour(light=line, dark=dark_line),
        SchemeColour(light=light, dark=dark_light),
        theme.sprites.inks,
    )


def oklab(rgb: numpy.ndarray) -> numpy.ndarray:
    """Returns colours in OKLab.

    Args:
        rgb: Red, green and blue along the last axis, 0 to 255.

    Returns:
        Lightness (0 to 1), a and b along the last axis.
    """
    share = rgb / 255
    linear = numpy.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return numpy.cbrt(linear @ TO_LMS.T) @ TO_LAB.T


TO_LMS = numpy.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
TO_LAB = numpy.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
"""The matrices by which OKLab is defined (https://bottosson.github.io/posts/oklab/)."""


def nearest_colours(lab: numpy.ndarray, inks: Iterable[SchemeColour]) -> numpy.ndarray:
    """Returns the number of the palette's colour for each colour of a drawing.

    What has a hue gets the ink of the nearest hue, whatever its lightness; an ink is as near as
    the nearer one of its two values.

    Args:
        lab: In OKLab, along the last axis.
        inks: Of the palette.
    """
    lightness, chroma = lab[..., 0], numpy.hypot(lab[..., 1], lab[..., 2])
    hue = numpy.arctan2(lab[..., 2], lab[..., 1])
    apart = numpy.stack([_distance(hue, ink) for ink in inks])
    number = apart.argmin(axis=0) + FIRST_INK
    return numpy.where(lightness < DARKEST, LINE, numpy.where(chroma < NEUTRAL, LIGHT, number))


def _distance(hue: numpy.ndarray, ink: SchemeColour) -> numpy.ndarray:
    """Returns by how many radians hues differ from an ink."""
    return numpy.minimum(*(_apart(hue, _hue(value)) for value in (ink.light, ink.dark)))


def _apart(hue: numpy.ndarray, other: float) -> numpy.ndarray:
    circle = 2 * numpy.pi
    apart = numpy.abs((hue - other + numpy.pi) % circle - numpy.pi)
    return apart + APART * (_is_warm(hue) != _is_warm(numpy.array(other)))


def _is_warm(hue: numpy.ndarray) -> numpy.ndarray:
    return (hue > WARM[0]) & (hue < WARM[1])


def _hue(colour: str) -> float:
    channels = numpy.array([int(colour[start : start + 2], 16) for start in (1, 3, 5)])
    _, a, b = oklab(channels)
    return float(numpy.arctan2(b, a))
