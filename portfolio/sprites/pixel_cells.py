"""A drawing as square cells: what each one shows, and where dots make it darker."""

from __future__ import annotations

from typing import NamedTuple
from xml.etree import ElementTree

import numpy
from PIL import Image

from portfolio.images.rasterize import rasterize_svg
from portfolio.sprites.outline import SIZE
from portfolio.sprites.painted_area import FAINTEST
from portfolio.sprites.pixel_palette import DARKEST, LINE, PixelPalette, nearest_colours, oklab

SAMPLES = 12
"""Points along the side of a cell at which the drawing is looked at."""

LINE_WEIGHT = 1.4
"""Votes of a point of a line, so that eyes, mouths and thin lines stay."""

STEPS = numpy.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]])
"""Order in which the cells of a square of 4 by 4 get dots as the shade grows darker."""

DARKEST_SHADE = 0.75
"""Share of dots in an ink's darkest shade."""

LEVELS = 8
"""Shades of an ink: so few that areas of one shade have an even pattern."""

LEAST_DEPTH = 0.05
"""Lightness from an ink's flat colour to its darkest shade, at least."""

BRIGHT = 0.7
"""Share of an ink's points that are as dark as its flat colour or darker."""

EMPTY = -1
"""Of a cell that shows nothing."""


class Cells(NamedTuple):
    """The cells of a drawing, as square arrays.

    Attributes:
        colours: Numbers of the palette's colours, `EMPTY` where nothing is.
        dots: Whether a cell is a dot of its colour's shade.
        edge: Whether it belongs to the outline.
    """

    colours: numpy.ndarray
    dots: numpy.ndarray
    edge: numpy.ndarray


def cells_of(svg: str, palette: PixelPalette, count: int) -> Cells:
    """Resamples a drawing.

    Args:
        svg: A safe drawing.
        palette: Its colours.
        count: Cells along each side.
    """
    pixels = _pixels(without_border(svg), count)
    alpha = pixels[..., 3]
    painted = (alpha * 2 >= alpha.max()) & (alpha.max() >= FAINTEST)
    lab = oklab(pixels[..., :3])
    numbers = numpy.where(painted, nearest_colours(lab, palette.inks), EMPTY)
    kinds = numpy.arange(len(palette.inks) + 2)
    votes = numpy.stack([_per_cell(numbers == kind, count) for kind in kinds])
    weights = numpy.where(kinds == LINE, LINE_WEIGHT, 1)[:, None, None]
    shown = votes.sum(axis=0) * 2 >= SAMPLES**2
    colours = numpy.where(shown, (votes * weights).argmax(axis=0), EMPTY)
    tones = _tones(lab[..., 0], numbers, colours, count)
    return Cells(colours, _dots(tones, colours), _edge(shown))


def without_border(svg: str) -> str:
    """Returns a drawing without its border, the path of class ``cut``."""
    root = ElementTree.fromstring(svg)
    for parent in [*root.iter()]:
        for child in [it for it in parent if "cut" in it.get("class", "").split()]:
            parent.remove(child)
    return ElementTree.tostring(root, encoding="unicode")


def _pixels(svg: str, count: int) -> numpy.ndarray:
    """Returns red, green, blue and opacity of a drawing in the middle of a square."""
    side = count * SAMPLES
    picture = rasterize_svg(svg, SIZE, side / SIZE)
    if picture.height > picture.width:
        width = SIZE * picture.width / picture.height
        picture = rasterize_svg(svg, width, side / SIZE)
    square = Image.new("RGBA", (side, side))
    square.paste(picture, ((side - picture.width) // 2, (side - picture.height) // 2))
    return numpy.asarray(square, dtype=float)


def _per_cell(points: numpy.ndarray, count: int) -> numpy.ndarray:
    """Returns the sum of the points of each cell."""
    return points.reshape(count, SAMPLES, count, SAMPLES).sum(axis=(1, 3))


def _tones(
    lightness: numpy.ndarray, numbers: numpy.ndarray, colours: numpy.ndarray, count: int
) -> numpy.ndarray:
    """Returns the lightness of each cell: the mean of those points that have its colour."""
    own = numbers == colours.repeat(SAMPLES, axis=0).repeat(SAMPLES, axis=1)
    return _per_cell(lightness * own, count) / numpy.maximum(_per_cell(own, count), 1)


def _dots(tones: numpy.ndarray, colours: numpy.ndarray) -> numpy.ndarray:
    """Returns where an ink is darker than its own bright areas, as dots in order."""
    share = numpy.zeros(colours.shape)
    for colour in numpy.unique(colours[colours > LINE]):
        own = colours == colour
        flat = numpy.quantile(tones[own], BRIGHT)
        depth = (flat - tones[own]) / max(flat - DARKEST, LEAST_DEPTH)
        share[own] = depth.clip(0, 1) * DARKEST_SHADE
    rows, columns = numpy.indices(colours.shape) % 4
    return numpy.round(share * LEVELS) / LEVELS * STEPS.size > STEPS[rows, columns] + 0.5


def _edge(shown: numpy.ndarray) -> numpy.ndarray:
    """Returns the cells around what is shown; at the end of the square they are its own."""
    framed = numpy.pad(shown, 1)
    beside = framed[:-2, 1:-1] | framed[2:, 1:-1] | framed[1:-1, :-2] | framed[1:-1, 2:]
    rim = numpy.ones(shown.shape, dtype=bool)
    rim[1:-1, 1:-1] = False
    return numpy.where(shown, rim, beside)
