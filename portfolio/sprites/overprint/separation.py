"""Separates a drawing: says for each of its pixels how it is printed.

The drawing is rasterized without smoothing, so whatever it is made of counts as it is seen: groups,
classes, clip paths, copies, gradients.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import numpy
from numpy import ndarray
from shapely import MultiPolygon
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import polygons_of
from portfolio.images.rasterize import rasterize_svg
from portfolio.sprites.outline import SIZE
from portfolio.sprites.overprint.inks import Ink
from portfolio.sprites.overprint.masks import DENSITY, grown, spread, traced
from portfolio.sprites.overprint.tones import Rgb, Tone, first_ink, tone_of
from portfolio.sprites.painted_area import FAINTEST

STEPS = 31
"""Channels are rounded to this many steps before they are classified: gradients have thousands of
colours."""

BARE = Tone(None)
SLENDER = 1.6
"""How many times longer than high a drawing is that gets finer dots, as logos do."""

WHITE = 240
"""The least value, up to 255, of the channels of white paper."""

LINE_REACH = 8
"""Units up to which fills go on below the lines between them."""

OUTER_LINE = 7
"""Units from the drawing's edge to which lines count as outer ones, where fills only just begin."""

OUTER_REACH = 1
LONELY = 0.2
"""Share of paint along a line's edges below which it stands for itself, as in a line drawing."""


@dataclass(frozen=True, eq=False)
class Separation:
    """How each pixel is printed.

    Attributes:
        tones: The ways there are; the first is unpainted.
        pixels: For each pixel the number of its tone; fills go on below lines.
        lines: Where the lines are.
    """

    tones: list[Tone]
    pixels: ndarray
    lines: ndarray

    def base(self, ink: Ink) -> ndarray:
        """Returns where an ink lies whole."""
        return self._where([tone.base == ink for tone in self.tones])

    def dotted(self, ink: Ink, base: Ink | None) -> ndarray:
        """Returns where there are dots of an ink on another or on bare paper."""
        return self._where([tone.dots == ink and tone.base == base for tone in self.tones])

    def coverage(self) -> ndarray:
        """Returns the dots' coverage, 0 to 1."""
        return numpy.array([tone.coverage for tone in self.tones])[self.pixels]

    def _where(self, chosen: list[bool]) -> ndarray:
        return numpy.array(chosen)[self.pixels]

    @cached_property
    def line_area(self) -> BaseGeometry:
        """Where the lines are, in units."""
        return traced(self.lines, crumb=0.5)

    def lonely_lines(self) -> BaseGeometry:
        """Returns the lines without fills beside them, which card could not show bare."""
        painted = traced((self.pixels > 0) & ~self.lines)
        lonely = []
        for line in polygons_of(self.line_area):
            beside = line.buffer(1.5).difference(line)
            if beside.intersection(painted).area < LONELY * beside.area:
                lonely.append(line)
        return MultiPolygon(lonely)


def separation_of(picture: ndarray, paper: ndarray) -> Separation:
    """Separates a drawing.

    Args:
        picture: Its red, green, blue and opacity, as :func:`rasterized` returns them.
        paper: Where there is nothing of it but the paper it lies on.
    """
    steps = numpy.round(_on_white(picture) * (STEPS / 255)).astype("uint32")
    packed = (steps[..., 0] << 16) + (steps[..., 1] << 8) + steps[..., 2] + 1
    codes, numbers, counts = numpy.unique(
        numpy.where(paper, 0, packed), return_inverse=True, return_counts=True
    )
    seen = {int(code): int(count) for code, count in zip(codes, counts, strict=True) if code}
    first = first_ink({_rgb(code): count for code, count in seen.items()})
    tone_by_code = {0: BARE, **{code: tone_of(_rgb(code), first) for code in seen}}
    tones = list(dict.fromkeys([BARE, *tone_by_code.values()]))
    numbered = numpy.array([tones.index(tone_by_code[int(code)]) for code in codes], dtype="uint8")
    pixels = numbered[numbers.reshape(paper.shape)]
    return _with_fills_below_lines(tones, pixels)


def _with_fills_below_lines(tones: list[Tone], pixels: ndarray) -> Separation:
    lines = numpy.array([tone.base == "line" for tone in tones])[pixels]
    inner = lines & ~grown(pixels == 0, OUTER_LINE)
    begun = spread(pixels, lines, OUTER_REACH)
    return Separation(tones, spread(begun, inner & (begun == 0), LINE_REACH), lines)


def rasterized(root: Element) -> ndarray:
    """Returns a drawing's red, green, blue and opacity, at the density of masks, unsmoothed."""
    sharp = Element(root.tag, {**root.attrib, "shape-rendering": "crispEdges"})
    sharp.extend(root)
    svg = ElementTree.tostring(sharp, encoding="unicode")
    return numpy.asarray(rasterize_svg(svg, _width(root), DENSITY))


def _width(root: Element) -> float:
    """Returns how many units wide a drawing is: its longer side has 200, more if it is slender."""
    box = [float(number) for number in re.findall(r"[-+]?[\d.]+", root.get("viewBox", ""))]
    width, height = box[2:] if len(box) == 4 and min(box[2:]) > 0 else (1, 1)
    longer = SIZE * min(2, max(1, max(width / height, height / width) / SLENDER))
    return longer * min(1, width / height)


def is_paper(picture: ndarray) -> ndarray:
    """Returns which pixels are as good as white."""
    return _on_white(picture).min(axis=2) >= WHITE


def is_painted(picture: ndarray) -> ndarray:
    """Returns which pixels can be seen."""
    return picture[..., 3] >= FAINTEST


def _on_white(picture: ndarray) -> ndarray:
    """Returns the colours, 0 to 255, as they look on white."""
    opacity = picture[..., 3:] / 255
    return picture[..., :3] * opacity + 255 * (1 - opacity)


def _rgb(code: int) -> Rgb:
    steps = [(code - 1) >> shift & 255 for shift in (16, 8, 0)]
    red, green, blue = (round(step * 255 / STEPS) for step in steps)
    return red, green, blue
