"""Draws laid-out words as an SVG that looks like a sticker.

From back to front: a white border; the outline of the letters and their shadow, which is cast to
the lower right, in one dark shape; the letters, filled with wavy bands of colour.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import pi, sin

from shapely import unary_union
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.curve_fitting import fit_curves
from portfolio.drawing.geometry import fill_holes
from portfolio.drawing.path_data import curves_path, path_data
from portfolio.drawing.text_layout import LayoutStyle
from portfolio.drawing.title_colors import ColorClasses, LetteringColors

PADDING = 4
MIN_HOLE_AREA = 700
EYEBROW_MARGIN = 4
WAVE_SAMPLES = 60
RIM = 9
"""Width of the border that is left around a plate of another colour, in drawing units."""

MAX_LINE_LENGTH = 18


@dataclass(frozen=True)
class LetteringStyle:
    """The measures of the sticker, in drawing units.

    Attributes:
        layout: The measures of the letters.
        outline: Width of the ink around the letters.
        shadow: Distance by which the ink is cast to the right and down.
        border: Width of the white around the ink.
        closing_radius: Gaps and dents of the border are filled up to this radius.
        wave_height: Height of the waves between two colours.
        half_waves: Number of half waves across.
        max_line_length: Most characters of a line, of which wide ones count twice.
    """

    layout: LayoutStyle = field(default_factory=LayoutStyle)
    outline: float = 8.5
    shadow: float = 11
    border: float = 16
    closing_radius: float = 14
    wave_height: float = 9
    half_waves: float = 3
    max_line_length: int = MAX_LINE_LENGTH


def lettering_svg(
    text: tuple[BaseGeometry, BaseGeometry],
    colors: LetteringColors,
    style: LetteringStyle,
    prefix: str,
    tolerance: float,
) -> str:
    """Draws the letters and the small line of a title as a sticker.

    Its ink starts at 0, 0, and its border is outside. ``prefix`` starts every id; ``tolerance`` is
    the largest distance between curve and exact edge, in drawing units.
    """
    letters, eyebrow = text
    ink = _with_shadow(letters.buffer(style.outline), style.shadow)
    left, top = unary_union([ink, eyebrow]).bounds[:2]
    ink, letters, eyebrow = (translate(area, -left, -top) for area in (ink, letters, eyebrow))
    drawn = unary_union([ink, eyebrow.buffer(EYEBROW_MARGIN)])
    border = _border(drawn, style) if style.border else drawn
    clip = path_data(letters, tolerance)
    cut = path_data(border, tolerance * 1.5)
    palette = ColorClasses(prefix, colors.scheme)
    edge = f'<path {palette.fill(colors.border, "cut")} d="{cut}"/>' if style.border else ""
    if colors.plate and style.border:
        inside = path_data(border.buffer(-RIM), tolerance * 1.5)
        edge += f'<path {palette.fill(colors.plate)} d="{inside}"/>'
    outline = path_data(ink, tolerance) if style.outline else ""
    small = path_data(eyebrow, tolerance)
    black = (
        f'<path {palette.fill(colors.ink)} fill-rule="evenodd" d="{outline}"/>'
        f'<path {palette.fill(colors.eyebrow or colors.ink)} fill-rule="evenodd" d="{small}"/>'
    )
    bands = color_bands(letters, [palette.fill(band) for band in colors.bands], style)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box(border)}" '
        'class="lettering" aria-hidden="true">'
        f'{palette.style()}<clipPath id="{prefix}-letters">'
        f'<path clip-rule="evenodd" d="{clip}"/></clipPath>{edge}{black}'
        f'<g clip-path="url(#{prefix}-letters)">{bands}</g></svg>'
    )


def _with_shadow(letters: BaseGeometry, length: float) -> BaseGeometry:
    """Repeats the letters along the diagonal and fills the holes that are too small to see."""
    if not length:
        return letters
    steps = [step * length / round(length) for step in range(round(length) + 1)]
    return fill_holes(unary_union([translate(letters, s, s) for s in steps]), MIN_HOLE_AREA)


def _border(area: BaseGeometry, style: LetteringStyle) -> BaseGeometry:
    grown = area.buffer(style.border + style.closing_radius)
    return fill_holes(grown.buffer(-style.closing_radius))


def view_box(area: BaseGeometry) -> str:
    """Returns the box of a drawing, a little larger than what is drawn."""
    x0, y0, x1, y1 = (round(bound) for bound in area.bounds)
    width, height = x1 - x0 + 2 * PADDING, y1 - y0 + 2 * PADDING
    return f"{x0 - PADDING} {y0 - PADDING} {width} {height}"


def color_bands(letters: BaseGeometry, fills: Sequence[str], style: LetteringStyle) -> str:
    """Returns the bands of colour behind letters, whose edges are waves.

    Args:
        letters: The letters, or their box.
        fills: Attributes that fill a band, from top to bottom.
        style: The measures.
    """
    x0, y0, x1, y1 = letters.bounds
    left, right, bottom = round(x0) - 9, round(x1) + 9, round(y1) + 9
    bands = f'<path {fills[0]} d="M{left} {round(y0) - 9}H{right}V{bottom}H{left}z"/>'
    for index, fill in enumerate(fills[1:], 1):
        level = y0 + (y1 - y0) * index / len(fills)
        edge = []
        for across in (sample / WAVE_SAMPLES for sample in range(WAVE_SAMPLES + 1)):
            wave = sin(across * pi * style.half_waves + index * 0.6)
            x, y = left + (right - left) * across, level + style.wave_height * wave
            edge.append(complex(x, y))
        curve = curves_path(fit_curves(edge, 0.5))
        bands += f'<path {fill} d="{curve}V{bottom}H{left}z"/>'
    return bands
