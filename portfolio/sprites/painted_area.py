"""Finds what a drawing paints: it is rasterized as a browser would show it, and traced.

So whatever makes or hides paint counts as it is seen: transforms, masks, clip paths, strokes,
copies, styles and gradients.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy
from contourpy import FillType, contour_generator
from PIL import Image
from shapely import Polygon, make_valid, unary_union
from shapely.geometry.base import BaseGeometry

from portfolio.images.rasterize import rasterize_svg
from portfolio.sprites.outline import SIZE

DENSITY = 5
"""Pixels for each unit of a drawing that is 200 wide."""

FAINTEST = 20
"""Opacity, up to 255, of the strongest paint below which nothing can be seen."""

Extent = tuple[float, float, float, float]


def painted_area(svg: str) -> BaseGeometry:
    """Returns the area that is painted at least half as strongly as the strongest paint.

    Args:
        svg: A safe drawing in a box of 200 by 200.

    Returns:
        Polygons with holes in the units of the box; empty if nothing can be seen.
    """
    paint = rasterize_svg(svg, SIZE, DENSITY).getchannel("A")
    strongest = _strongest(paint)
    if not strongest:
        return Polygon()
    return area_above(numpy.asarray(paint, dtype=float), strongest / 2, DENSITY)


def area_above(field: numpy.ndarray, level: float, density: float) -> BaseGeometry:
    """Returns where a picture's values are at least as high as a level.

    Args:
        field: A value from 0 to 255 for each pixel.
        level: The lowest value within the area.
        density: Pixels for each unit.

    Returns:
        Polygons with holes, in units.
    """
    tracer = contour_generator(z=numpy.pad(field, 1), fill_type=FillType.OuterOffset)
    filled: Any = tracer.filled(level, 256)
    rings = zip(*filled, [density] * len(filled[0]), strict=True)
    return unary_union([_polygon(*ring) for ring in rings])


def painted_extent(svg: str, width: float) -> Extent | None:
    """Returns left, top, right and bottom of what is painted, or None if nothing can be seen.

    Args:
        svg: A safe drawing.
        width: Of its view box, which should be square; the result is in the same units, from 0.
    """
    pixels = SIZE * DENSITY
    paint = rasterize_svg(svg, pixels, 1).getchannel("A")
    strongest = _strongest(paint)
    box = paint.point([255 if alpha * 2 >= strongest else 0 for alpha in range(256)]).getbbox()
    if not strongest or not box:
        return None
    left, top, right, bottom = (side * width / pixels for side in box)
    return left, top, right, bottom


def _strongest(paint: Image.Image) -> int:
    """Returns the highest opacity, or 0 if it cannot be seen."""
    (_, highest) = paint.getextrema()
    strongest = int(highest) if isinstance(highest, int | float) else 0
    return strongest if strongest >= FAINTEST else 0


def _polygon(points: numpy.ndarray, offsets: numpy.ndarray, density: float) -> BaseGeometry:
    """Returns a polygon of pixels' centres, with the holes that follow its edge, in units."""
    units = (points - 0.5) / density
    edge, *holes = (units[start:end] for start, end in pairwise(offsets))
    return make_valid(Polygon(edge, holes))
