"""Samples words onto a grid of square grains, and writes grains as paths."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from shapely import box, contains_xy, prepare, unary_union
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import polygons_of
from portfolio.drawing.glyphs import shape_units
from portfolio.fonts.family import FontPaths

Grains = NDArray[np.bool_]
"""Rows of grains from top to bottom; True where there is one."""

SAMPLES = (1 / 6, 3 / 6, 5 / 6)
"""Places in each grain at which the area is looked at, to both sides."""

ENOUGH = 5 / 9
"""Share of the samples that fill a grain."""

HAIRLINE, LOST, THICKENED = 0.9, 0.25, 0.45
"""Half the width of a hairline in grains; share of a letter that may be thinner; and the grains by
which a letter with more of it is thickened on all sides, because its lines would break."""

CLOSED = 0.35
"""Half the width of the gaps that are closed in a face made of dots, in grains."""


def sample(text: str, fonts: FontPaths, em: int) -> tuple[Grains, int]:
    """Samples one line of text; returns its grains, and how many rows are above the baseline.

    Faces whose dots are a whole part of the em fit the grid when a dot is a whole number of grains.
    """
    area = unary_union(shape_units(text, fonts, em, 0))
    area = area.buffer(CLOSED, quad_segs=2).buffer(-CLOSED, quad_segs=2)
    if area.buffer(-HAIRLINE).buffer(HAIRLINE).area < area.area * (1 - LOST):
        area = area.buffer(THICKENED, quad_segs=2)
    left, top, right, bottom = (int(np.floor(bound)) for bound in area.bounds)
    columns, rows = np.arange(left, right + 1), np.arange(top, bottom + 1)
    prepare(area)
    hits = sum(
        contains_xy(area, *np.meshgrid(columns + x, rows + y)).astype(int)
        for x in SAMPLES
        for y in SAMPLES
    )
    grains = np.asarray(hits) >= ENOUGH * len(SAMPLES) ** 2
    filled_rows, filled_columns = np.flatnonzero(grains.any(1)), np.flatnonzero(grains.any(0))
    first = int(filled_rows[0])
    across = slice(filled_columns[0], filled_columns[-1] + 1)
    return grains[first : filled_rows[-1] + 1, across], -(top + first)


def nicked(grains: Grains) -> Grains:
    """Returns grains without the corners of shapes that are three grains wide and high, or more."""
    padded = np.pad(grains, 3)

    def at(x: int, y: int) -> Grains:
        return padded[3 + y : 3 + y + grains.shape[0], 3 + x : 3 + x + grains.shape[1]]

    corners = np.zeros_like(grains)
    for x in (-1, 1):
        for y in (-1, 1):
            is_outside = ~(at(x, 0) | at(0, y) | at(x, y))
            is_thick = at(-x, 0) & at(-2 * x, 0) & at(0, -y) & at(0, -2 * y) & at(-x, -y)
            corners |= is_outside & is_thick
    return grains & ~corners


def grains_path(grains: Grains) -> str:
    """Returns the outlines of grains as path data in grains, for the even-odd rule."""
    runs = [box(start, y, end, y + 1) for y, row in enumerate(grains) for start, end in _runs(row)]
    data, here = "", (0, 0)
    for polygon in polygons_of(unary_union(runs)):
        for ring in (polygon.exterior, *polygon.interiors):
            data, here = data + _ring(ring, here), _corners(ring)[0]
    return data


def _runs(row: NDArray[np.bool_]) -> list[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.pad(row.astype(int), 1)))
    return list(zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True))


def _corners(ring: BaseGeometry) -> list[tuple[int, int]]:
    """Returns the points at which a ring turns."""
    points = [(round(x), round(y)) for x, y in ring.coords[:-1]]
    around = zip([points[-1], *points[:-1]], points, [*points[1:], points[0]], strict=True)
    return [at for a, at, b in around if not (a[0] == at[0] == b[0] or a[1] == at[1] == b[1])]


def _ring(ring: BaseGeometry, here: tuple[int, int]) -> str:
    """Returns a ring as lines along the grid, from where the one before has ended."""
    corners = _corners(ring)
    (x, y), dy = corners[0], corners[0][1] - here[1]
    data = f"m{x - here[0]}{dy if dy < 0 else f' {dy}'}"
    for across, down in corners[1:]:
        data += f"v{down - y}" if across == x else f"h{across - x}"
        x, y = across, down
    return data + "z"
