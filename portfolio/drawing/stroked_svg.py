"""Draws laid-out letters as a sticker whose border, ink and shadow are strokes of the letters.

The result looks as that of `lettering_svg.py`. Only the ground of the border is computed, and
coarsely, since its stroke is round: exact offsets take seconds for a long title, and a site may
have a thousand of them.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from shapely import unary_union
from shapely.affinity import translate
from shapely.geometry import box

from portfolio.drawing.geometry import fill_holes, polygons_of
from portfolio.drawing.letter_curves import Ring
from portfolio.drawing.lettering_svg import (
    MIN_HOLE_AREA,
    RIM,
    LetteringStyle,
    color_bands,
    view_box,
)
from portfolio.drawing.path_data import curves_path, lines_path
from portfolio.drawing.title_colors import Color, ColorClasses, LetteringColors

COARSE = 2
"""Largest distance between the ground of the border and its exact edge, in drawing units."""

SHADOW_STEP = 4
"""Largest distance between two copies of the letters in the shadow; their round strokes hide it."""


def stroked_svg(
    rings: Sequence[Ring], colors: LetteringColors, style: LetteringStyle, prefix: str
) -> str:
    """Draws the letters of a title; its ink starts at 0, 0, and its border is outside.

    Args:
        rings: Edges of the letters.
        colors: Colours of the bands, the ink and the border.
        style: The measures.
        prefix: Starts every id.
    """
    points: Any = np.concatenate([ring.points for ring in rings])
    start = style.outline * (1 + 1j) - complex(points.real.min(), points.imag.min())
    rings = [ring.moved(start) for ring in rings]
    right, bottom = (points + start).real.max(), (points + start).imag.max()
    letters = box(style.outline, style.outline, right, bottom)
    palette = ColorClasses(prefix, colors.scheme)

    def stroked(shapes: str, color: Color, width: float, name: str = "") -> str:
        """Returns shapes that are filled with a colour, and have a stroke of it around them."""
        stroke = f'{palette.stroke(color)} stroke-width="{2 * width:g}" stroke-linejoin="round"'
        return f"<g {palette.fill(color, name)}><g {stroke}>{shapes}</g></g>"

    border, edge, ink = style.outline + style.border, "", ""
    if style.border:
        ground = f'<path d="{_ground(rings, style)}"/>'
        edge = stroked(ground, colors.border, border, "cut")
        edge += stroked(ground, colors.plate, border - RIM) if colors.plate else ""
    if style.outline:
        small_holes = (it for it in rings if it.is_hole and _rest_of(it, style) <= MIN_HOLE_AREA)
        copies = f'<path d="{_path(small_holes)}"/>{_copies(f"{prefix}-shape", style.shadow)}'
        ink = stroked(copies, colors.ink, style.outline)
    bands = color_bands(letters, [palette.fill(band) for band in colors.bands], style)
    whole = letters.union(translate(letters, style.shadow, style.shadow)).buffer(border)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box(whole)}" '
        f'class="lettering" aria-hidden="true">{palette.style()}'
        f'<clipPath id="{prefix}-letters"><path id="{prefix}-shape" d="{_path(rings)}"/></clipPath>'
        f'{edge}{ink}<g clip-path="url(#{prefix}-letters)">{bands}</g></svg>'
    )


def _copies(shape: str, shadow: float) -> str:
    """Returns the letters, repeated along the diagonal that their shadow is cast on."""
    count = -(-shadow // SHADOW_STEP)
    shifts = [round(shadow * step / count, 1) for step in range(int(count) + 1)] if count else [0]
    return "".join(f'<use href="#{shape}" x="{shift:g}" y="{shift:g}"/>' for shift in shifts)


def _ground(rings: Sequence[Ring], style: LetteringStyle) -> str:
    """Returns the letters with their shadow as one shape, without its holes and narrow gaps."""
    reach = style.outline + style.border + style.closing_radius
    coarse = (ring.area.simplify(COARSE) for ring in rings if not ring.is_hole)
    grown = unary_union([area.buffer(reach, quad_segs=4) for area in coarse])
    shadows = [translate(grown, it, it) for it in (0, style.shadow / 2, style.shadow)]
    ground = fill_holes(unary_union(shadows).buffer(-reach, quad_segs=4)).simplify(COARSE)
    rings_of = (part.exterior.coords[:-1] for part in polygons_of(ground))
    return "".join(lines_path(complex(x, y) for x, y in points) + "z" for points in rings_of)


def _rest_of(hole: Ring, style: LetteringStyle) -> float:
    """Returns the area of a hole that outline and shadow leave open."""
    inside = hole.area.buffer(-style.outline)
    return inside.intersection(translate(inside, style.shadow, style.shadow)).area


def _path(rings: Iterable[Ring]) -> str:
    return "".join(f"{curves_path(ring.curves.tolist())}z" for ring in rings)
