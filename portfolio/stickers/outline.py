"""The outline of a sticker, which the physics of the playground needs.

What a drawing paints is traced in a picture of it, as a browser would show it. So whatever makes or
hides paint counts as it is seen: transforms, masks, clip paths, strokes, copies, styles, gradients.

Parts that stay apart are joined by a narrow bridge along the shortest line between them, so that
the rest of the edge stays exactly where it was drawn. Holes are left out, because the physics does
not support them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import numpy
from contourpy import FillType, contour_generator
from shapely import LineString, Polygon, make_valid, unary_union
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient
from shapely.ops import nearest_points

from portfolio.drawing.geometry import polygons_of
from portfolio.images.rasterize import rasterize_svg
from portfolio.picture_files.svg_safety import DrawingError
from portfolio.picture_files.svg_styles import ATTRIBUTES

BOX_SIZE = 200
DENSITY = 5
"""Pixels for each unit of a drawing that is 200 wide."""

FAINTEST = 20
"""Opacity, up to 255, of the strongest paint below which nothing can be seen."""

MAX_POINTS = 80
TOLERANCE = BOX_SIZE / 100 - 0.1  # leaves room for rounding to one decimal
BRIDGE_WIDTH = BOX_SIZE / 25
MIN_PART_AREA = BOX_SIZE**2 / 2000
CLOSINGS = (0, 2, 4, 8, 16, 32)
"""How wide the bays are, in units, that are filled until the edge has few enough points."""


class Point(NamedTuple):
    """A corner of an outline, in the units of a 200 x 200 drawing, y downwards."""

    x: float
    y: float


def painted_area(svg: str) -> BaseGeometry:
    """Returns the area that is painted at least half as strongly as the strongest paint.

    The drawing is safe, and as wide as high. The area is polygons with holes in a square of 200 by
    200; it is empty if nothing can be seen.
    """
    opacity = numpy.asarray(rasterize_svg(svg, BOX_SIZE, DENSITY).getchannel("A"), dtype=float)
    strongest = opacity.max()
    if strongest < FAINTEST:
        return Polygon()
    tracer = contour_generator(z=numpy.pad(opacity, 1), fill_type=FillType.OuterOffset)
    filled: Any = tracer.filled(strongest / 2, 256)
    return unary_union([_polygon(points, offsets) for points, offsets in zip(*filled, strict=True)])


def _polygon(points: numpy.ndarray, offsets: numpy.ndarray) -> BaseGeometry:
    """Returns a polygon of pixels' centres, with the holes that follow its edge, in units."""
    units = (points - 0.5) / DENSITY
    edge, *holes = (units[start:end] for start, end in pairwise(offsets))
    return make_valid(Polygon(edge, holes))


def outline_around(area: BaseGeometry) -> list[Point]:
    """Returns the corners of an area's outline.

    Args:
        area: What is drawn, in a square of 200 by 200; holes and crumbs are left out.

    Returns:
        Points, clockwise as seen, the last one not repeating the first; at most 80 if the edge can
        be smoothed so far, and none if there is nothing but crumbs. If there are at most 80 without
        smoothing, they lie within 1 % of the size of the drawn edge.
    """
    parts = [part for part in polygons_of(area) if part.area > MIN_PART_AREA]
    if not parts:
        return []
    whole, edge = _join(parts), list[Point]()
    for width in CLOSINGS:
        edge = _simplify(_without_bays(whole, width))
        if len(edge) <= MAX_POINTS:
            break
    return edge


def vertices_json(points: Iterable[Point]) -> str:
    """Returns an outline as the JSON array of `{x, y}` that the playground fetches."""
    return json.dumps([point._asdict() for point in points], separators=(",", ":")) + "\n"


def _without_bays(area: Polygon, width: float) -> Polygon:
    """Fills the bays of an edge up to a width; what stands out stays where it is."""
    if not width:
        return area
    closed = area.buffer(width / 2).buffer(-width / 2)
    return Polygon(max(polygons_of(closed), key=lambda part: part.area).exterior)


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


def marked_outline(svg: str, file: Path) -> list[Point]:
    """Returns the outline of a finished sticker: the shapes of class `sil` in its plain drawing.

    Its box is 200 by 200.

    Raises:
        DrawingError: They cover nothing; it names the file.
    """
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        for name in ATTRIBUTES.intersection(element.keys()):
            del element.attrib[name]
        if "sil" in element.get("class", "").split():
            element.set("fill", "black")
    root.set("fill", "none")
    edge = outline_around(painted_area(ElementTree.tostring(root, encoding="unicode")))
    if not edge:
        fix = "draw a closed path, or take the class away"
        raise DrawingError(file, "its path of class sil covers nothing", fix)
    return edge
