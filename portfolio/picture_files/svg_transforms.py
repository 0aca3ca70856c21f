"""Transforms of CSS as matrices in attributes, which every reader of a drawing understands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from io import StringIO
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import svgelements

from portfolio.picture_files.svg_cascade import UnlikeError
from portfolio.picture_files.svg_safety import SVG_NAMESPACE
from portfolio.picture_files.svg_values import without_pixels

MOVES = {"transform", "translate", "rotate", "scale"}
TRANSFORMS = {*MOVES, "transform-origin", "transform-box"}
"""Properties that together make the matrix of an element."""

FUNCTIONS = {
    "matrix",
    "translate",
    "translatex",
    "translatey",
    "scale",
    "scalex",
    "scaley",
    "rotate",
    "skew",
    "skewx",
    "skewy",
}
SIDES = {"left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"}
OF_SHAPE = {"fill-box", "content-box"}
FIX = "apply the transform in the program that drew it"

Reference = tuple[float, float, float, float]
"""Left, top, width and height of the box that percentages are of."""


def matrix_of(element: Element, declared: Mapping[str, str], viewport: Reference) -> str:
    """Returns the transform of an element as a matrix of SVG.

    Args:
        element: The element, whose children are plain already.
        declared: What its styles say, of `TRANSFORMS`.
        viewport: Box of the SVG around it.

    Raises:
        UnlikeError: It is in three dimensions, or of a box that is not known.
    """
    box = viewport
    kind = declared.get("transform-box", "view-box")
    if kind in OF_SHAPE:
        box = _fill_box(element)
    elif kind != "view-box":
        raise UnlikeError(f"transform-box: {kind}", FIX)
    x, y = _origin(declared.get("transform-origin", "0 0"), box)
    alone = [_step(it, declared.get(it, "none"), box) for it in ("translate", "rotate", "scale")]
    own = element.get("transform", "")
    functions = _functions(declared["transform"], box) if "transform" in declared else own
    there, back = f"translate({x:.9g} {y:.9g})", f"translate({-x:.9g} {-y:.9g})"
    matrix = svgelements.Matrix(" ".join((there, *alone, functions, back)))
    numbers = (matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
    return f"matrix({','.join(f'{float(number):.9g}' for number in numbers)})"


def _step(name: str, value: str, box: Reference) -> str:
    """Returns one of the properties that are a transform by themselves as its function."""
    if value == "none":
        return ""
    parts = value.split()
    if len(parts) > (1 if name == "rotate" else 2):
        raise UnlikeError(f"{name}: {value}", FIX)
    return _functions(f"{name}({','.join(parts)})", box)


def _functions(text: str, box: Reference) -> str:
    if text == "none":
        return ""
    names = {it.lower() for it in re.findall(r"([\w-]+)\s*\(", text)}
    if unknown := names - FUNCTIONS:
        raise UnlikeError(f"transform: {min(unknown)}(…)", FIX)
    return re.sub(r"([\w-]+)\s*\(([^)]*)\)", lambda it: _function(it[1], it[2], box), text)


def _function(name: str, arguments: str, box: Reference) -> str:
    values = [it for it in re.split(r"[\s,]+", without_pixels(arguments)) if it]
    name = name.lower()
    if name.startswith("translate"):
        sides = (box[3],) if name.endswith("y") else box[2:]
        values = [f"{_length(it, side):.9g}" for it, side in zip(values, sides, strict=False)]
    elif name.startswith("scale"):
        values = [f"{_share(it):.9g}" for it in values]
    camel = name[:-1] + name[-1].upper() if name.endswith(("x", "y")) and name != "matrix" else name
    return f"{camel}({','.join(values)})"


def _origin(text: str, box: Reference) -> tuple[float, float]:
    words = without_pixels(text).lower().split()
    if words[0] in {"top", "bottom"} or words[-1] in {"left", "right"}:
        words = [*reversed(words[:2])] if len(words) > 1 else ["center", *words]
    x, y = (SIDES.get(word, word) for word in (*words[:2], "center")[:2])
    left, top, width, height = box
    return left + _length(x, width), top + _length(y, height)


def _length(text: str, side: float) -> float:
    try:
        return float(text[:-1]) / 100 * side if text.endswith("%") else float(text)
    except ValueError:
        raise UnlikeError(f"the length {text} of a transform", FIX) from None


def _share(text: str) -> float:
    return _length(text, 1)


def _fill_box(element: Element) -> Reference:
    """Returns the box of what an element fills, in its own units."""
    if any(it.tag == f"{{{SVG_NAMESPACE}}}use" for it in element.iter()):
        raise UnlikeError("transform-box on a copy", FIX)
    root = Element(f"{{{SVG_NAMESPACE}}}svg")
    group = ElementTree.SubElement(root, f"{{{SVG_NAMESPACE}}}g")
    attributes = {name: it for name, it in element.attrib.items() if name != "transform"}
    alone = ElementTree.SubElement(group, element.tag, attributes)
    alone.extend(element)
    text = ElementTree.tostring(root, encoding="unicode")
    drawn = svgelements.SVG.parse(StringIO(text), ppi=96)
    boxes = [
        box
        for shape in drawn.elements(lambda it: isinstance(it, svgelements.Shape))
        if (box := shape.bbox())
    ]
    if not boxes:
        return 0, 0, 0, 0
    left, top = min(it[0] for it in boxes), min(it[1] for it in boxes)
    return left, top, max(it[2] for it in boxes) - left, max(it[3] for it in boxes) - top
