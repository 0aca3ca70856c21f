"""Halftone screens: dots in rows, the larger the darker."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, hypot, pi, radians, sin, sqrt

import numpy
from numpy import ndarray

from portfolio.sprites.overprint.masks import DENSITY, blurred

PITCH = 5.6
"""Units between dots."""

SIZES = 7
"""Diameters of dots that there are."""

SMOOTHING = 3.5
"""Units over which dots grow from one tone to the next."""

Dots = dict[float, list[tuple[float, float]]]
"""The dots' centres in units, by diameter."""


def dots_of(coverage: ndarray, where: ndarray, around: ndarray, angle: float) -> Dots:
    """Returns the dots that print a picture.

    Args:
        coverage: The share that dots cover, 0 to 1, for each pixel.
        where: Which pixels may be the centre of a dot.
        around: Which pixels count for the size of dots near them.
        angle: Of the rows, in degrees.
    """
    if not where.any():
        return {}
    weight = blurred(around * 255.0, SMOOTHING * DENSITY)
    mixed = blurred(coverage * around * 255.0, SMOOTHING * DENSITY) / numpy.maximum(weight, 1)
    dots: Dots = {}
    height, width = where.shape
    for x, y in _lattice(width / DENSITY, height / DENSITY, radians(angle)):
        column, row = int(x * DENSITY), int(y * DENSITY)
        if 0 <= column < width and 0 <= row < height and where[row, column]:
            size = _size(mixed[row, column])
            if size:
                dots.setdefault(size, []).append((x, y))
    return dict(sorted(dots.items()))


def _size(coverage: float) -> float:
    """Returns the diameter of a dot that covers a share of its place, 0 where that is tiny."""
    level = round(min(coverage, 0.78) / 0.78 * SIZES)
    return round(2 * PITCH * sqrt(level / SIZES * 0.78 / pi), 1)


def _lattice(width: float, height: float, angle: float) -> Iterator[tuple[float, float]]:
    """Yields the crossings of a turned grid, row by row, in a circle around a rectangle."""
    reach = int(hypot(width, height) / 2 / PITCH) + 1
    for row in range(-reach, reach + 1):
        for column in range(-reach, reach + 1):
            x, y = column * PITCH, row * PITCH
            turned = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
            yield width / 2 + turned[0], height / 2 + turned[1]


def dots_path(centres: list[tuple[float, float]], scale: float) -> str:
    """Writes dots as path data: lines without length, which round caps make visible.

    Args:
        centres: At least one.
        scale: Of the path's whole numbers, for each unit.
    """
    places = [(round(x * scale), round(y * scale)) for x, y in centres]
    (x, y), rest = places[0], pairwise(places)
    steps = "".join(f"m{right - left} {below - above}h0" for (left, above), (right, below) in rest)
    return f"M{x} {y}h0{steps}"
