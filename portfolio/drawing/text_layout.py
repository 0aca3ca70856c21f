"""Sets words as liquid type: squeezed, swaying on sines, each line nested into the one above."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import pi
from pathlib import Path
from typing import Any

import numpy as np
from shapely import MultiPolygon, Polygon, transform, unary_union
from shapely.affinity import scale, translate
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import polygons_of
from portfolio.drawing.glyphs import shape_line

Edge = Callable[[Any], Any]

SQUEEZE_LIMITS = (0.55, 1.05)
JUSTIFIED_FROM = 0.85
CONCAVE_RADIUS = 1.6
SEGMENT_LENGTH = 4


@dataclass(frozen=True)
class Shape:
    """The measures of a lockup, in drawing units.

    Attributes:
        height: From the baseline to the top of a `d`.
        width: Lines are squeezed to it; None leaves them as wide as the font draws them.
        track: Extra space between letters.
        softness: Radius of the rounded corners.
        gap: Least distance between the letters of two lines.
        sway: Height of the sine under each line.
        phase: Where those sines start, in radians.
        top_sway: Height of the sine over the first line; negative turns it upside down.
        top_phase: Where that one starts.
    """

    height: float = 190
    width: float | None = None
    track: float = 16
    softness: float = 8
    gap: float = 20
    sway: float = 12
    phase: float = 0
    top_sway: float = 9
    top_phase: float = 0


@dataclass(frozen=True)
class Lockup:
    """Set words: the letters to be filled and the small line of ink above them."""

    letters: BaseGeometry
    above: BaseGeometry


def lock_up(lines: Sequence[str], fonts: Sequence[Path], shape: Shape, above: str = "") -> Lockup:
    """Sets lines of words into one shape.

    Args:
        lines: The words, one string a line.
        fonts: Font files; each letter comes from the first that has it.
        shape: The measures.
        above: A small line of ink over the first line.

    Returns:
        The set letters, their first baseline near y = 0.

    Raises:
        MissingGlyphError: No font has one of the characters.
    """
    rows = [_set(line, fonts, shape.height, shape.track) for line in lines]
    widths = _widths([row.bounds[2] for row in rows], shape)
    edges = [_edge(shape, max(widths), index) for index in range(len(rows) + 1)]
    whole: BaseGeometry = Polygon()
    for index, (row, width) in enumerate(zip(rows, widths, strict=True)):
        fitted = scale(row, width / row.bounds[2], 1, origin=(0, 0))
        warped = _warped(fitted, shape.height, edges[index], edges[index + 1])
        soft = MultiPolygon(
            [p for part in polygons_of(warped) for p in polygons_of(soften(part, shape.softness))]
        )
        whole = unary_union([whole, _nested(whole, soft, shape.gap)])
    return Lockup(whole, _above(above, fonts, whole, edges[0]) if above else Polygon())


def soften(area: BaseGeometry, radius: float) -> BaseGeometry:
    """Rounds corners, outward ones by a radius and inward ones a little.

    Args:
        area: What to round.
        radius: Halved for as long as it would eat thin parts such as accents.

    Returns:
        The rounded area.
    """
    concave = min(radius, CONCAVE_RADIUS)
    rounded = area.buffer(-radius).buffer(radius + concave).buffer(-concave)
    eaten = any(rounded.intersection(part).area < part.area * 0.8 for part in polygons_of(area))
    return soften(area, radius / 2) if eaten and radius > 1 else rounded


def _set(line: str, fonts: Sequence[Path], height: float, track: float) -> MultiPolygon:
    areas = shape_line(line, fonts, height, track)
    return MultiPolygon([part for area in areas for part in polygons_of(area)])


def _widths(natural: list[float], shape: Shape) -> list[float]:
    if shape.width is None:
        return natural
    widest = max(natural)
    squeeze = min(max(shape.width / widest, SQUEEZE_LIMITS[0]), SQUEEZE_LIMITS[1])
    justified = [widest if width > widest * JUSTIFIED_FROM else width for width in natural]
    return [width * squeeze for width in justified]


def _edge(shape: Shape, width: float, index: int) -> Edge:
    """Returns the sine on which line `index` hangs and the line before it stands."""
    sway, phase = (shape.sway, shape.phase - 0.4 * (index - 1))
    if index == 0:
        sway, phase = shape.top_sway, shape.top_phase
    return lambda x: sway * np.sin(2 * pi * x / width + phase)


def _warped(row: MultiPolygon, height: float, top: Edge, bottom: Edge) -> MultiPolygon:
    def sway(points: Any) -> Any:
        x, y = points[:, 0], points[:, 1]
        low = np.clip(1 + y / height, 0, 1)
        return np.column_stack([x, y + top(x) * (1 - low) + bottom(x) * low])

    return transform(row.segmentize(SEGMENT_LENGTH), sway)


def _nested(upper: BaseGeometry, lower: BaseGeometry, gap: float) -> BaseGeometry:
    """Slides a line up until its letters nearly touch those above; descenders find the dips."""
    if upper.is_empty:
        return lower
    lower = translate(lower, 0, upper.bounds[3] - lower.bounds[1] + gap)
    while (free := upper.distance(lower) - gap) > 0.5:
        lower = translate(lower, 0, -free)
    return lower


def _above(words: str, fonts: Sequence[Path], below: BaseGeometry, edge: Edge) -> BaseGeometry:
    line = _set(words, fonts, height=72, track=4)
    narrower = min(1, below.bounds[2] / line.bounds[2])
    warped = _warped(scale(line, narrower, narrower, origin=(0, 0)), 72, edge, edge)
    lifted = translate(soften(warped, 1.5), 0, below.bounds[1] - warped.bounds[3] - 36)
    while (free := below.distance(lifted) - 36) > 0.5:
        lifted = translate(lifted, 0, free)
    return lifted
