"""Small questions about areas that the drawing modules share."""

from math import inf

from shapely import Polygon, unary_union
from shapely.geometry.base import BaseGeometry


def polygons_of(area: BaseGeometry) -> list[Polygon]:
    """Lists the polygons of an area.

    Args:
        area: Any geometry; lines and points in it are left out, and so is emptiness.

    Returns:
        Its polygons.
    """
    parts = getattr(area, "geoms", [area])
    return [part for part in parts if isinstance(part, Polygon) and not part.is_empty]


def without_holes(area: BaseGeometry, up_to: float = inf) -> BaseGeometry:
    """Fills holes.

    Args:
        area: Polygons, perhaps with holes.
        up_to: Holes with a larger area stay open; by default none does.

    Returns:
        The filled area.
    """
    filled = [
        Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > up_to])
        for part in polygons_of(area)
    ]
    return unary_union(filled)
