"""The properties of a drawing: those that attributes can say, and those that only browsers know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

import tinycss2
from tinycss2.ast import Node

from portfolio.picture_files.svg_cascade import UnlikeError
from portfolio.picture_files.svg_transforms import TRANSFORMS
from portfolio.picture_files.svg_values import (
    InvalidValueError,
    Variables,
    path_of,
    plain_value,
    without_variables,
)

INHERITED = {
    "clip-rule": "nonzero",
    "color": "black",
    "color-interpolation": "sRGB",
    "color-rendering": "auto",
    "fill": "black",
    "fill-opacity": "1",
    "fill-rule": "nonzero",
    "image-rendering": "auto",
    "paint-order": "normal",
    "shape-rendering": "auto",
    "stroke": "none",
    "stroke-dasharray": "none",
    "stroke-dashoffset": "0",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "stroke-miterlimit": "4",
    "stroke-opacity": "1",
    "stroke-width": "1",
    "visibility": "visible",
}
"""Properties that pass to the elements within, and what they are at first."""

OWN = {
    "clip-path": "none",
    "display": "inline",
    "filter": "none",
    "flood-color": "black",
    "flood-opacity": "1",
    "lighting-color": "white",
    "mask": "none",
    "mask-type": "luminance",
    "opacity": "1",
    "overflow": "visible",
    "stop-color": "black",
    "stop-opacity": "1",
    "vector-effect": "none",
}
"""Properties of an element alone that are attributes too, and what they are at first."""

GEOMETRY = {"x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d"}
"""Attributes that styles may set; they are no properties when they are attributes."""

PLAIN = {*INHERITED, *OWN, *GEOMETRY, *TRANSFORMS}
"""Properties that attributes can say."""

STYLES = {"mix-blend-mode": "normal", "isolation": "auto", "animation": "none"}
"""Properties without an attribute that may stay in ``style``, or the beginnings of their names, and
what they are at first."""

UNLIKE = ("background", "mask-image", "mask-border", "offset", "perspective", "zoom")
"""Properties that only browsers draw, or the beginnings of their names."""

NOTHING = {"none", "transparent", "auto", "normal"}
KEYWORDS = {"inherit", "initial", "unset", "revert", "revert-layer"}

FLEXIBLE_LINE = "non-scaling-stroke"
"""A line that is as wide at any size: in an icon it would be as wide as on a page."""


def computed_values(
    declared: Mapping[str, list[list[Node]]], variables: Variables
) -> Iterator[tuple[str, str]]:
    """Yields the values that apply: of each property the last that a browser can read.

    A value whose variable is declared nowhere counts as none at all, as in a browser.
    """
    for name, values in declared.items():
        if name not in PLAIN and not name.startswith((*STYLES, *UNLIKE)):
            continue
        found = "unset"
        for value in reversed(values):
            try:
                found = _value(name, without_variables(value, variables))
                break
            except InvalidValueError:
                if "var(" in tinycss2.serialize(value).lower():
                    break
        yield name, found


def _value(name: str, value: list[Node]) -> str:
    text = tinycss2.serialize(value).strip()
    if text.lower() in KEYWORDS:
        return text.lower()
    if name.startswith(UNLIKE) and text.lower() not in NOTHING:
        raise UnlikeError(f"{name}: {text}", "draw it as shapes")
    if text.lower() == FLEXIBLE_LINE:
        raise UnlikeError(f"{name}: {text}", "let the line grow with the drawing")
    if name == "d":
        return path_of(value)
    return text if name in TRANSFORMS or name.startswith((*STYLES,)) else plain_value(name, value)


def write_value(element: Element, name: str, value: str) -> None:
    """Writes the value of a property as an attribute, or into ``style`` where there is none."""
    if value in KEYWORDS:
        value = INHERITED.get(name, "") if value == "initial" else ""
    if name in GEOMETRY and value == "auto":
        value = ""
    if name.startswith((*STYLES,)):
        if value:
            styles = filter(None, (element.get("style"), f"{name}:{value}"))
            element.set("style", ";".join(styles))
    elif value and not name.startswith(UNLIKE):
        element.set(name, value)
    else:
        element.attrib.pop(name, None)
