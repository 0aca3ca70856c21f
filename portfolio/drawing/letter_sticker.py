"""Builds a sticker around set words.

From back to front: a white die-cut, the outline of the letters with a block of ink cast to the
lower right in one shape, then the letters as a window onto stepped, wavy bands of colour.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from math import pi, sin

from shapely import unary_union
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.curve_fitting import fit
from portfolio.drawing.geometry import without_holes
from portfolio.drawing.path_data import commands, path_data
from portfolio.drawing.text_layout import Lockup, Shape

INK = "#1B0F33"
PADDING = 4
LEAST_HOLE = 700
ABOVE_MARGIN = 4
WAVE_SAMPLES = 60


@dataclass(frozen=True)
class Style:
    """How thick the sticker is, in drawing units.

    Attributes:
        shape: The measures of the letters.
        outline: Width of the ink around the letters.
        block: How far the ink is cast to the right and down.
        die_cut: Width of the white around the ink.
        close: Radius up to which the white fills dents and gaps.
        wave: Height of the waves between two colours.
        waves: How many half waves run across.
    """

    shape: Shape = field(default_factory=Shape)
    outline: float = 8.5
    block: float = 11
    die_cut: float = 16
    close: float = 14
    wave: float = 9
    waves: float = 3


def sticker(
    lockup: Lockup, colours: Sequence[str], style: Style, prefix: str, tolerance: float
) -> str:
    """Writes the sticker as SVG.

    Args:
        lockup: The set words.
        colours: The bands from top to bottom.
        style: The measures.
        prefix: Starts every id.
        tolerance: How far curves may stray from the exact edge, in drawing units.

    Returns:
        An `<svg>` whose ink starts at 0, 0, with the die-cut outside of it.
    """
    ink = _cast(lockup.letters.buffer(style.outline), style.block)
    left, top = unary_union([ink, lockup.above]).bounds[:2]
    ink, letters, above = (
        translate(area, -left, -top) for area in (ink, lockup.letters, lockup.above)
    )
    cut = _die_cut(unary_union([ink, above.buffer(ABOVE_MARGIN)]), style)
    window = path_data(letters, tolerance)
    black = path_data(ink, tolerance) + path_data(above, tolerance)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_box(cut)}" '
        'class="lettering" aria-hidden="true">'
        f'<clipPath id="{prefix}-letters"><path clip-rule="evenodd" d="{window}"/></clipPath>'
        f'<path class="cut" fill="#fff" d="{path_data(cut, tolerance * 1.5)}"/>'
        f'<path fill="{INK}" fill-rule="evenodd" d="{black}"/>'
        f'<g clip-path="url(#{prefix}-letters)">{_bands(letters, colours, style)}</g></svg>'
    )


def _cast(letters: BaseGeometry, block: float) -> BaseGeometry:
    """Draws the ink along the diagonal and fills the holes too small to see."""
    steps = [step * block / round(block) for step in range(round(block) + 1)]
    return without_holes(unary_union([translate(letters, s, s) for s in steps]), LEAST_HOLE)


def _die_cut(area: BaseGeometry, style: Style) -> BaseGeometry:
    return without_holes(area.buffer(style.die_cut + style.close).buffer(-style.close))


def _box(area: BaseGeometry) -> str:
    x0, y0, x1, y1 = (round(bound) for bound in area.bounds)
    width, height = x1 - x0 + 2 * PADDING, y1 - y0 + 2 * PADDING
    return f"{x0 - PADDING} {y0 - PADDING} {width} {height}"


def _bands(letters: BaseGeometry, colours: Sequence[str], style: Style) -> str:
    x0, y0, x1, y1 = letters.bounds
    left, right, bottom = round(x0) - 9, round(x1) + 9, round(y1) + 9
    paints = [escape(colour) for colour in colours]
    painted = f'<path fill="{paints[0]}" d="M{left} {round(y0) - 9}H{right}V{bottom}H{left}z"/>'
    for index, paint in enumerate(paints[1:], 1):
        level = y0 + (y1 - y0) * index / len(paints)
        edge = [
            complex(left + (right - left) * u, level + style.wave * _wave(u, index, style.waves))
            for u in (sample / WAVE_SAMPLES for sample in range(WAVE_SAMPLES + 1))
        ]
        painted += f'<path fill="{paint}" d="{commands(fit(edge, 0.5))}V{bottom}H{left}z"/>'
    return painted


def _wave(across: float, index: int, waves: float) -> float:
    return sin(across * pi * waves + index * 0.6)
