"""Drawings as all readers understand them alike: shapes with attributes, and nothing to look up.

Programs write drawings for browsers, which know all of CSS. What the build makes of a drawing (an
icon, a social image, the outline of a sticker, shapes in a page) is made by readers that know some
of it. So the build reads every drawing here: what its styles say is written as attributes of its
elements, and what no attribute can say is named.

What differs in the dark scheme is left as rules of one class an element, which fit nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import lru_cache
from itertools import starmap
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import tinycss2
from tinycss2.ast import Node

from portfolio.picture_files.svg_cascade import STYLE, Cascade, UnlikeError
from portfolio.picture_files.svg_safety import (
    SVG_NAMESPACE,
    XLINK_NAMESPACE,
    DrawingError,
    read_safe_svg,
)
from portfolio.picture_files.svg_transforms import MOVES, TRANSFORMS, Reference, matrix_of
from portfolio.picture_files.svg_values import (
    InvalidValueError,
    Variables,
    computed_variables,
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

STYLES = ("mix-blend-mode", "isolation", "animation")
"""Properties without an attribute that may stay in ``style``, or the beginnings of their names."""

UNLIKE = ("background", "mask-image", "mask-border", "offset", "perspective", "zoom")
"""Properties that only browsers draw, or the beginnings of their names."""

NOTHING = {"none", "transparent", "auto", "normal"}
KEYWORDS = {"inherit", "initial", "unset", "revert", "revert-layer"}

FLEXIBLE_LINE = "non-scaling-stroke"
"""A line that is as wide at any size: in an icon it would be as wide as on a page."""

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


def read_plain_svg(file: Path) -> str:
    """Returns a drawing that is safe, and looks the same wherever it is shown.

    Raises:
        DrawingError: As for `read_safe_svg`; or it has what is not drawn the same everywhere.
    """
    try:
        return plain_svg(read_safe_svg(file))
    except UnlikeError as error:
        raise DrawingError(file, error.found, error.fix) from error


@lru_cache(maxsize=256)
def plain_svg(svg: str) -> str:
    """Returns a safe drawing without the styles that only browsers understand.

    Raises:
        UnlikeError: It has what is not drawn the same everywhere.
    """
    root = ElementTree.fromstring(svg)
    _add_view_box(root)
    dark = deepcopy(root)
    keyframes = _resolve(root, "light")
    _resolve(dark, "dark")
    rules = [*keyframes, *_dark_rules(root, dark)]
    if rules:
        style = Element(STYLE)
        style.text = "".join(rules)
        root.insert(0, style)
    return ElementTree.tostring(root, encoding="unicode")


def root_paint(root: Element) -> dict[str, str]:
    """Returns the attributes of a plain drawing's root that change how its shapes look."""
    return {name: value for name, value in root.items() if name not in ROOT_ONLY}


def _leave_out_notes(root: Element) -> None:
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


def _choose(root: Element) -> None:
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


def _add_view_box(root: Element) -> None:
    """Adds the view box that a browser assumes where a drawing has a size alone."""
    sides = [pixels(root.get(name, "")) for name in ("width", "height")]
    if not root.get("viewBox", "").strip() and all(sides):
        root.set("viewBox", f"0 0 {sides[0]:g} {sides[1]:g}")


def pixels(length: str) -> float | None:
    """Returns a length in CSS pixels, or nothing for one that depends on what is around."""
    match = _LENGTH.fullmatch(length)
    return float(match[1]) * UNITS[(match[2] or "").lower()] if match else None


def _resolve(root: Element, scheme: str) -> list[str]:
    """Writes the styles of a drawing as attributes; returns its rules of animations.

    What no browser shows goes last: a selector may count it.
    """
    cascade = Cascade(root, scheme)
    _plain_element(root, cascade, {}, _viewport(root, (0, 0, 0, 0)))
    _move_root_transform(root)
    for node in [*root.iter()]:
        for style in node.findall(STYLE):
            node.remove(style)
    _leave_out_notes(root)
    _choose(root)
    return cascade.keyframes


def _move_root_transform(root: Element) -> None:
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


