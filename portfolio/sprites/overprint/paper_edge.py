"""The paper that a print lies on, cut with scissors: few straight facets."""

from __future__ import annotations

from xml.etree.ElementTree import Element

import numpy
from numpy import ndarray
from shapely import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import polygons_of
from portfolio.sprites.overprint.masks import grown, mask_of, traced
from portfolio.sprites.overprint.separation import is_painted, is_paper, rasterized

FACETS = 26
BORDER = 9
"""Units of paper around a drawing that has none."""

ROUND = 4
"""Radius in units of concave corners, which scissors do not cut sharper."""

MOSTLY = 0.6
"""Share of a drawing's edge that has to be white for it to lie on paper of its own."""


def paper_of(root: Element, drawing: ndarray) -> tuple[ndarray, BaseGeometry]:
    """Finds the paper around a drawing.

    It is what has the class ``cut``, or else what is white up to the drawing's edge.

    Args:
        root: The drawing.
        drawing: Its pixels without what has the class ``cut``.

    Returns:
        Where there is nothing of the drawing, and the area of its paper in units, with facets.
    """
    outside = ~is_painted(drawing)
    painted = traced(~outside)
    if any(is_cut(node) for node in root.iter()):
        return outside, _faceted(traced(is_painted(rasterized(root))))
    white = is_paper(drawing) & ~outside
    edge = grown(numpy.pad(outside, 1, constant_values=True), 0.5)[1:-1, 1:-1] & ~outside
    if edge.any() and white[edge].mean() > MOSTLY:
        return outside | _at_edge(white, painted), _faceted(painted)
    return outside, _faceted(painted.buffer(BORDER + ROUND).buffer(-ROUND))


def _at_edge(white: ndarray, painted: BaseGeometry) -> ndarray:
    """Returns the white parts that reach to the edge of what is painted."""
    parts = [it for it in polygons_of(traced(white)) if it.distance(painted.boundary) < 1]
    return white & grown(mask_of(parts, white.shape), 0.5)


def is_cut(node: Element) -> bool:
    """Returns whether an element is the paper that a sticker is cut from."""
    return "cut" in node.get("class", "").split()


def _faceted(area: BaseGeometry) -> MultiPolygon:
    """Returns an area without holes, each part with few corners."""
    return MultiPolygon([Polygon(_corners(part)) for part in polygons_of(area)])


def _corners(part: Polygon) -> list[tuple[float, float]]:
    """Returns the corners that are left when those that matter least have been cut off."""
    ring = [(x, y) for x, y in part.exterior.simplify(0.3).coords[:-1]]
    while len(ring) > FACETS:
        areas = [
            Polygon([ring[i - 1], ring[i], ring[(i + 1) % len(ring)]]).area
            for i in range(len(ring))
        ]
        del ring[areas.index(min(areas))]
    return ring
