"""Lays out lines of words as curves: scaled, bent along sine waves, moved close together.

Each glyph is rounded and fitted once, and its curves are then moved and bent with every title that
has it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import pi
from typing import Any

import numpy as np
from shapely import MultiPolygon, Polygon
from shapely.affinity import translate
from shapely.geometry import polygon
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import polygons_of, round_corners
from portfolio.drawing.glyphs import PlacedGlyph, place_glyphs
from portfolio.drawing.path_data import ring_curves
from portfolio.fonts.characters import is_rtl
from portfolio.fonts.family import FontPaths

Wave = Callable[[Any], Any]
"""Function that returns the y offsets at an array of x coordinates."""

MAX_SCALE_X = 1.05
MIN_JUSTIFIED_SHARE = 0.85
"""Lines at least this much as wide as the widest are scaled to its width."""

TOLERANCE = 0.8
"""Largest distance between a curve and the edge of a letter, in drawing units."""

STEPS = np.arange(4) / 4
"""Places on each curve whose points stand for it where only the shape of a line counts."""


EYEBROW_HEIGHT, EYEBROW_SPACING, EYEBROW_GAP, EYEBROW_RADIUS = 72, 4, 36, 1.5


@dataclass(frozen=True)
class LayoutStyle:
    """The measures of a layout, in drawing units.

    Attributes:
        height: Height from the baseline to the top of a `d`.
        width: Lines are scaled to it; None leaves them as wide as the font draws them.
        descent: Factor by which what hangs below the line is made shorter.
        least_scale: Least factor by which lines are made narrower.
        letter_spacing: Extra space between letters.
        corner_radius: Radius of the rounded corners.
        line_gap: Least distance between the letters of two lines.
        amplitude: Height of the sine wave under each line.
        phase: Start of those waves, in radians.
        top_amplitude: Height of the wave over the first line; negative turns it upside down.
        top_phase: Start of the wave over the first line, in radians.
        eyebrow_share: Largest share of the width that the small line takes.
    """

    height: float = 190
    width: float | None = None
    descent: float = 1
    least_scale: float = 0.55
    letter_spacing: float = 16
    corner_radius: float = 8
    line_gap: float = 20
    amplitude: float = 12
    phase: float = 0
    top_amplitude: float = 9
    top_phase: float = 0
    eyebrow_share: float = 1


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


def layout_text(
    lines: Sequence[str], fonts: FontPaths, style: LayoutStyle, eyebrow: str = ""
) -> tuple[list[Ring], list[Ring]]:
    """Returns the edges of large letters, and of a small line above.

    Args:
        lines: The words, one string a line.
        fonts: Families of the letters.
        style: The measures.
        eyebrow: The small line.
    """
    rows = [_line(line, fonts, style) for line in lines]
    natural = [_right(row) for row in rows]
    widths = _line_widths(natural, style)
    waves = [_wave(style, max(widths), index) for index in range(len(rows) + 1)]
    placed: list[Ring] = []
    above: BaseGeometry = Polygon()
    for index, (row, width) in enumerate(zip(rows, widths, strict=True)):
        indent = max(widths) - width if is_rtl(lines[0]) else 0
        factor = width / natural[index]
        warped = [
            _warped(ring, style, waves[index], waves[index + 1], factor, indent) for ring in row
        ]
        line = area_of(warped)
        above = _moved_up(line, above, style.line_gap)
        drop = above.bounds[1] - line.bounds[1]
        placed += [ring.moved(1j * drop) for ring in warped]
    return placed, _eyebrow(eyebrow, fonts, placed, waves[0], style) if eyebrow else []


def area_of(rings: Sequence[Ring]) -> MultiPolygon:
    """Returns what letters cover, their holes as well."""
    return MultiPolygon([ring.area for ring in rings if not ring.is_hole])


def _line(line: str, fonts: FontPaths, style: LayoutStyle) -> list[Ring]:
    rings = []
    for glyph in place_glyphs(line, fonts, style.height, style.letter_spacing):
        at_origin = replace(glyph, at=0j, unit=0)
        rings += [ring.moved(glyph.at) for ring in _rings(at_origin, style.corner_radius)]
    return rings


def _right(row: Sequence[Ring]) -> float:
    return max(ring.curves.real.max() for ring in row)


def _warped(
    ring: Ring, style: LayoutStyle, top: Wave, bottom: Wave, factor: float, indent: float = 0
) -> Ring:
    """Returns an edge made wider or narrower, and bent so that its line follows two waves."""
    x, y = ring.curves.real * factor + indent, ring.curves.imag
    low = np.clip(1 + y / style.height, 0, 1)
    hanging = np.where(y > 0, y * style.descent, y)
    return replace(ring, curves=x + 1j * (hanging + top(x) * (1 - low) + bottom(x) * low))


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


def _line_widths(natural: list[float], style: LayoutStyle) -> list[float]:
    """Returns how wide lines are that would be as wide as a list says."""
    if style.width is None:
        return natural
    widest = max(natural)
    factor = min(max(style.width / widest, style.least_scale), MAX_SCALE_X)
    justified = [widest if width > widest * MIN_JUSTIFIED_SHARE else width for width in natural]
    return [width * factor for width in justified]


def _wave(style: LayoutStyle, width: float, index: int) -> Wave:
    """Returns the sine at the top of line `index`, which is the bottom of the line before it."""
    amplitude, phase = (style.amplitude, style.phase - 0.4 * (index - 1))
    if index == 0:
        amplitude, phase = style.top_amplitude, style.top_phase
    return lambda x: amplitude * np.sin(2 * pi * x / width + phase)


def _moved_up(lower: BaseGeometry, upper: BaseGeometry, gap: float) -> BaseGeometry:
    """Returns a line, moved until its letters are `gap` away from those above."""
    if upper.is_empty:
        return lower
    lower = translate(lower, 0, upper.bounds[3] - lower.bounds[1] + gap)
    while (free := upper.distance(lower) - gap) > 0.5:
        lower = translate(lower, 0, -free)
    return lower


def _eyebrow(
    words: str, fonts: FontPaths, below: Sequence[Ring], wave: Wave, style: LayoutStyle
) -> list[Ring]:
    """Lays out the small line and moves it down until it is close to the letters below."""
    letters = area_of(below)
    small = LayoutStyle(
        height=EYEBROW_HEIGHT, letter_spacing=EYEBROW_SPACING, corner_radius=EYEBROW_RADIUS
    )
    row = _line(words, fonts, small)
    factor = min(1, style.eyebrow_share * letters.bounds[2] / _right(row))
    scaled = [replace(ring, curves=ring.curves * factor) for ring in row]
    warped = [_warped(ring, small, wave, wave, 1) for ring in scaled]
    line = area_of(warped)
    indent = letters.bounds[2] - line.bounds[2] if is_rtl(words) else 0
    start = line.bounds[1]
    line = translate(line, indent, letters.bounds[1] - line.bounds[3] - EYEBROW_GAP)
    while (free := letters.distance(line) - EYEBROW_GAP) > 0.5:
        line = translate(line, 0, free)
    return [ring.moved(complex(indent, line.bounds[1] - start)) for ring in warped]
