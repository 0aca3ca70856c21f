"""Finds the outline of an SVG drawing, which the physics of the playground needs.

If a drawing marks its outline with the class `sil`, that path is used.
Of any other drawing all painted closed shapes are united. Parts that stay apart are joined by a
narrow bridge along the shortest line between them, so that the rest of the edge stays exactly
where it was drawn. Holes are left out, because the physics does not support them.
"""

import json
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import svgelements
from shapely import LineString, Polygon, make_valid, unary_union
from shapely.affinity import affine_transform
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient
from shapely.ops import nearest_points

from portfolio.drawing.geometry import polygons_of
from portfolio.models.svg_safety import DrawingError, read_safe_svg

SIZE = 200
MAX_POINTS = 80
TOLERANCE = SIZE / 100 - 0.1  # leaves room for rounding to one decimal
BRIDGE_WIDTH = SIZE / 25
MIN_PART_AREA = SIZE**2 / 2000
SAMPLES_PER_CURVE = 32
CLOSING_TOLERANCE = 0.01
MAX_COORDINATE = 1e6


class Point(NamedTuple):
    """A corner of an outline, in the units of a 200 x 200 drawing, y downwards."""

    x: float
    y: float


def outline_of(svg_path: Path) -> list[Point]:
    """Returns the outline of a drawing.

    Args:
        svg_path: The SVG file; it is checked for safety first.

    Returns:
        At most 80 points, clockwise as seen, the last one not repeating the first. They lie
        within 1 % of the size of the drawn edge, in a 200 x 200 square in which the drawing is
        fitted and centred as a browser would do.

    Raises:
        DrawingError: The drawing is unsafe, has no closed shape or too intricate an edge.
    """
    return outline_of_svg(read_safe_svg(svg_path), svg_path)


def outline_of_svg(svg: str, file: Path) -> list[Point]:
    """Returns the outline of a drawing that has been read and found safe, as `outline_of` does.

    Args:
        svg: Its text.
        file: The file that errors name.
    """
    drawing = _parsed(svg, file)
    marked = [shape for shape in _shapes(drawing) if _is_marked(shape)]
    area = (
        unary_union([_filled_area(shape) for shape in marked]) if marked else _painted_area(drawing)
    )
    parts = [
        part for part in polygons_of(_fit_into_square(area, drawing)) if part.area > MIN_PART_AREA
    ]
    if not parts:
        fix = "close the outline of at least one shape (end its path with Z)"
        raise DrawingError(file, "there is no closed shape in it", fix)
    edge = _simplify(_join(parts))
    if len(edge) > MAX_POINTS:
        found = f"its edge needs {len(edge)} points and {MAX_POINTS} are allowed"
        raise DrawingError(file, found, "smooth its edge, or add a simpler path of class sil")
    return edge


def vertices_json(points: Iterable[Point]) -> str:
    """Returns an outline as the JSON array of `{x, y}` that the playground fetches."""
    return json.dumps([point._asdict() for point in points], separators=(",", ":")) + "\n"


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


def _painted_area(node: Any) -> BaseGeometry:
    if isinstance(node, svgelements.Shape):
        painted = node.fill.value is not None or node.stroke.value is not None
        area = _filled_area(node) if painted else Polygon()
    elif isinstance(node, list):
        area = unary_union([_painted_area(child) for child in node])
    else:
        area = Polygon()
    clip = getattr(node, "clip_path", None)
    return (
        area.intersection(unary_union([_filled_area(s) for s in _shapes(clip)])) if clip else area
    )


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


def _join(parts: list[Polygon]) -> Polygon:
    whole, *apart = sorted((Polygon(part.exterior) for part in parts), key=lambda part: -part.area)
    while apart:
        nearest = min(apart, key=whole.distance)
        apart.remove(nearest)
        bridge = LineString(nearest_points(whole, nearest)).buffer(BRIDGE_WIDTH / 2)
        united = unary_union([whole, nearest, bridge])
        whole = Polygon(max(polygons_of(united), key=lambda part: part.area).exterior)
    return whole


def _simplify(area: Polygon) -> list[Point]:
    """Returns the corners at the least tolerance that leaves few enough for the physics."""
    edges = (_corners(area.simplify(TOLERANCE * step / 8)) for step in range(4, 9))
    coarsest: list[Point] = []
    for coarsest in edges:
        if len(coarsest) <= MAX_POINTS:
            break
    return coarsest


def _corners(area: BaseGeometry) -> list[Point]:
    ring = orient(max(polygons_of(area), key=lambda part: part.area)).exterior.coords[:-1]
    rounded = [Point(round(x, 1), round(y, 1)) for x, y in ring]
    return [point for i, point in enumerate(rounded) if point != rounded[i - 1]]
