"""Draws laid-out words as an SVG that looks like a sticker.

From back to front: a white border; the outline of the letters and their shadow, which is cast to
the lower right; the letters, filled with wavy bands of colour; their small counters, through which
the border is seen. Border, outline and shadow are strokes of the letters. Only the ground of the
border is computed, and coarsely, since its stroke is round: exact offsets take seconds for a long
title, and a site may have a thousand of them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import pi, sin
from typing import Any

import numpy as np
from shapely import unary_union
from shapely.affinity import translate
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.curve_fitting import fit_curves
from portfolio.drawing.geometry import fill_holes, polygons_of
from portfolio.drawing.line_breaks import MAX_LINE_LENGTH
from portfolio.drawing.path_data import curves_path, lines_path
from portfolio.drawing.text_layout import LayoutStyle, Ring, area_of
from portfolio.drawing.title_colors import Color, ColorClasses, LetteringColors

PADDING = 4
MIN_HOLE_AREA = 700
OPENED_BY, COUNTER_INK = 2.75, 5.25
"""How far a small counter reaches into the letter, and the ink around it, in drawing units."""

EYEBROW_MARGIN = 4
WAVE_SAMPLES = 60
RIM = 0.65
"""Share of the border that is left around a plate of another colour, as thick as a sticker's."""

COARSE = 2
"""Largest distance between the ground of the border and its exact edge, in drawing units."""

SHADOW_STEP = 4
"""Largest distance between two copies of the letters in the shadow; their round strokes hide it."""


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
    text: tuple[Sequence[Ring], Sequence[Ring]],
    colors: LetteringColors,
    style: LetteringStyle,
    prefix: str,
) -> str:
    """Draws the letters and the small line of a title as a sticker.

    Its ink starts at 0, 0, and its border is outside.

    Args:
        text: Edges of the letters, and of the small line.
        colors: Colours of the bands, the ink and the border.
        style: The measures.
        prefix: Starts every id.
    """
    rings, eyebrow = _at_start(text, style.outline)
    points: Any = np.concatenate([ring.points for ring in rings])
    letters = box(points.real.min(), points.imag.min(), points.real.max(), points.imag.max())
    palette = ColorClasses(prefix, colors.scheme)

    def stroked(shapes: str, color: Color, width: float, name: str = "") -> str:
        """Returns shapes that are filled with a colour, and have a stroke of it around them."""
        stroke = f'{palette.stroke(color)} stroke-width="{2 * width:g}" stroke-linejoin="round"'
        return f"<g {palette.fill(color, name)}><g {stroke}>{shapes}</g></g>"

    border, edge, ink, counters = style.outline + style.border, "", "", ""
    if style.border:
        ground = f'<path d="{_ground(rings, eyebrow, style)}"/>'
        edge = stroked(ground, colors.border, border, "cut")
        edge += stroked(ground, colors.plate, border - RIM * style.border) if colors.plate else ""
    if style.outline:
        small = [it for it in rings if it.is_hole and _rest_of(it, style) <= MIN_HOLE_AREA]
        copies = f'<path d="{_path(small)}"/>{_copies(f"{prefix}-shape", style.shadow)}'
        ink = stroked(copies, colors.ink, style.outline)
        if style.border:
            opened = f'<path d="{_opened(small)}"/>'
            ground = f"<g {palette.fill(colors.plate or colors.border)}>{opened}</g>"
            counters = stroked(opened, colors.ink, COUNTER_INK) + ground
    if eyebrow:
        ink += f'<path {palette.fill(colors.eyebrow or colors.ink)} d="{_path(eyebrow)}"/>'
    bands = color_bands(letters, [palette.fill(band) for band in colors.bands], style)
    shadow = translate(letters, style.shadow, style.shadow)
    small = area_of(eyebrow).buffer(EYEBROW_MARGIN - style.outline)
    whole = unary_union([letters, shadow, small]).buffer(border)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box(whole)}" '
        f'class="lettering" aria-hidden="true">{palette.style()}'
        f'<clipPath id="{prefix}-letters"><path id="{prefix}-shape" d="{_path(rings)}"/></clipPath>'
        f'{edge}{ink}<g clip-path="url(#{prefix}-letters)">{bands}</g>{counters}</svg>'
    )


def _at_start(
    text: tuple[Sequence[Ring], Sequence[Ring]], outline: float
) -> tuple[list[Ring], list[Ring]]:
    """Returns the edges of both, moved so that the ink around them starts at 0, 0."""
    letters, eyebrow = text
    points: Any = np.concatenate([ring.points for ring in letters])
    left, top = points.real.min() - outline, points.imag.min() - outline
    for ring in eyebrow:
        left, top = min(left, ring.points.real.min()), min(top, ring.points.imag.min())
    return (
        [ring.moved(-complex(left, top)) for ring in letters],
        [ring.moved(-complex(left, top)) for ring in eyebrow],
    )


def _copies(shape: str, shadow: float) -> str:
    """Returns the letters, repeated along the diagonal that their shadow is cast on."""
    count = -(-shadow // SHADOW_STEP)
    shifts = [round(shadow * step / count, 1) for step in range(int(count) + 1)] if count else [0]
    return "".join(f'<use href="#{shape}" x="{shift:g}" y="{shift:g}"/>' for shift in shifts)


def _ground(rings: Sequence[Ring], eyebrow: Sequence[Ring], style: LetteringStyle) -> str:
    """Returns letters, shadow and small line as one shape, without its holes and narrow gaps."""
    reach = style.outline + style.border + style.closing_radius
    coarse = (ring.area.simplify(COARSE) for ring in rings if not ring.is_hole)
    grown = unary_union([area.buffer(reach, quad_segs=4) for area in coarse])
    small = area_of(eyebrow).simplify(COARSE)
    small = small.buffer(reach - style.outline + EYEBROW_MARGIN, quad_segs=4)
    shadows = [translate(grown, it, it) for it in (0, style.shadow / 2, style.shadow)]
    whole = fill_holes(unary_union([*shadows, small]).buffer(-reach, quad_segs=4))
    rings_of = (part.exterior.coords[:-1] for part in polygons_of(whole.simplify(COARSE)))
    return "".join(lines_path(complex(x, y) for x, y in points) + "z" for points in rings_of)


def _opened(holes: Iterable[Ring]) -> str:
    """Returns small counters, a little larger than in the font, so that ink does not close them."""
    areas = (hole.area.buffer(OPENED_BY, quad_segs=2).simplify(0.4) for hole in holes)
    points = (part.exterior.coords[:-1] for area in areas for part in polygons_of(area))
    return "".join(lines_path(complex(x, y) for x, y in row) + "z" for row in points)


def _rest_of(hole: Ring, style: LetteringStyle) -> float:
    """Returns the area of a hole that outline and shadow leave open."""
    inside = hole.area.buffer(-style.outline)
    return inside.intersection(translate(inside, style.shadow, style.shadow)).area


def _path(rings: Iterable[Ring]) -> str:
    return "".join(f"{curves_path(ring.curves.tolist())}z" for ring in rings)


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
