"""The outline that a finished sticker marks itself, as a path of class `sil`."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import svgelements
from shapely import Polygon, make_valid, unary_union
from shapely.affinity import affine_transform
from shapely.geometry.base import BaseGeometry

from portfolio.picture_files.svg_safety import DrawingError
from portfolio.sprites.outline import SIZE, Point, outline_around

SAMPLES_PER_CURVE = 32
CLOSING_TOLERANCE = 0.01
MAX_COORDINATE = 1e6


def marked_outline(svg: str, file: Path) -> list[Point]:
    """Returns the outline of a finished sticker: the path of class `sil` in its drawing.

    Args:
        svg: The drawing, which is safe.
        file: The file that errors name.

    Raises:
        DrawingError: It has no closed path of that class, or no view box.
    """
    drawing = _parsed(svg, file)
    marked = [shape for shape in _shapes(drawing) if _is_marked(shape)]
    area = unary_union([_filled_area(shape) for shape in marked])
    edge = outline_around(_fit_into_square(area, drawing))
    if not edge:
        fix = "close the path of class sil (end it with Z), or take the class away"
        raise DrawingError(file, "its path of class sil is not a closed shape", fix)
    return edge


def _parsed(svg: str, file: Path) -> svgelements.SVG:
    try:
        drawing = svgelements.SVG.parse(StringIO(svg), width=SIZE, height=SIZE)
    except (ValueError, TypeError, IndexError, ZeroDivisionError) as error:
        fix = "export it again as plain SVG"
        raise DrawingError(file, f"its shapes cannot be read ({error})", fix) from error
    if drawing.viewbox is None:
        raise DrawingError(file, "it has no viewBox", 'add viewBox="0 0 width height"')
    return drawing


def _shapes(node: Any) -> Iterator[svgelements.Shape]:
    if isinstance(node, svgelements.Shape):
        yield node
    elif isinstance(node, list):
        for child in node:
            yield from _shapes(child)


def _is_marked(shape: svgelements.Shape) -> bool:
    return "sil" in str((shape.values or {}).get("class", "")).split()


def _filled_area(shape: svgelements.Shape) -> BaseGeometry:
    subpaths = [svgelements.Path(part) for part in svgelements.Path(shape).as_subpaths()]
    rings = [_sampled(part) for part in subpaths if _is_closed(part)]
    return unary_union([make_valid(Polygon(ring)) for ring in rings if len(ring) > 2])


def _is_closed(path: svgelements.Path) -> bool:
    start, end = path.first_point, path.current_point
    ended = any(isinstance(segment, svgelements.Close) for segment in path)
    return ended or (start is not None and end is not None and abs(start - end) < CLOSING_TOLERANCE)


def _sampled(path: svgelements.Path) -> list[tuple[float, float]]:
    points = []
    for segment in path:
        straight = isinstance(segment, svgelements.Line | svgelements.Close)
        steps = 1 if straight else SAMPLES_PER_CURVE
        if not isinstance(segment, svgelements.Move):
            points += [segment.point((step + 1) / steps) for step in range(steps)]
    return [(point.x, point.y) for point in points if abs(point) < MAX_COORDINATE]


def _fit_into_square(area: BaseGeometry, drawing: svgelements.SVG) -> BaseGeometry:
    width, height = float(drawing.width or SIZE), float(drawing.height or SIZE)
    scale = SIZE / max(width, height)
    shift_x, shift_y = (SIZE - width * scale) / 2, (SIZE - height * scale) / 2
    return affine_transform(area, [scale, 0, 0, scale, shift_x, shift_y])
