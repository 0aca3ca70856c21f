"""Lays out lines of words for a print: letters close together, each a little turned and moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from zlib import crc32

from shapely import Polygon, unary_union
from shapely.affinity import rotate, scale, translate
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.glyphs import shape_units
from portfolio.fonts.characters import is_rtl
from portfolio.fonts.family import FontPaths

EM = 270
TRACKING = -0.035
TURN, SHIFT = 1.4, 0.01
"""Largest turn of a letter in degrees, and its largest shift as a share of the em."""

JUSTIFIED = 1.5
"""Largest factor by which a line is enlarged to the width of the widest."""

GAP = 0.035
"""Distance between a baseline and the top of the next line, in ems."""

OVERLAP = 0.27
"""Distance that a descender may reach into the next line, in ems."""

EYEBROW, EYEBROW_GAP = 0.33, 0.075
"""Size of the small line, and its distance from the letters below, in ems of the first line."""


@dataclass(frozen=True)
class Line:
    """A line in its place, in drawing units.

    Attributes:
        units: Letters of the line, or whole words whose letters are joined.
        baseline: Height of the baseline, a y coordinate.
        em: Size of the letters.
    """

    units: tuple[BaseGeometry, ...]
    baseline: float
    em: float

    @property
    def area(self) -> BaseGeometry:
        """The area of all letters."""
        return unary_union(self.units)

    @property
    def doubled(self) -> BaseGeometry:
        """The area where a letter lies on the one before."""
        return unary_union([one & other for one, other in pairwise(self.units)])

    def moved(self, x: float, y: float) -> Line:
        """Returns the line in another place."""
        units = tuple(translate(unit, x, y) for unit in self.units)
        return Line(units, self.baseline + y, self.em)

    def enlarged(self, factor: float) -> Line:
        """Returns the line in another size, from its baseline's start."""
        units = (scale(unit, factor, factor, origin=(0, self.baseline)) for unit in self.units)
        return Line(tuple(units), self.baseline, self.em * factor)


def lay_out(
    rows: Sequence[str], fonts: FontPaths, eyebrow: str = ""
) -> tuple[list[Line], BaseGeometry]:
    """Lays out lines of words, and a small one above the first; all together start at 0, 0."""
    natural = [_line(row, fonts, EM) for row in rows]
    widest = max(line.area.bounds[2] for line in natural)
    factors = [widest / line.area.bounds[2] for line in natural]
    sized = [
        line.enlarged(factor if factor <= JUSTIFIED else 1)
        for line, factor in zip(natural, factors, strict=True)
    ]
    right_to_left = is_rtl(rows[0])
    lines: list[Line] = []
    for line in sized:
        x = widest - line.area.bounds[2] if right_to_left else 0
        lines.append(line.moved(x, _next_baseline(lines[-1], line) if lines else 0))
    small = _eyebrow(eyebrow, fonts, lines[0], right_to_left) if eyebrow else Polygon()
    left, top = unary_union([*(line.area for line in lines), small]).bounds[:2]
    return [line.moved(-left, -top) for line in lines], translate(small, -left, -top)


def _line(text: str, fonts: FontPaths, em: float) -> Line:
    """Shapes a line; the same words are always turned and moved alike."""
    units, random = shape_units(text, fonts, em, TRACKING * em), Random(crc32(text.encode()))
    printed = []
    for unit in units:
        width = unit.bounds[2] - unit.bounds[0]
        # A whole word of joined letters would leave its baseline if it were turned as much.
        turn = random.uniform(-TURN, TURN) * min(1, em / max(width, 1))
        x, y = (random.uniform(-SHIFT, SHIFT) * em for _ in range(2))
        printed.append(translate(rotate(unit, turn, origin="center"), x, y))
    left = min(unit.bounds[0] for unit in printed)
    return Line(tuple(translate(unit, -left) for unit in printed), 0, em)


def _next_baseline(above: Line, line: Line) -> float:
    """Returns how far to move a line down: descenders print over it, and deeper ones push it."""
    foot = max(above.baseline, above.area.bounds[3] - OVERLAP * above.em)
    return foot + GAP * above.em - line.area.bounds[1]


def _eyebrow(words: str, fonts: FontPaths, below: Line, right_to_left: bool) -> BaseGeometry:
    small = _line(words, fonts, EYEBROW * below.em).area
    width = below.area.bounds[2] - below.area.bounds[0]
    factor = min(1, width / (small.bounds[2] - small.bounds[0]))
    small = scale(small, factor, factor, origin=(0, 0))
    indent = below.area.bounds[2] - small.bounds[2] if right_to_left else below.area.bounds[0]
    gap = EYEBROW_GAP * below.em
    placed = translate(small, indent, below.area.bounds[1] - gap)
    # Its descenders may reach between the letters below, which it must not touch.
    while placed.distance(below.area) < gap / 2:
        placed = translate(placed, 0, -gap / 4)
    return placed
