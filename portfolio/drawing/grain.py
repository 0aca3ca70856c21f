"""Draws words as grains of sand: pixels whose colours fall by ordered dither and trickle down."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from zlib import crc32

import numpy as np
from numpy.typing import NDArray
from shapely import box, contains_xy, prepare, unary_union
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import polygons_of
from portfolio.drawing.glyphs import shape_units
from portfolio.drawing.lettering_svg import PADDING
from portfolio.drawing.title_colors import ColorClasses, LetteringColors
from portfolio.fonts.characters import is_rtl, text_width
from portfolio.fonts.family import FontPaths

GRAIN = 4
"""Width of a grain, in drawing units."""

FINE = 24
"""Grains of an em for a tolerance of 1. Their number is a multiple of ``DOTS``."""

WIDE = 0.5
"""Share by which the grid is finer for letters of Chinese, Japanese and Korean."""

DOTS = 10
"""Dots of an em in faces made of dots; a whole number of grains makes up each."""

SMALL_GRAIN, EYEBROW_EM, BELOW = 2, 20, 16
"""Width of the small line's grains, in drawing units, its em in grains, and the room below it."""

GAP = 0.1
"""Distance between the lowest grain of a line and the highest of the next, in ems."""

FALL, SHORT_FALL = 0.2, 0.17
"""Half the share of the height over which a colour changes to the next: in a single line, and in
several, where most of the change is between the lines."""

LOSS, LOSING = 0.4, 2
"""Share of the grains that the last rows have lost, and how many rows."""

DRIPPING, LONGEST = 1 / 3, 0.3
"""Share of the columns that trickle down, and how far they do, in ems."""

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


def bayer(size: int) -> NDArray[np.float64]:
    """Returns the thresholds of ordered dither, from 0 to 1, for a square of a power of 2."""
    if size == 1:
        return np.full((1, 1), 0.5)
    part = bayer(size // 2) * (size // 2) ** 2 - 0.5
    rows = np.block([[4 * part, 4 * part + 2], [4 * part + 3, 4 * part + 1]])
    return (rows + 0.5) / size**2


def grain_svg(
    rows: Sequence[str],
    colors: LetteringColors,
    fonts: FontPaths,
    prefix: str,
    eyebrow: str,
    tolerance: float,
) -> str:
    """Draws words as an SVG of grains, whose first grain is at 0, 0; see `draw_lettering`.

    The ``bands`` fall from top to bottom; the last of three or more is that of the grains that
    trickle down. A ``tolerance`` of 0.6 makes a fine grid.
    """
    is_wide = any(text_width(character) > 1 for row in rows for character in row)
    em = max(round(FINE * (1 + WIDE * is_wide) / tolerance / DOTS), 2) * DOTS
    random = Random(crc32("\n".join(rows).encode()))
    letters, baseline = _stacked([sample(row, fonts, em) for row in rows], em, is_rtl(rows[0]))
    letters = nicked(letters)
    sand = _trickled(letters, baseline, em, random)
    index = _fallen(sand.shape, baseline, len(colors.bands), len(rows))
    palette = ColorClasses(prefix, colors.scheme)
    layers = [
        f'<path {palette.fill(color)} d="{grains_path(sand & (index >= layer))}"/>'
        for layer, color in enumerate(colors.bands)
        if (sand & (index >= layer)).any()
    ]
    width, height = sand.shape[1] * GRAIN, sand.shape[0] * GRAIN
    small, room = "", (0, 0)
    if eyebrow:
        line, _ = sample(eyebrow, fonts, EYEBROW_EM)
        small, room = _small(line, palette.fill(colors.text), width if is_rtl(eyebrow) else 0)
    width, height, above = max(width, room[0]), height + room[1], room[1]
    box = f"{-PADDING} {-PADDING} {width + 2 * PADDING} {height + 2 * PADDING}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" class="lettering" '
        'aria-hidden="true" fill-rule="evenodd" shape-rendering="crispEdges">'
        f'{palette.style()}{small}<g transform="translate(0 {above}) scale({GRAIN})">'
        f"{''.join(layers)}</g></svg>"
    )


def _small(line: Grains, fill: str, right: int) -> tuple[str, tuple[int, int]]:
    """Returns the small line, up to the right if that is not 0, and the room that it takes."""
    height, width = (side * SMALL_GRAIN for side in line.shape)
    x = max(right - width, 0) if right else 0
    place = f"translate({x}) scale({SMALL_GRAIN})"
    return f'<path {fill} transform="{place}" d="{grains_path(line)}"/>', (width, height + BELOW)


def _stacked(
    lines: Sequence[tuple[Grains, int]], em: int, right_to_left: bool
) -> tuple[Grains, int]:
    """Puts lines below each other, with room to trickle; returns the last baseline as well."""
    gap, room = round(GAP * em), round(LONGEST * em)
    width = max(line.shape[1] for line, _ in lines)
    padded = []
    for line, _ in lines:
        free = width - line.shape[1]
        padded.append(np.pad(line, ((0, gap), (free, 0) if right_to_left else (0, free))))
    whole = np.concatenate(padded)[:-gap]
    baseline = whole.shape[0] - lines[-1][0].shape[0] + lines[-1][1]
    return np.pad(whole, ((0, room), (0, 0))), baseline


def _trickled(letters: Grains, baseline: int, em: int, random: Random) -> Grains:
    """Takes grains out of the last rows of the last line and strews some below."""
    sand = letters.copy()
    for column in range(letters.shape[1]):
        filled = np.flatnonzero(letters[:, column])
        if not filled.size or filled[-1] < baseline - 1 - LOSING:
            continue
        lowest = int(filled[-1])
        for row in range(lowest, lowest - LOSING, -1):
            sand[row, column] &= random.random() >= LOSS
        if random.random() < DRIPPING:
            length = 2 + round((LONGEST * em - 2) * random.random() ** 2)
            for row in range(lowest + 1, min(lowest + 1 + length, len(sand))):
                share = (row - lowest) / (length + 1)
                sand[row, column] |= random.random() < 0.58 - 0.3 * share
    last = np.flatnonzero(sand.any(1))[-1]
    return sand[: last + 1]


def _fallen(shape: tuple[int, ...], baseline: int, colors: int, lines: int) -> NDArray[np.int_]:
    """Returns the number of the colour of each grain."""
    falling = colors if colors < 3 else colors - 1
    half = (FALL if lines == 1 else SHORT_FALL) * 2 / falling
    share = np.arange(shape[0]) / baseline
    place = np.zeros(shape[0])
    for step in range(1, falling):
        place += np.clip((share - step / falling) / (2 * half) + 0.5, 0, 1)
    if colors > falling:
        place += np.clip((np.arange(shape[0]) - baseline + 5) / 14, 0, 1)
    rows, columns = np.indices(shape)
    thresholds = bayer(8)[rows % 8, columns % 8]
    return np.minimum(np.floor(place[:, None] + thresholds).astype(int), colors - 1)


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
