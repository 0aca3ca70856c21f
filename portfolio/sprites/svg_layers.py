"""The parts of a sprite's SVG: the drawing in its place, the white border, the hidden outline."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from shapely import Polygon

from portfolio.drawing.geometry import polygons_of
from portfolio.picture_files.svg_safety import SVG_NAMESPACE
from portfolio.sprites.outline import SIZE, Point

BORDER = 12
CORNER_RADIUS = 9
"""Radius of the border's concave corners."""

XLINK = "http://www.w3.org/1999/xlink"
ROOT_ONLY = {"viewBox", "width", "height", "x", "y", "preserveAspectRatio", "version", "id"}


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


def without_foreign_nodes(root: Element) -> Element:
    """Removes the elements and attributes that drawing programs add; none of them is drawn."""
    for node in [*root.iter()]:
        for child in [child for child in node if not child.tag.startswith(f"{{{SVG_NAMESPACE}}}")]:
            node.remove(child)
        for name in [name for name in node.attrib if name.startswith("{") and XLINK not in name]:
            del node.attrib[name]
    return root


def moved_group(root: Element, frame: Frame) -> Element:
    """Returns the drawing as a group, for one that is only scaled."""
    scale, x, y = (f"{number:.5g}" for number in frame)
    group = Element(f"{{{SVG_NAMESPACE}}}g", {"transform": f"translate({x} {y}) scale({scale})"})
    _fill(group, root)
    return group


def _fill(element: Element, root: Element) -> None:
    """Puts what a root holds into another element, with the paint it inherits from it."""
    inherited = {name: value for name, value in root.items() if name not in ROOT_ONLY}
    inner = element
    if inherited:
        inner = ElementTree.SubElement(element, f"{{{SVG_NAMESPACE}}}g", inherited)
    inner.extend(root)


def nested_svg(root: Element, box: Box, frame: Frame) -> Element:
    """Returns the drawing as an SVG in the sprite's, so that percentages keep what they are of."""
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


def white_border(outline: Sequence[Point]) -> Element:
    """Returns the border of a sticker, which lies below the drawing."""
    grown = Polygon(outline).buffer(BORDER + CORNER_RADIUS).buffer(-CORNER_RADIUS).simplify(0.2)
    edge = max(polygons_of(grown), key=lambda part: part.area).exterior
    corners = [Point(x, y) for x, y in edge.coords[:-1]]
    return _path(corners, "cut", "white")


def hidden_outline(outline: Sequence[Point]) -> Element:
    """Returns the path by which `marked_outline` finds this outline again."""
    return _path(outline, "sil", "none")


def _path(corners: Sequence[Point], name: str, fill: str) -> Element:
    numbers = " ".join(f"{number:.4g}" for number in chain.from_iterable(corners))
    return Element(f"{{{SVG_NAMESPACE}}}path", {"class": name, "fill": fill, "d": f"M{numbers}z"})


def svg_text(*layers: Element, box: Box | None = None) -> str:
    """Returns layers as a file; ``box`` is its view box, by default that of a sprite."""
    ElementTree.register_namespace("", SVG_NAMESPACE)
    ElementTree.register_namespace("xlink", XLINK)
    side = str(SIZE)
    view = " ".join(f"{number:.9g}" for number in box or (0, 0, SIZE, SIZE))
    root = Element(f"{{{SVG_NAMESPACE}}}svg", width=side, height=side, viewBox=view)
    root.extend(layers)
    return ElementTree.tostring(root, encoding="unicode") + "\n"
