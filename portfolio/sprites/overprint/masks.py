"""Turns masks of pixels into areas, spreads and smooths them."""

from __future__ import annotations

from collections.abc import Iterable

import numpy
from numpy import ndarray
from PIL import Image, ImageDraw, ImageFilter
from shapely import Polygon, unary_union
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import polygons_of
from portfolio.sprites.painted_area import area_above

DENSITY = 4
"""Pixels for each unit of a drawing that is 200 wide."""

CRUMB = 1.5
"""Area in square units of the smallest part, or hole, that is kept."""


def traced(mask: ndarray, crumb: float = CRUMB) -> BaseGeometry:
    """Returns the area of a mask in units, without crumbs."""
    if not mask.any():
        return Polygon()
    area = area_above(blurred(mask * 255.0, 1), 127.5, DENSITY)
    parts = [part for part in polygons_of(area) if part.area >= crumb]
    return unary_union([_without_pinholes(part, crumb) for part in parts])


def mask_of(parts: Iterable[Polygon], shape: tuple[int, ...]) -> ndarray:
    """Returns a mask of this shape, rows and columns, of areas in units."""
    picture = Image.new("L", (shape[1], shape[0]))
    draw = ImageDraw.Draw(picture)
    for part in parts:
        for number, ring in enumerate((part.exterior, *part.interiors)):
            corners = [(x * DENSITY - 0.5, y * DENSITY - 0.5) for x, y in ring.coords]
            draw.polygon(corners, fill=0 if number else 255)
    return numpy.asarray(picture) > 0


def blurred(field: ndarray, radius: float) -> ndarray:
    """Returns values of 0 to 255, each mixed with those around it; the radius is in pixels."""
    image = Image.fromarray(field.astype("uint8"))
    return numpy.asarray(image.filter(ImageFilter.GaussianBlur(radius)), dtype=float)


def grown(mask: ndarray, units: float) -> ndarray:
    """Returns a mask that reaches further by a distance in units."""
    return blurred(mask * 255.0, units * DENSITY / 2) > 6 if units else mask


def moved(mask: ndarray, units: tuple[float, float]) -> ndarray:
    """Returns a mask moved right and down; what leaves the picture is gone."""
    right, down = (round(unit * DENSITY) for unit in units)
    result = numpy.zeros_like(mask)
    result[down:, right:] = mask[: mask.shape[0] - down, : mask.shape[1] - right]
    return result


def spread(labels: ndarray, free: ndarray, units: float) -> ndarray:
    """Returns labels that have grown into free pixels, each as far as the distance.

    Args:
        labels: Numbers from 0 (none) to 255.
        free: Where labels may grow; they are replaced there.
        units: How far.
    """
    labels = numpy.where(free, 0, labels)
    for _ in range(round(units * DENSITY)):
        framed = numpy.pad(labels, 1)
        around = [framed[1:-1, :-2], framed[1:-1, 2:], framed[:-2, 1:-1], framed[2:, 1:-1]]
        labels = numpy.where(free & (labels == 0), numpy.maximum.reduce(around), labels)
    return labels


def _without_pinholes(part: Polygon, smallest: float) -> Polygon:
    return Polygon(part.exterior, [it for it in part.interiors if Polygon(it).area >= smallest])
