"""Turns an SVG drawing into a sprite of the playground.

A sprite is drawn in a box of 200 by 200. Its outline keeps 15 units clear of the box and has a
white border of 12, outside of which nothing is drawn; the same numbers are in the playground's
`defaults.js`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain
from math import isfinite
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from shapely import Polygon

from portfolio.drawing.geometry import polygons_of
from portfolio.drawing.outlines import SIZE, Point, outline_of_svg
from portfolio.models.svg_safety import SVG, DrawingError, read_safe_svg

MARGIN = 15
BORDER = 12
CORNER_RADIUS = 9
"""Radius of the border's concave corners."""

XLINK = "http://www.w3.org/1999/xlink"
FOUR_NUMBERS = r"[\s,]+".join([r"([-+]?[\d.]+(?:e[-+]?\d+)?)"] * 4)
ROOT_ONLY = {"viewBox", "width", "height", "x", "y", "preserveAspectRatio", "version", "id"}


class Sprite(NamedTuple):
    """A drawing ready for the playground, with its outline."""

    svg: str
    outline: list[Point]


class Frame(NamedTuple):
    """Where a drawing goes: enlarged first, then moved."""

    scale: float
    x: float
    y: float


def sprite_of(drawing: Path) -> Sprite:
    """Fits a drawing into the box and adds the white border.

    A drawing whose outline is marked with the class `sil` is taken to be a finished sprite and is
    only scaled.

    Args:
        drawing: The SVG file.

    Raises:
        DrawingError: It is unsafe, has no closed shape or too intricate an edge.
    """
    root = _without_foreign_nodes(ElementTree.fromstring(read_safe_svg(drawing)))
    frame = _view_box_frame(root, drawing)
    finished = any("sil" in node.get("class", "").split() for node in root.iter())
    if not finished:
        frame = _centre(frame, outline_of_svg(_svg(_transformed(root, frame)), drawing))
    outline = outline_of_svg(_svg(_transformed(root, frame)), drawing)
    layers = [_transformed(root, frame)]
    if not finished:
        layers = [_border(outline), *layers, _marked_outline(outline)]
    return Sprite(_svg(*layers), outline)


def _without_foreign_nodes(root: Element) -> Element:
    """Removes the elements and attributes that drawing programs add; none of them is drawn."""
    for node in [*root.iter()]:
        for child in [child for child in node if not child.tag.startswith(f"{{{SVG}}}")]:
            node.remove(child)
        for name in [name for name in node.attrib if name.startswith("{") and XLINK not in name]:
            del node.attrib[name]
    return root


def _view_box_frame(root: Element, drawing: Path) -> Frame:
    """Returns the frame that scales the drawing's view box to the size of the box."""
    numbers = re.fullmatch(FOUR_NUMBERS, root.get("viewBox", "").strip())
    left, top, width, height = map(float, numbers.groups()) if numbers else (0, 0, 0, 0)
    if not (width > 0 and height > 0 and isfinite(width + height + left + top)):
        fix = 'add viewBox="0 0 width height"'
        raise DrawingError(drawing, "it has no viewBox", fix)
    scale = SIZE / max(width, height)
    indent = [(SIZE - side * scale) / 2 for side in (width, height)]
    return Frame(scale, indent[0] - left * scale, indent[1] - top * scale)


def _centre(frame: Frame, outline: Sequence[Point]) -> Frame:
    """Returns the frame that puts the outline in the middle of the box, as large as it may be."""
    left, top, right, bottom = Polygon(outline).bounds
    grow = (SIZE - 2 * MARGIN) / max(right - left, bottom - top)
    return Frame(
        frame.scale * grow,
        frame.x * grow + (SIZE - (left + right) * grow) / 2,
        frame.y * grow + (SIZE - (top + bottom) * grow) / 2,
    )


def _transformed(root: Element, frame: Frame) -> Element:
    scale, x, y = (f"{number:.5g}" for number in frame)
    group = Element(f"{{{SVG}}}g", {"transform": f"translate({x} {y}) scale({scale})"})
    inherited = {name: value for name, value in root.items() if name not in ROOT_ONLY}
    inner = ElementTree.SubElement(group, f"{{{SVG}}}g", inherited) if inherited else group
    inner.extend(root)
    return group


def _border(outline: Sequence[Point]) -> Element:
    grown = Polygon(outline).buffer(BORDER + CORNER_RADIUS).buffer(-CORNER_RADIUS).simplify(0.2)
    edge = max(polygons_of(grown), key=lambda part: part.area).exterior
    corners = [Point(x, y) for x, y in edge.coords[:-1]]
    return _path(corners, "cut", "#fff")


def _marked_outline(outline: Sequence[Point]) -> Element:
    """Returns the path by which `outline_of` finds this outline again."""
    return _path(outline, "sil", "none")


def _path(corners: Sequence[Point], name: str, fill: str) -> Element:
    numbers = " ".join(f"{number:.4g}" for number in chain.from_iterable(corners))
    return Element(f"{{{SVG}}}path", {"class": name, "fill": fill, "d": f"M{numbers}z"})


def _svg(*layers: Element) -> str:
    ElementTree.register_namespace("", SVG)
    ElementTree.register_namespace("xlink", XLINK)
    side = str(SIZE)
    root = Element(f"{{{SVG}}}svg", width=side, height=side, viewBox=f"0 0 {side} {side}")
    root.extend(layers)
    return ElementTree.tostring(root, encoding="unicode") + "\n"
