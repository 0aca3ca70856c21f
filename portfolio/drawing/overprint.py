"""Draws words as a print of two or three inks whose plates do not quite meet.

From back to front: an edge of paper; a fringe to the lower left of the letters; the letters of each
line in its ink; where letters overlap, their inks mixed; dots of the next ink, which grow towards
the foot of the line and are mixed with what is below them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shapely import Polygon, unary_union
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import fill_holes, polygons_of
from portfolio.drawing.lettering_svg import view_box
from portfolio.drawing.overprint_layout import Line, lay_out
from portfolio.drawing.path_data import path_data
from portfolio.drawing.title_colors import Color, ColorClasses, LetteringColors
from portfolio.fonts.family import FontPaths

FRINGE = 0.026
"""Distance of the fringe from the letters, to the left and below, in ems of the line."""

RAMP, FOOT = 0.3, 0.24
"""Places where dots begin above the baseline and have grown together below it, in ems."""

STEP = 6
"""Distance of two rows of dots, in drawing units."""

SLIP = 3
"""Distance by which the plate of the dots has slipped to the right, in drawing units."""

GHOSTS = ((-3, 3), (3, -2))
"""Distances of the two inks beside the small line, in drawing units."""

EDGE = 4.5
SMALLEST_HOLE = 500
SMALLEST_OVERLAP = 14
"""Area below which letters only touch."""

FULL_DOT_RADIUS = 1.06
"""Radius of the largest dots, in distances of rows: nearly no gaps are left between them."""

SMALLEST_DOT_RADIUS = 0.14
DOT_GROWTH = 0.85
"""Speed at which dots grow: 1 is by the same step from row to row."""


def overprint_svg(
    rows: Sequence[str],
    colors: LetteringColors,
    fonts: FontPaths,
    prefix: str,
    eyebrow: str,
    tolerance: float,
) -> str:
    """Draws words as an SVG of a print, with fringe and edge left of 0, 0; see `draw_lettering`.

    The last of ``bands`` is that of the fringe, the others are the inks: a line is printed in one
    of them, in turn, with dots of the next. A ``tolerance`` of 0.6 makes fine curves and dots.
    """
    lines, small = lay_out(rows, fonts, eyebrow)
    palette = ColorClasses(prefix, colors.scheme)
    *inks, fringe = colors.bands
    plates = [
        _Plate(
            line, inks[index % len(inks)], inks[(index + 1) % len(inks)], f"{prefix}-line{index}"
        )
        for index, line in enumerate(lines)
    ]
    ghosts = [translate(small, x, y) for x, y in GHOSTS]
    drawn = unary_union([*ghosts, *(it for plate in plates for it in plate.printed)])
    edge = ""
    if colors.paper:
        drawn = fill_holes(drawn.buffer(EDGE), SMALLEST_HOLE)
        cut = path_data(drawn, tolerance * 1.5)
        edge = f'<path {palette.fill(colors.paper, "cut")} d="{cut}"/>'
    body = _body(plates, fringe, palette, tolerance)
    if eyebrow:
        small_inks = inks[0], inks[-1], colors.text
        body = "".join(_small(f"{prefix}-small", small_inks, palette)) + body
    shapes = [(plate.name, plate.line.area) for plate in plates]
    shapes += [(f"{prefix}-small", small)] if eyebrow else []
    letters = "".join(
        f'<path id="{name}" d="{path_data(area, tolerance)}"/>' for name, area in shapes
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box(drawn)}" class="lettering" '
        f'aria-hidden="true">{palette.style()}<defs>{letters}</defs>{edge}'
        f'<g fill-rule="evenodd" style="isolation:isolate">{body}</g></svg>'
    )


@dataclass(frozen=True)
class _Plate:
    """The letters of a line and their inks."""

    line: Line
    ink: Color
    second: Color
    name: str

    @property
    def _slip(self) -> float:
        return round(self.line.em * FRINGE)

    @property
    def printed(self) -> tuple[BaseGeometry, BaseGeometry]:
        """The areas of the letters and of their fringe."""
        return self.line.area, translate(self.line.area, -self._slip, self._slip)

    def fringe(self) -> str:
        return f'<use href="#{self.name}" x="{-self._slip}" y="{self._slip}"/>'

    def solid(self, palette: ColorClasses) -> str:
        return f'<use href="#{self.name}" {palette.fill(self.ink)}/>'

    def dots(self, palette: ColorClasses) -> str:
        """Returns the dots, clipped by the letters as a slipped plate prints them."""
        line, (left, _, right, bottom) = self.line, self.line.area.bounds
        box = (left, line.baseline - RAMP * line.em, right, bottom)
        dots = _halftone(box, line.baseline + FOOT * line.em, STEP)
        clip = f"{self.name}-dots"
        return (
            f'<clipPath id="{clip}"><use href="#{self.name}" x="{SLIP}" y="-1"/></clipPath>'
            f'<g clip-path="url(#{clip})" {palette.stroke(self.second)}>{dots}</g>'
        )


def _body(plates: Sequence[_Plate], fringe: Color, palette: ColorClasses, tolerance: float) -> str:
    """Returns the large lines, from back to front."""
    mixed = palette.overprint()
    return "".join(
        [
            f"<g {palette.fill(fringe)}>{''.join(plate.fringe() for plate in plates)}</g>",
            *(plate.solid(palette) for plate in plates),
            f"<g {mixed}>{''.join(_doubled(plates, palette, tolerance))}</g>",
            *(f"<g {mixed}>{plate.dots(palette)}</g>" for plate in plates),
        ]
    )


def _small(name: str, inks: tuple[Color, Color, Color], palette: ColorClasses) -> Iterator[str]:
    """Yields the small line, last, and its two ghosts."""
    for (x, y), ink in zip((*GHOSTS, (0, 0)), inks, strict=True):
        yield f'<use href="#{name}" x="{x}" y="{y}" {palette.fill(ink)}/>'


def _doubled(plates: Sequence[_Plate], palette: ColorClasses, tolerance: float) -> Iterator[str]:
    """Yields what is printed twice: letters on their neighbours and on those of the next line."""
    below: BaseGeometry = Polygon()
    for plate in reversed(plates):
        parts = polygons_of(unary_union([plate.line.doubled, plate.line.area & below]))
        seen = unary_union([part for part in parts if part.area > SMALLEST_OVERLAP])
        if not seen.is_empty:
            yield f'<path {palette.fill(plate.ink)} d="{path_data(seen, tolerance)}"/>'
        below = unary_union([below, plate.line.area])


def _halftone(box: tuple[float, float, float, float], full: float, step: float) -> str:
    """Returns rows of dots that fill a box, the smallest at its top, as a group without a colour.

    A row is one line whose dashes have no length and round ends, so that a dot takes no bytes and
    there is no tile whose seams could show. Dots have grown together at the height ``full``.
    """
    left, top, right, bottom = box
    rows = []
    for index in range(int((bottom - top) / step) + 2):
        y = top + index * step
        share = min(index * step / (full - top), 1) ** DOT_GROWTH
        width = 2 * step * (SMALLEST_DOT_RADIUS + (FULL_DOT_RADIUS - SMALLEST_DOT_RADIUS) * share)
        start = left - step * (index % 2)
        line = f"M{start:.0f} {y:.1f}H{right + step:.0f}"
        rows.append(f'<path stroke-width="{width:.1f}" d="{line}"/>')
    dashes = f'stroke-linecap="round" stroke-dasharray="0 {2 * step:g}"'
    return f"<g {dashes}>{''.join(rows)}</g>"
