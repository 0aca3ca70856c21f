"""Operations on Shapely areas that the drawing modules share."""

from math import inf

from shapely import Polygon, unary_union
from shapely.geometry.base import BaseGeometry


def polygons_of(area: BaseGeometry) -> list[Polygon]:
    """Lists the polygons of an area.

    Args:
        area: Any geometry; lines, points and empty polygons in it are left out.

    Returns:
        Its polygons.
    """
    parts = getattr(area, "geoms", [area])
    return [part for part in parts if isinstance(part, Polygon) and not part.is_empty]


def fill_holes(area: BaseGeometry, max_area: float = inf) -> BaseGeometry:
    """Fills holes.

    Args:
        area: Polygons, perhaps with holes.
        max_area: Holes with a larger area stay open; by default all are filled.

    Returns:
        The filled area.
    """
    filled = [
        Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > max_area])
        for part in polygons_of(area)
    ]
    return unary_union(filled)