def _plain_element(
    element: Element, cascade: Cascade, inherited: Variables, viewport: Reference
) -> None:
    declared = _declared(element, cascade)
    own = {name: values[-1] for name, values in declared.items() if name.startswith("--")}
    variables = computed_variables(own, inherited)
    computed = dict(_computed(declared, variables))
    transforms = {it: computed.pop(it) for it in TRANSFORMS & computed.keys()}
    for name in {"style", "transform-origin"} & element.attrib.keys():
        del element.attrib[name]
    _keep_marks(element)
    for name, value in computed.items():
        _write(element, name, value)
    inner = _viewport(element, viewport)
    for child in element:
        _plain_element(child, cascade, variables, inner)
    if transforms and ("transform" in element.attrib or transforms.keys() & MOVES):
        if element is cascade.root:
            raise UnlikeError("a transform of the whole drawing", "put its shapes into a group")
        if element.tag.endswith("Gradient"):
            raise UnlikeError("a transform of a gradient in a style", "use gradientTransform")
        element.set("transform", matrix_of(element, transforms, viewport))


def _declared(element: Element, cascade: Cascade) -> dict[str, list[list[Node]]]:
    """Returns all values of each property of an element, the strongest last."""
    declared: dict[str, list[list[Node]]] = {}
    for name, value in element.attrib.items():
        if name in INHERITED or name in OWN or name == "transform-origin":
            declared[name] = [tinycss2.parse_component_value_list(value)]
    for name, value in cascade.declared[element]:
        if element is cascade.root or not name.startswith("background"):
            declared.setdefault(name, []).append(value)
    return declared


def _computed(
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
    return text if name in TRANSFORMS or name.startswith(STYLES) else plain_value(name, value)


def _keep_marks(element: Element) -> None:
    """Leaves out all classes but those of a finished sticker, because no rule names them now."""
    marks = [name for name in element.attrib.pop("class", "").split() if name in MARKS]
    if marks:
        element.set("class", " ".join(marks))


def _write(element: Element, name: str, value: str) -> None:
    """Writes the value of a property as an attribute, or into ``style`` where there is none."""
    if value in KEYWORDS:
        value = INHERITED.get(name, "") if value == "initial" else ""
    if name in GEOMETRY and value == "auto":
        value = ""
    if name.startswith(STYLES):
        if value:
            styles = filter(None, (element.get("style"), f"{name}:{value}"))
            element.set("style", ";".join(styles))
    elif value and not name.startswith(UNLIKE):
        element.set(name, value)
    else:
        element.attrib.pop(name, None)


def _viewport(element: Element, around: Reference) -> Reference:
    """Returns the box that percentages within an element are of."""
    if element.tag not in VIEWPORTS:
        return around
    if box := view_box_of(element):
        return 0, 0, *box[2:]
    width, height = (pixels(element.get(name, "")) for name in ("width", "height"))
    return 0, 0, width or around[2], height or around[3]


def _dark_rules(light: Element, dark: Element) -> Iterator[str]:
    """Yields the rule for what is different in the dark scheme, and names its elements."""
    rules = []
    for node, other in zip(light.iter(), dark.iter(), strict=True):
        changed = {
            name: other.get(name, "")
            for name in sorted(node.attrib.keys() | other.attrib.keys())
            if node.get(name) != other.get(name)
        }
        if changed:
            name = f"dark-{len(rules) + 1}"
            node.set("class", f"{node.get('class', '')} {name}".strip())
            rules.append(f".{name}{{{';'.join(starmap(_dark_declaration, changed.items()))}}}")
    if rules:
        yield f"@media (prefers-color-scheme:dark){{{''.join(rules)}}}"


def _dark_declaration(name: str, value: str) -> str:
    if name == "style":
        raise UnlikeError("an animation or blending of the dark scheme alone", "use it in both")
    if name == "d":
        return f'd:path("{value}")'
    if name in GEOMETRY and value:
        return f"{name}:{value}px"
    if name == "transform" and not value:
        return "transform:none"
    return f"{name}:{value or OWN.get(name, 'inherit')}"
