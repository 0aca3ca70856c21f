"""Drawings as all readers understand them alike: shapes with attributes, and nothing to look up.

Programs write drawings for browsers, which know all of CSS. What the build makes of a drawing (an
icon, a social image, the outline of a sticker, shapes in a page) is made by readers that know some
of it. So the build reads every drawing here: what its styles say is written as attributes of its
elements, and what no attribute can say is named.

What differs in the dark scheme is left as rules of one class an element, which fit nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import tinycss2
from tinycss2.ast import Node

from portfolio.picture_files.svg_cascade import STYLE, Cascade, UnlikeError
from portfolio.picture_files.svg_properties import (
    INHERITED,
    KEYWORDS,
    OWN,
    computed_values,
    write_value,
)
from portfolio.picture_files.svg_safety import DrawingError, read_safe_svg
from portfolio.picture_files.svg_schemes import dark_rules
from portfolio.picture_files.svg_structure import (
    add_view_box,
    choose_parts,
    keep_marks,
    leave_out_notes,
    move_root_transform,
    viewport_of,
)
from portfolio.picture_files.svg_transforms import MOVES, TRANSFORMS, Reference, matrix_of
from portfolio.picture_files.svg_values import Variables, computed_variables


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
    add_view_box(root)
    dark = deepcopy(root)
    keyframes = _resolve(root, "light")
    _resolve(dark, "dark")
    rules = [*keyframes, *dark_rules(root, dark)]
    if rules:
        style = Element(STYLE)
        style.text = "".join(rules)
        root.insert(0, style)
    return ElementTree.tostring(root, encoding="unicode")


def _resolve(root: Element, scheme: str) -> list[str]:
    """Writes the styles of a drawing as attributes; returns its rules of animations.

    What no browser shows goes last: a selector may count it.
    """
    cascade = Cascade(root, scheme)
    _plain_element(root, cascade, {}, viewport_of(root, (0, 0, 0, 0)))
    move_root_transform(root)
    for node in [*root.iter()]:
        for style in node.findall(STYLE):
            node.remove(style)
    leave_out_notes(root)
    choose_parts(root)
    return cascade.keyframes


def _plain_element(
    element: Element, cascade: Cascade, inherited: Variables, viewport: Reference
) -> None:
    declared = _declared(element, cascade)
    own = {name: values[-1] for name, values in declared.items() if name.startswith("--")}
    variables = computed_variables(own, inherited)
    computed = dict(computed_values(declared, variables))
    transforms = _transforms(computed)
    for name in {"style", "transform-origin"} & element.attrib.keys():
        del element.attrib[name]
    keep_marks(element)
    for name, value in computed.items():
        write_value(element, name, value)
    inner = viewport_of(element, viewport)
    for child in element:
        _plain_element(child, cascade, variables, inner)
    if transforms.keys() & MOVES or (transforms and "transform" in element.attrib):
        _refuse_unlike_moves(element, transforms, is_root=element is cascade.root)
        element.set("transform", matrix_of(element, transforms, viewport))


def _transforms(computed: dict[str, str]) -> dict[str, str]:
    """Takes the properties of transforms out of all; one of a keyword alone moves nothing."""
    found = {name: computed.pop(name) for name in TRANSFORMS & computed.keys()}
    kept = {name: it for name, it in found.items() if it not in KEYWORDS}
    return {**dict.fromkeys(MOVES & found.keys(), "none"), **kept}


def _refuse_unlike_moves(element: Element, transforms: Mapping[str, str], *, is_root: bool) -> None:
    if all(transforms.get(name, "none") == "none" for name in MOVES):
        return
    if is_root:
        raise UnlikeError("a transform of the whole drawing", "put its shapes into a group")
    if element.tag.endswith("Gradient"):
        raise UnlikeError("a transform of a gradient in a style", "use gradientTransform")


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
