"""Turns an SVG drawing into a sticker of the playground.

A sticker is drawn in a box of 200 by 200. Its outline keeps 15 units clear of the box and has a
white border of 12, outside of which nothing is drawn; the same numbers are in the playground's
`defaults.js`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import isfinite
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from shapely import LinearRing, Polygon

from portfolio.drawing.geometry import polygons_of
from portfolio.picture_files.plain_svg import read_plain_svg, root_paint, view_box_of
from portfolio.picture_files.svg_safety import SVG_NAMESPACE, DrawingError
from portfolio.stickers.outline import (
    BOX_SIZE,
    MAX_POINTS,
    Point,
    marked_outline,
    outline_around,
    painted_area,
)

MARGIN = 15
HAIRLINE = 4
"""Units of 200: what is thinner everywhere cannot be dragged."""

BORDER = 12
CORNER_RADIUS = 9
"""Radius of the border's concave corners."""


class TracedDrawing(NamedTuple):
    """A drawing ready for the playground, with its outline."""

    svg: str
    outline: list[Point]


def trace_drawing(drawing: Path, *, has_border: bool = True) -> TracedDrawing:
    """Fits a drawing into the box and adds the white border.

    A drawing whose outline is marked with the class `sil` is taken to be a finished sticker and is
    only scaled.

    Args:
        drawing: The SVG file.
        has_border: Whether the theme's stickers have a border.

    Raises:
        DrawingError: It is unsafe, or has no view box; nothing of it can be seen, or nothing but
            hairlines; or its edge is too intricate.
    """
    root = ElementTree.fromstring(read_plain_svg(drawing))
    box = _view_box(root, drawing)
    if any("sil" in node.get("class", "").split() for node in root.iter()):
        svg = _svg_text(_moved_group(root, _fitted(box)))
        return TracedDrawing(svg, _few(marked_outline(svg, drawing), drawing))
    frame = _fitted(_seen_box(root, box, drawing))
    outline = _traced(root, box, frame, drawing)
    frame = _centre(frame, outline)
    outline = _traced(root, box, frame, drawing)
    _few(outline, drawing)
    border = [_white_border(outline)] if has_border else []
    layers = *border, _nested_svg(root, box, frame), _path(outline, "sil", "none")
    return TracedDrawing(_svg_text(*layers), outline)


def _traced(root: Element, box: Box, frame: Frame, drawing: Path) -> list[Point]:
    """Returns the outline of what a drawing paints, placed in the box by a frame."""
    outline = outline_around(painted_area(_svg_text(_nested_svg(root, box, frame))))
    if not outline or Polygon(outline).buffer(-HAIRLINE / 2).is_empty:
        fix = "fill its shapes, or make its lines thicker"
        raise DrawingError(drawing, "there is nothing but hairlines in it", fix)
    return outline


def _few(outline: list[Point], drawing: Path) -> list[Point]:
    if len(outline) > MAX_POINTS:
        found = f"its edge needs {len(outline)} points and {MAX_POINTS} are allowed"
        fix = "smooth its edge, or add a simpler path of class sil"
        raise DrawingError(drawing, found, fix)
    return outline


def _seen_box(root: Element, box: Box, drawing: Path) -> Box:
    """Returns the smallest box of what is painted, also outside of the view box."""
    reach = 3 * max(box.width, box.height)
    left, top = box.left + (box.width - reach) / 2, box.top + (box.height - reach) / 2
    around = _svg_text(_nested_svg(root, box, Frame(1, 0, 0)), box=Box(left, top, reach, reach))
    painted = painted_area(around)
    if painted.is_empty:
        fix = "give a shape a fill or a stroke that can be seen"
        raise DrawingError(drawing, "nothing in it is painted", fix)
    start_x, start_y, end_x, end_y = (side * reach / BOX_SIZE for side in painted.bounds)
    return Box(left + start_x, top + start_y, end_x - start_x, end_y - start_y)


