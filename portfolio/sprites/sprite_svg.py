"""Turns an SVG drawing into a sprite of the playground.

A sprite is drawn in a box of 200 by 200. Its outline keeps 15 units clear of the box and has a
white border of 12, outside of which nothing is drawn; the same numbers are in the playground's
`defaults.js`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from shapely import Polygon

from portfolio.picture_files.read_svg import read_safe_svg
from portfolio.picture_files.svg_safety import DrawingError
from portfolio.sprites.marked_outline import marked_outline
from portfolio.sprites.outline import MAX_POINTS, SIZE, Point, outline_around, painted_area
from portfolio.sprites.svg_layers import (
    Box,
    Frame,
    hidden_outline,
    moved_group,
    nested_svg,
    svg_text,
    white_border,
    without_foreign_nodes,
)

MARGIN = 15
HAIRLINE = 4
"""Units of 200: what is thinner everywhere cannot be dragged."""

FOUR_NUMBERS = r"[\s,]+".join([r"([-+]?[\d.]+(?:e[-+]?\d+)?)"] * 4)


class Sprite(NamedTuple):
    """A drawing ready for the playground, with its outline."""

    svg: str
    outline: list[Point]


class UselessDrawingError(DrawingError):
    """A drawing whose paint makes no sprite.

    Attributes:
        svg: How it was seen, in a box of 200 by 200.
    """

    def __init__(self, file: Path, found: str, fix: str, svg: str) -> None:
        super().__init__(file, found, fix)
        self.svg = svg


def sprite_of(drawing: Path) -> Sprite:
    """Fits a drawing into the box and adds the white border.

    A drawing whose outline is marked with the class `sil` is taken to be a finished sprite and is
    only scaled.

    Args:
        drawing: The SVG file.

    Raises:
        UselessDrawingError: Nothing of it can be seen, or nothing but hairlines, or its edge is too
            intricate.
        DrawingError: It is unsafe, or has no view box.
    """
    root = without_foreign_nodes(ElementTree.fromstring(read_safe_svg(drawing)))
    box = _view_box(root, drawing)
    if any("sil" in node.get("class", "").split() for node in root.iter()):
        svg = svg_text(moved_group(root, _fitted(box)))
        return Sprite(svg, _few(marked_outline(svg, drawing), drawing, svg))
    frame = _fitted(_seen_box(root, box, drawing))
    outline = _traced(root, box, frame, drawing)
    frame = _centre(frame, outline)
    outline = _traced(root, box, frame, drawing)
    placed = nested_svg(root, box, frame)
    _few(outline, drawing, svg_text(placed))
    return Sprite(svg_text(white_border(outline), placed, hidden_outline(outline)), outline)


def _traced(root: Element, box: Box, frame: Frame, drawing: Path) -> list[Point]:
    """Returns the outline of what a drawing paints, placed in the box by a frame."""
    svg = svg_text(nested_svg(root, box, frame))
    outline = outline_around(painted_area(svg))
    if not outline or Polygon(outline).buffer(-HAIRLINE / 2).is_empty:
        fix = "fill its shapes, or make its lines thicker"
        raise UselessDrawingError(drawing, "there is nothing but hairlines in it", fix, svg)
    return outline


def _few(outline: list[Point], drawing: Path, svg: str) -> list[Point]:
    if len(outline) > MAX_POINTS:
        found = f"its edge needs {len(outline)} points and {MAX_POINTS} are allowed"
        fix = "smooth its edge, or add a simpler path of class sil"
        raise UselessDrawingError(drawing, found, fix, svg)
    return outline


def _seen_box(root: Element, box: Box, drawing: Path) -> Box:
    """Returns the smallest box of what is painted, also outside of the view box."""
    reach = 3 * max(box.width, box.height)
    left, top = box.left + (box.width - reach) / 2, box.top + (box.height - reach) / 2
    around = svg_text(nested_svg(root, box, Frame(1, 0, 0)), box=Box(left, top, reach, reach))
    painted = painted_area(around)
    if painted.is_empty:
        fix = "give a shape a fill or a stroke that can be seen"
        svg = svg_text(nested_svg(root, box, _fitted(box)))
        raise UselessDrawingError(drawing, "nothing in it is painted", fix, svg)
    start_x, start_y, end_x, end_y = (side * reach / SIZE for side in painted.bounds)
    return Box(left + start_x, top + start_y, end_x - start_x, end_y - start_y)


def _view_box(root: Element, drawing: Path) -> Box:
    numbers = re.fullmatch(FOUR_NUMBERS, root.get("viewBox", "").strip())
    box = Box(*map(float, numbers.groups())) if numbers else Box(0, 0, 0, 0)
    if not (box.width > 0 and box.height > 0 and isfinite(sum(box))):
        fix = 'add viewBox="0 0 width height"'
        raise DrawingError(drawing, "it has no viewBox", fix)
    return box


def _fitted(box: Box) -> Frame:
    """Returns the frame that scales a box of the drawing to the size of the sprite's box."""
    scale = SIZE / max(box.width, box.height)
    indent = [(SIZE - side * scale) / 2 for side in (box.width, box.height)]
    return Frame(scale, indent[0] - box.left * scale, indent[1] - box.top * scale)


def _centre(frame: Frame, outline: Sequence[Point]) -> Frame:
    """Returns the frame that puts the outline in the middle of the box, as large as it may be."""
    left, top, right, bottom = Polygon(outline).bounds
    grow = (SIZE - 2 * MARGIN) / max(right - left, bottom - top)
    return Frame(
        frame.scale * grow,
        frame.x * grow + (SIZE - (left + right) * grow) / 2,
        frame.y * grow + (SIZE - (top + bottom) * grow) / 2,
    )
