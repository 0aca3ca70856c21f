"""Drawings as pixel sprites: square cells in a few colours of the theme, and a line around them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy

from portfolio.models.svg_safety import SVG
from portfolio.models.theme import Theme
from portfolio.sprites.outline import SIZE
from portfolio.sprites.pixel_cells import EMPTY, Cells, cells_of
from portfolio.sprites.pixel_palette import FIRST_INK, LIGHT, PixelPalette, pixel_palette

SPRITE, MASCOT = 48, 96
"""Cells along each side."""


def pixel_sprite(svg: str, theme: Theme, count: int = SPRITE) -> str:
    """Resamples a drawing to square pixels.

    Its silhouette stays; a border of class ``cut`` is left out. A drawing that is not square comes
    into the middle.

    Args:
        svg: A safe drawing, of any view box.
        theme: Has the colours.
        count: Cells along each side.

    Returns:
        An SVG in a box of 200 by 200 that follows light and dark.
    """
    palette = pixel_palette(theme)
    layers = [*_layers(cells_of(svg, palette, count))]
    paths = "".join(f'<path class="{name}" d="{shape}"/>' for name, shape in layers)
    return (
        f'<svg xmlns="{SVG}" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}" '
        f'shape-rendering="crispEdges"><style>{_style(palette, {name for name, _ in layers})}'
        f'</style><g transform="scale({SIZE / count:.6f})">{paths}</g></svg>\n'
    )


def pixel_mascot(svg: str, theme: Theme) -> str:
    """Returns the same of the mascot, which is shown larger and so has smaller pixels."""
    return pixel_sprite(svg, theme, MASCOT)


def _style(palette: PixelPalette, names: set[str]) -> str:
    """Returns the colours of the layers with these names, in light and in dark."""
    inks = {f"ink{number}": ink for number, ink in enumerate(palette.inks)}
    named = {"edge": palette.edge, "line": palette.line, "light": palette.light, **inks}
    colours = {name: colour for name, colour in named.items() if name in names}
    light = "".join(f".{name}{{fill:{it.light}}}" for name, it in colours.items())
    dark = "".join(f".{name}{{fill:{it.dark}}}" for name, it in colours.items())
    return f"{light}@media(prefers-color-scheme:dark){{{dark}}}"


def _layers(cells: Cells) -> Iterator[tuple[str, str]]:
    """Yields name and path of each layer, from back to front.

    The layers behind go on below those before them, so that no gaps can be seen.
    """
    inner = (cells.colours != EMPTY) & ~cells.edge
    masks = [
        ("edge", inner | cells.edge),
        ("line", inner),
        ("light", inner & (cells.colours == LIGHT)),
        *(
            (f"ink{colour - FIRST_INK}", inner & (cells.colours == colour))
            for colour in range(FIRST_INK, int(cells.colours.max()) + 1)
        ),
        ("line", inner & cells.dots),
    ]
    for name, mask in masks:
        if mask.any():
            yield name, _path(mask)


def _path(mask: numpy.ndarray) -> str:
    """Returns an area as rectangles: runs of cells, with those of the rows below that are equal."""
    path, at = [], (0, 0)
    for row, column, width, height in _rectangles(mask):
        step = f"m{column - at[0]} {row - at[1]}h{width}v{height}h-{width}z"
        path.append(step)
        at = (column, row)
    return "".join(path)


def _rectangles(mask: numpy.ndarray) -> Iterator[tuple[int, int, int, int]]:
    """Yields row, column, width and height."""
    left = mask.copy()
    for row, column in numpy.argwhere(mask).tolist():
        if not left[row, column]:
            continue
        ends = numpy.flatnonzero(~left[row, column:])
        width = int(ends[0]) if ends.size else mask.shape[1] - column
        ends = numpy.flatnonzero(~left[row:, column : column + width].all(axis=1))
        height = int(ends[0]) if ends.size else mask.shape[0] - row
        left[row : row + height, column : column + width] = False
        yield row, column, width, height
