"""The structure of a drawing: its view box, the parts that browsers show, and what is no paint."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

from portfolio.picture_files.svg_cascade import UnlikeError
from portfolio.picture_files.svg_safety import SVG_NAMESPACE, XLINK_NAMESPACE
from portfolio.picture_files.svg_transforms import Reference

UNITS = {"": 1, "px": 1, "pt": 4 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96}
"""Pixels in the absolute units of a width or height."""

ROOT_ONLY = {"viewBox", "width", "height", "x", "y", "preserveAspectRatio", "version", "id"}
SHOWN_EXTENSION = {"http://www.w3.org/1999/xhtml"}
"""What browsers can show beside SVG; a part that needs anything else is left out."""

METADATA = f"{{{SVG_NAMESPACE}}}metadata"

MARKS = {"sil", "cut"}
"""Classes of the outline and the border of a finished sticker."""

VIEWPORTS = {f"{{{SVG_NAMESPACE}}}{name}" for name in ("svg", "symbol")}

_LENGTH = re.compile(r"\s*\+?(\d*\.?\d+(?:e[-+]?\d+)?)\s*(px|pt|pc|mm|cm|in)?\s*", re.IGNORECASE)


def root_paint(root: Element) -> dict[str, str]:
    """Returns the attributes of a plain drawing's root that change how its shapes look."""
    return {name: value for name, value in root.items() if name not in ROOT_ONLY}


def leave_out_notes(root: Element) -> None:
    """Removes the elements and attributes that drawing programs add; none of them is drawn."""
    for node in [*root.iter()]:
        for child in [it for it in node if not it.tag.startswith(f"{{{SVG_NAMESPACE}}}")]:
            node.remove(child)
        for child in node.findall(METADATA):
            node.remove(child)
        for name in [*node.attrib]:
            is_foreign = name.startswith("{") and XLINK_NAMESPACE not in name
            if is_foreign or name.startswith("data-"):
                del node.attrib[name]


def choose_parts(root: Element) -> None:
    """Leaves of a ``<switch>`` what a browser shows, and out what needs other programs."""
    for node in [*root.iter()]:
        for child in [*node]:
            if child.get("systemLanguage"):
                raise UnlikeError("a part for one language", "draw it once, for all languages")
            extensions = child.attrib.pop("requiredExtensions", None)
            if extensions is not None and set(extensions.split()) != SHOWN_EXTENSION:
                node.remove(child)
            child.attrib.pop("requiredFeatures", None)
        if node.tag == f"{{{SVG_NAMESPACE}}}switch":
            node.tag = f"{{{SVG_NAMESPACE}}}g"
            for child in [*node][1:]:
                node.remove(child)


def add_view_box(root: Element) -> None:
    """Adds the view box that a browser assumes where a drawing has a size alone."""
    sides = [pixels(root.get(name, "")) for name in ("width", "height")]
    if not root.get("viewBox", "").strip() and all(sides):
        root.set("viewBox", f"0 0 {sides[0]:g} {sides[1]:g}")


def pixels(length: str) -> float | None:
    """Returns a length in CSS pixels, or nothing for one that depends on what is around."""
    match = _LENGTH.fullmatch(length)
    return float(match[1]) * UNITS[(match[2] or "").lower()] if match else None


def keep_marks(element: Element) -> None:
    """Leaves out all classes but those of a finished sticker, because no rule names them now."""
    marks = [name for name in element.attrib.pop("class", "").split() if name in MARKS]
    if marks:
        element.set("class", " ".join(marks))


def move_root_transform(root: Element) -> None:
    """Puts the transform of a whole drawing on a group; browsers turn the root about its middle."""
    own = root.attrib.pop("transform", None)
    if own is None:
        return
    left, top, width, height = view_box_of(root) or (0, 0, 0, 0)
    x, y = left + width / 2, top + height / 2
    around = f"translate({x:g} {y:g}) {own} translate({-x:g} {-y:g})"
    group = Element(f"{{{SVG_NAMESPACE}}}g", {"transform": around})
    group.extend(root)
    root[:] = [group]


def view_box_of(element: Element) -> Reference | None:
    """Returns left, top, width and height of a view box, or nothing where there is none."""
    numbers = element.get("viewBox", "").replace(",", " ").split()
    try:
        left, top, width, height = map(float, numbers)
    except ValueError:
        return None
    return left, top, width, height


def viewport_of(element: Element, around: Reference) -> Reference:
    """Returns the box that percentages within an element are of."""
    if element.tag not in VIEWPORTS:
        return around
    if box := view_box_of(element):
        return 0, 0, *box[2:]
    width, height = (pixels(element.get(name, "")) for name in ("width", "height"))
    return 0, 0, width or around[2], height or around[3]
