"""Writes the layers of a print as an SVG that follows the scheme of light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from shapely import unary_union
from shapely.affinity import scale, translate
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.geometry import polygons_of
from portfolio.drawing.path_data import path_data
from portfolio.models.svg_safety import SVG
from portfolio.sprites.outline import Point
from portfolio.sprites.overprint.inks import Ink, Inks
from portfolio.sprites.overprint.screens import Dots, dots_path
from portfolio.sprites.svg_layers import hidden_outline

FINENESS = 5
"""Path data is in whole numbers, so many for each unit."""

FACETED = ("edge", "shadow")
TOLERANCE = 0.9
"""How far curves may be from the edge, in the numbers of path data."""


class Size(NamedTuple):
    """Width and height of a drawing in units."""

    width: float
    height: float


class Layer(NamedTuple):
    """A part of a print.

    Attributes:
        ink: What it is printed with.
        shape: An area or dots, in units.
        moved: Units right and down.
        name: A class by which others find it.
    """

    ink: Ink
    shape: BaseGeometry | Dots
    moved: tuple[float, float] = (0, 0)
    name: str = ""


def print_svg(
    root: Element, box: Size, layers: Sequence[Layer], outline: Sequence[Point], inks: Inks
) -> str:
    """Returns layers as a file.

    Args:
        root: The drawing's; the print is shown as large.
        box: Of the drawing, in units.
        layers: From the bottom up; empty ones are left out.
        outline: Of what lies on the paper.
        inks: The colours.
    """
    ElementTree.register_namespace("", SVG)
    size = {name: root.attrib[name] for name in ("width", "height") if name in root.attrib}
    new = Element(f"{{{SVG}}}svg", {**size, "viewBox": f"0 0 {box.width:g} {box.height:g}"})
    used = [layer for layer in layers if _is_drawn(layer)]
    if used:
        SubElement(new, f"{{{SVG}}}style").text = _dark_style(used, inks)
        fit = f"scale({1 / FINENESS:g})"
        place = SubElement(new, f"{{{SVG}}}g", transform=_placed(used, box))
        fine = SubElement(place, f"{{{SVG}}}g", {"transform": fit, "fill-rule": "evenodd"})
        for layer in used:
            _append(fine, layer, inks)
        if outline:
            place.append(hidden_outline(outline))
    return ElementTree.tostring(new, encoding="unicode") + "\n"


def _is_drawn(layer: Layer) -> bool:
    return bool(layer.shape) if isinstance(layer.shape, dict) else not layer.shape.is_empty


def _paint(layer: Layer) -> str:
    return "stroke" if isinstance(layer.shape, dict) else "fill"


def _class(layer: Layer) -> str:
    return f"{layer.ink}-dots" if isinstance(layer.shape, dict) else layer.ink


def _dark_style(layers: Sequence[Layer], inks: Inks) -> str:
    colours = inks.printed()
    rules = dict.fromkeys(
        f".{_class(layer)}{{{_paint(layer)}:{colours[layer.ink][1]}}}" for layer in layers
    )
    return f"@media(prefers-color-scheme:dark){{{''.join(rules)}}}"


def _append(group: Element, layer: Layer, inks: Inks) -> None:
    light, _ = inks.printed()[layer.ink]
    attributes = {"class": f"{_class(layer)} {layer.name}".strip(), _paint(layer): light}
    if isinstance(layer.shape, dict):
        dots = {**attributes, "fill": "none", "stroke-linecap": "round"}
        parent = SubElement(group, f"{{{SVG}}}g", dots)
        for size, centres in layer.shape.items():
            width = f"{size * FINENESS:g}"
            data = dots_path(centres, FINENESS)
            SubElement(parent, f"{{{SVG}}}path", {"stroke-width": width, "d": data})
        return
    right, down = layer.moved
    placed = translate(layer.shape, right, down)
    fine = scale(placed, FINENESS, FINENESS, origin=(0, 0))
    data = _straight(fine) if layer.ink in FACETED else path_data(fine, TOLERANCE)
    SubElement(group, f"{{{SVG}}}path", {**attributes, "d": data})


def _straight(area: BaseGeometry) -> str:
    """Writes an area without holes by its corners."""
    rings = (part.exterior.coords[:-1] for part in polygons_of(area))
    return "".join(f"M{' '.join(f'{x:.0f} {y:.0f}' for x, y in ring)}z" for ring in rings)


def _placed(layers: Sequence[Layer], box: Size) -> str:
    """Returns the transformation that keeps the paper and its shadow within the picture."""
    areas = [translate(it.shape, *it.moved) for it in layers if not isinstance(it.shape, dict)]
    left, top, right, bottom = unary_union([area.envelope for area in areas]).bounds
    shrink = min(1, box.width / (right - left), box.height / (bottom - top))
    x = _shift(left * shrink, right * shrink, box.width, box.width * (1 - shrink) / 2)
    y = _shift(top * shrink, bottom * shrink, box.height, box.height * (1 - shrink) / 2)
    return f"translate({x:.4g} {y:.4g}) scale({shrink:.4g})"


def _shift(start: float, end: float, room: float, wanted: float) -> float:
    """Returns how far a span is moved to lie within its room, as near to the wish as it may."""
    return min(max(wanted, -start), room - end)