def _view_box(root: Element, drawing: Path) -> Box:
    box = Box(*(view_box_of(root) or (0, 0, 0, 0)))
    if not (box.width > 0 and box.height > 0 and isfinite(sum(box))):
        fix = 'add viewBox="0 0 width height"'
        raise DrawingError(drawing, "it has no viewBox", fix)
    return box


def _fitted(box: Box) -> Frame:
    """Returns the frame that scales a box of the drawing to the size of the sticker's box."""
    scale = BOX_SIZE / max(box.width, box.height)
    indent = [(BOX_SIZE - side * scale) / 2 for side in (box.width, box.height)]
    return Frame(scale, indent[0] - box.left * scale, indent[1] - box.top * scale)


def _centre(frame: Frame, outline: Sequence[Point]) -> Frame:
    """Returns the frame that puts the outline in the middle of the box, as large as it may be."""
    left, top, right, bottom = Polygon(outline).bounds
    grow = (BOX_SIZE - 2 * MARGIN) / max(right - left, bottom - top)
    return Frame(
        frame.scale * grow,
        frame.x * grow + (BOX_SIZE - (left + right) * grow) / 2,
        frame.y * grow + (BOX_SIZE - (top + bottom) * grow) / 2,
    )


class Box(NamedTuple):
    """A rectangle in the units of a drawing."""

    left: float
    top: float
    width: float
    height: float


class Frame(NamedTuple):
    """Where a drawing goes: enlarged first, then moved."""

    scale: float
    x: float
    y: float


def _moved_group(root: Element, frame: Frame) -> Element:
    """Returns the drawing as a group, for one that is only scaled."""
    scale, x, y = (f"{number:.5g}" for number in frame)
    group = Element(f"{{{SVG_NAMESPACE}}}g", {"transform": f"translate({x} {y}) scale({scale})"})
    _fill(group, root)
    return group


def _fill(element: Element, root: Element) -> None:
    """Puts what a root holds into another element, with the paint it inherits from it."""
    inherited = root_paint(root)
    group = f"{{{SVG_NAMESPACE}}}g"
    inner = ElementTree.SubElement(element, group, inherited) if inherited else element
    inner.extend(root)


def _nested_svg(root: Element, box: Box, frame: Frame) -> Element:
    """Returns the drawing as an SVG in the sticker's, so that percentages keep what they are of."""
    scale, x, y = frame
    place = {
        "x": x + box.left * scale,
        "y": y + box.top * scale,
        "width": box.width * scale,
        "height": box.height * scale,
    }
    sides = {name: f"{number:.6g}" for name, number in place.items()}
    view = " ".join(f"{number:.9g}" for number in box)
    nested = Element(f"{{{SVG_NAMESPACE}}}svg", {**sides, "viewBox": view, "overflow": "visible"})
    _fill(nested, root)
    return nested


def border_edge(outline: Sequence[Point]) -> LinearRing:
    """Returns the outer edge of a sticker's border."""
    grown = Polygon(outline).buffer(BORDER + CORNER_RADIUS).buffer(-CORNER_RADIUS).simplify(0.2)
    return max(polygons_of(grown), key=lambda part: part.area).exterior


def _white_border(outline: Sequence[Point]) -> Element:
    """Returns the border of a sticker, which lies below the drawing."""
    corners = [Point(x, y) for x, y in border_edge(outline).coords[:-1]]
    return _path(corners, "cut", "white")


def _path(corners: Sequence[Point], name: str, fill: str) -> Element:
    numbers = " ".join(f"{number:.4g}" for number in chain.from_iterable(corners))
    return Element(f"{{{SVG_NAMESPACE}}}path", {"class": name, "fill": fill, "d": f"M{numbers}z"})


def _svg_text(*layers: Element, box: Box | None = None) -> str:
    """Returns layers as a file; ``box`` is its view box, by default that of a sticker."""
    side = str(BOX_SIZE)
    view = " ".join(f"{number:.9g}" for number in box or (0, 0, BOX_SIZE, BOX_SIZE))
    root = Element(f"{{{SVG_NAMESPACE}}}svg", width=side, height=side, viewBox=view)
    root.extend(layers)
    return ElementTree.tostring(root, encoding="unicode") + "\n"
