"""Operations on Shapely areas that the drawing modules share."""

from math import inf

from shapely import Polygon, unary_union
from shapely.geometry.base import BaseGeometry

CONCAVE_RADIUS = 1.6


def polygons_of(area: BaseGeometry) -> list[Polygon]:
    """Returns the polygons of an area, without lines, points and empty ones."""
    parts = getattr(area, "geoms", [area])
    return [part for part in parts if isinstance(part, Polygon) and not part.is_empty]


def fill_holes(area: BaseGeometry, max_area: float = inf) -> BaseGeometry:
    """Returns an area without its holes, or without those that are not larger than an area."""
    filled = [
        Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > max_area])
        for part in polygons_of(area)
    ]
    return unary_union(filled)


def round_corners(area: BaseGeometry, radius: float) -> BaseGeometry:
    """Rounds corners, convex ones by a radius and concave ones a little.

    The radius is halved for as long as it would remove thin parts such as accents.
    """
    concave = min(radius, CONCAVE_RADIUS)
    rounded = area.buffer(-radius).buffer(radius + concave).buffer(-concave)
    removed = any(rounded.intersection(part).area < part.area * 0.8 for part in polygons_of(area))
    return round_corners(area, radius / 2) if removed and radius > 1 else rounded
