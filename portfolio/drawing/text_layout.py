"""Lays out lines of words as one shape: scaled, bent along sine waves, moved close together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import pi
from typing import Any

import numpy as np
from shapely import MultiPolygon, Polygon, transform, unary_union
from shapely.affinity import scale, translate
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import polygons_of, round_corners
from portfolio.drawing.glyphs import shape_line
from portfolio.fonts.characters import is_rtl
from portfolio.fonts.family import FontPaths

Wave = Callable[[Any], Any]
"""Function that returns the y offsets at an array of x coordinates."""

MAX_SCALE_X = 1.05
MIN_JUSTIFIED_SHARE = 0.85
"""Lines at least this much as wide as the widest are scaled to its width."""

SEGMENT_LENGTH = 4
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


def layout_text(
    lines: Sequence[str], fonts: FontPaths, style: LayoutStyle, eyebrow: str = ""
) -> tuple[BaseGeometry, BaseGeometry]:
    """Returns the areas of large letters and of a small line above."""
    rows = [_shape(line, fonts, style.height, style.letter_spacing) for line in lines]
    widths = line_widths([row.bounds[2] for row in rows], style)
    waves = line_waves(max(widths), len(rows), style)
    whole: BaseGeometry = Polygon()
    for index, (row, width) in enumerate(zip(rows, widths, strict=True)):
        indent = max(widths) - width if is_rtl(lines[0]) else 0
        scaled = translate(scale(row, width / row.bounds[2], 1, origin=(0, 0)), indent)
        warped = _warp(scaled, style, waves[index], waves[index + 1])
        polygons: list[Polygon] = []
        for part in polygons_of(warped):
            polygons += polygons_of(round_corners(part, style.corner_radius))
        rounded = MultiPolygon(polygons)
        whole = unary_union([whole, moved_up(rounded, whole, style.line_gap)])
    small = _eyebrow(eyebrow, fonts, whole, waves[0], style) if eyebrow else Polygon()
    return whole, small


def _shape(line: str, fonts: FontPaths, height: float, spacing: float) -> MultiPolygon:
    areas = shape_line(line, fonts, height, spacing)
    return MultiPolygon([polygon for area in areas for polygon in polygons_of(area)])


def line_widths(natural: list[float], style: LayoutStyle) -> list[float]:
    """Returns how wide lines are that would be as wide as a list says."""
    if style.width is None:
        return natural
    widest = max(natural)
    factor = min(max(style.width / widest, style.least_scale), MAX_SCALE_X)
    justified = [widest if width > widest * MIN_JUSTIFIED_SHARE else width for width in natural]
    return [width * factor for width in justified]


def line_waves(width: float, lines: int, style: LayoutStyle) -> list[Wave]:
    """Returns the waves that lines lie between, from the top of the first; one more than lines."""
    return [_wave(style, width, index) for index in range(lines + 1)]


def _wave(style: LayoutStyle, width: float, index: int) -> Wave:
    """Returns the sine at the top of line `index`, which is the bottom of the line before it."""
    amplitude, phase = (style.amplitude, style.phase - 0.4 * (index - 1))
    if index == 0:
        amplitude, phase = style.top_amplitude, style.top_phase
    return lambda x: amplitude * np.sin(2 * pi * x / width + phase)


def _warp(row: MultiPolygon, style: LayoutStyle, top: Wave, bottom: Wave) -> MultiPolygon:
    """Bends a line so that its top and its baseline follow two waves."""

    def warp(points: Any) -> Any:
        x, y = points[:, 0], points[:, 1]
        return np.column_stack([x, bent(x, y, style, top, bottom)])

    return transform(row.segmentize(SEGMENT_LENGTH), warp)


def bent(x: Any, y: Any, style: LayoutStyle, top: Wave, bottom: Wave) -> Any:
    """Returns where points of a line lie when its top and its baseline follow two waves.

    Args:
        x: Their distances from the start of the line, as an array.
        y: Their distances from its baseline, downwards.
        style: The measures.
        top: The wave of the top.
        bottom: The wave of the baseline.
    """
    low = np.clip(1 + y / style.height, 0, 1)
    hanging = np.where(y > 0, y * style.descent, y)
    return hanging + top(x) * (1 - low) + bottom(x) * low


def moved_up(lower: BaseGeometry, upper: BaseGeometry, gap: float) -> BaseGeometry:
    """Returns a line, moved until its letters are `gap` away from those above."""
    if upper.is_empty:
        return lower
    lower = translate(lower, 0, upper.bounds[3] - lower.bounds[1] + gap)
    while (free := upper.distance(lower) - gap) > 0.5:
        lower = translate(lower, 0, -free)
    return lower


def _eyebrow(
    words: str, fonts: FontPaths, below: BaseGeometry, wave: Wave, style: LayoutStyle
) -> BaseGeometry:
    """Lays out the small line and moves it down until it is close to the letters below."""
    line = _shape(words, fonts, EYEBROW_HEIGHT, EYEBROW_SPACING)
    small = LayoutStyle(height=EYEBROW_HEIGHT)
    factor = min(1, style.eyebrow_share * below.bounds[2] / line.bounds[2])
    warped = _warp(scale(line, factor, factor, origin=(0, 0)), small, wave, wave)
    lift = below.bounds[1] - warped.bounds[3] - EYEBROW_GAP
    indent = below.bounds[2] - warped.bounds[2] if is_rtl(words) else 0
    placed = translate(round_corners(warped, EYEBROW_RADIUS), indent, lift)
    while (free := below.distance(placed) - EYEBROW_GAP) > 0.5:
        placed = translate(placed, 0, free)
    return placed
