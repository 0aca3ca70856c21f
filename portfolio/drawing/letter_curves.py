"""Lays out lines of words as curves.

Each glyph is rounded and fitted once, and its curves are then moved and bent with every title that
has it: a title takes a hundredth of the time of `text_layout.py`, which does both for each letter.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np
from shapely import MultiPolygon, Polygon
from shapely.geometry import polygon
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import polygons_of, round_corners
from portfolio.drawing.glyphs import PlacedGlyph, place_glyphs
from portfolio.drawing.path_data import ring_curves
from portfolio.drawing.text_layout import LayoutStyle, bent, line_waves, line_widths, moved_up
from portfolio.fonts.characters import is_rtl
from portfolio.fonts.family import FontPaths

TOLERANCE = 0.8
"""Largest distance between a curve and the edge of a letter, in drawing units."""

STEPS = np.arange(4) / 4
"""Places on each curve whose points stand for it where only the shape of a line counts."""


@dataclass(frozen=True)
class Ring:
    """An edge of a letter, closed.

    Attributes:
        curves: Its cubics, a row of four complex numbers each.
        is_hole: Whether it is the edge of a hole, which runs the other way round.
    """

    curves: Any
    is_hole: bool

    @property
    def points(self) -> Any:
        """Points of the edge as complex numbers, four of each curve."""
        a, b, c, d = (self.curves[:, [index]] for index in range(4))
        t, s = STEPS, 1 - STEPS
        return (a * s**3 + b * 3 * s * s * t + c * 3 * s * t * t + d * t**3).ravel()

    def moved(self, by: complex) -> "Ring":
        """Returns the edge elsewhere."""
        return replace(self, curves=self.curves + by)

    @property
    def area(self) -> Polygon:
        """What lies inside of it."""
        points = self.points
        return Polygon(np.column_stack([points.real, points.imag]))


def layout_curves(lines: Sequence[str], fonts: FontPaths, style: LayoutStyle) -> list[Ring]:
    """Returns the edges of the letters of some lines, as `layout_text` lays them out.

    Args:
        lines: The words, one string a line.
        fonts: Families of the letters.
        style: The measures.
    """
    rows = [[*_line(line, fonts, style)] for line in lines]
    natural = [_right(row) for row in rows]
    widths = line_widths(natural, style)
    waves = line_waves(max(widths), len(rows), style)
    placed: list[Ring] = []
    above: BaseGeometry = Polygon()
    for index, (row, width) in enumerate(zip(rows, widths, strict=True)):
        indent = max(widths) - width if is_rtl(lines[0]) else 0
        factor = width / natural[index]
        for number, ring in enumerate(row):
            x, y = ring.curves.real * factor + indent, ring.curves.imag
            y = bent(x, y, style, waves[index], waves[index + 1])
            row[number] = replace(ring, curves=x + 1j * y)
        line = MultiPolygon([ring.area for ring in row if not ring.is_hole])
        above = moved_up(line, above, style.line_gap)
        drop = above.bounds[1] - line.bounds[1]
        placed += [ring.moved(1j * drop) for ring in row]
    return placed


def _line(line: str, fonts: FontPaths, style: LayoutStyle) -> Iterator[Ring]:
    for glyph in place_glyphs(line, fonts, style.height, style.letter_spacing):
        for ring in _rings(replace(glyph, at=0j, unit=0), style.corner_radius):
            yield ring.moved(glyph.at)


def _right(row: Sequence[Ring]) -> float:
    return max(ring.curves.real.max() for ring in row)


@lru_cache(maxsize=4096)
def _rings(glyph: PlacedGlyph, radius: float) -> tuple[Ring, ...]:
    """Returns the edges of a glyph at the origin with rounded corners."""
    rounded = [round_corners(part, radius) for part in polygons_of(glyph.area)]
    return tuple(ring for area in rounded for part in polygons_of(area) for ring in _edges(part))


def _edges(area: Polygon) -> Iterator[Ring]:
    oriented = polygon.orient(area)
    yield Ring(np.array(ring_curves(oriented.exterior, TOLERANCE)), is_hole=False)
    for hole in oriented.interiors:
        yield Ring(np.array(ring_curves(hole, TOLERANCE)), is_hole=True)
