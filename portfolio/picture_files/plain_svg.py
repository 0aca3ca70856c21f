"""Drawings as all readers understand them alike: shapes with attributes, and nothing to look up.

Programs write drawings for browsers, which know all of CSS. What the build makes of a drawing (an
icon, a social image, the outline of a sticker, shapes in a page) is made by readers that know some
of it. So the build reads every drawing here: simple rules become attributes of the elements that
they name, and what no attribute can say is refused with its line.

What differs in the dark scheme is left as rules of one class an element, which fit nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from math import isfinite
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from portfolio.picture_files.svg_safety import (
    FOREIGN,
    MAX_DEPTH,
    MAX_ELEMENTS,
    NOTES,
    SVG_NAMESPACE,
    XLINK_NAMESPACE,
    DrawingError,
    RefusedError,
    SafeDrawing,
    read_svg,
)
from portfolio.picture_files.svg_styles import ATTRIBUTES, BLENDING, Styles, plain_value, unlike

STYLE = f"{{{SVG_NAMESPACE}}}style"
NOT_DRAWN = {f"{{{SVG_NAMESPACE}}}{name}" for name in {"style", FOREIGN} | NOTES}

ROOT_ONLY = {"viewBox", "width", "height", "x", "y", "preserveAspectRatio", "version", "id"}

PAINTING_AGAIN = ("mask", "clip-path", "href")
"""Attributes that name another part, which is painted where they are."""

MARKS = {"sil", "cut"}
"""Classes of the outline and the border of a finished sticker."""

UNITS = {"": 1, "px": 1, "pt": 4 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96}
"""Pixels in the absolute units of a length."""

_LENGTH = re.compile(r"\s*([-+]?\d*\.?\d+(?:e[-+]?\d+)?)\s*(px|pt|pc|mm|cm|in)?\s*", re.IGNORECASE)

DARK_RULES = re.compile(r"@media \(prefers-color-scheme:dark\)\{(.*?\})\}")
"""Rules for the dark scheme, as they are written here."""


def read_plain_svg(file: Path) -> str:
    """Returns a drawing that is safe, and looks the same wherever it is shown.

    Raises:
        DrawingError: The file is no SVG, too large, or holds more than plain shapes and paint; or
            it has what is not drawn the same everywhere.
    """
    svg = read_svg(file)
    return plain_drawing(file, svg, svg)


def plain_drawing(file: Path, light: str, dark: str) -> str:
    """Returns what a file draws in two schemes as one plain drawing.

    Raises:
        DrawingError: As for `read_plain_svg`.
    """
    try:
        return plain_svg(light, dark)
    except RefusedError as error:
        raise DrawingError(file, *error.args) from error
    except expat.ExpatError as error:
        found = f"it is not well-formed SVG ({expat.ErrorString(error.code)})"
        raise DrawingError(file, found, "export it again as plain SVG", error.lineno) from error


@lru_cache(maxsize=256)
def plain_svg(light: str, dark: str) -> str:
    """Returns a drawing without the styles that only browsers understand.

    Raises:
        RefusedError: It is not safe, or has what is not drawn the same everywhere.
        ExpatError: It is not well-formed XML.
    """
    root = _resolved(light, is_dark=False)
    is_alike = light == dark and "prefers-color-scheme" not in light
    if rules := "".join(_dark_rules(root, root if is_alike else _resolved(dark, is_dark=True))):
        style = Element(STYLE)
        style.text = f"@media (prefers-color-scheme:dark){{{rules}}}"
        root.insert(0, style)
    return ElementTree.tostring(root, encoding="unicode")


def in_dark(plain: str) -> str:
    """Returns a plain drawing as it is in the dark scheme; rasterizers leave out media queries."""
    return DARK_RULES.sub(r"\1", plain)


def root_paint(root: Element) -> dict[str, str]:
    """Returns the attributes of a plain drawing's root that change how its shapes look."""
    return {name: value for name, value in root.items() if name not in ROOT_ONLY}


def _resolved(svg: str, *, is_dark: bool) -> Element:
    """Returns a drawing in a scheme with its styles as attributes."""
    drawing = SafeDrawing(svg)
    root, lines = drawing.root, drawing.lines
    if "transform" in root.attrib:
        raise unlike("a transform of the whole drawing", lines[root])
    styles = Styles(is_dark=is_dark)
    for style in root.iter(STYLE):
        styles.read(style, lines[style])
    for element in [*root.iter()]:
        _leave_out_notes(element)
    for element in root.iter():
        _write_values(element, styles.values_of(element, lines[element]), lines[element])
    _refuse_endless_copies(root, lines)
    _add_view_box(root)
    return root


def _refuse_endless_copies(root: Element, lines: dict[Element, int]) -> None:
    """Counts elements with those painted again: ten masks of ten masks of … never end painting."""
    named = {f"#{element.get('id')}": element for element in root.iter()}
    counts: dict[Element, int] = {}

    def count(element: Element, level: int) -> int:
        if element not in counts:
            counts[element] = MAX_ELEMENTS + 1  # within itself
            inside = [*element.iter()]
            used = [it.get(name, "") for it in inside for name in PAINTING_AGAIN]
            parts = (named.get(it.removeprefix("url(").rstrip(")")) for it in used)
            copied = sum(count(part, level + 1) for part in parts if part is not None)
            counts[element] = len(inside) + copied
        if level > MAX_DEPTH or counts[element] > MAX_ELEMENTS:
            found = f"more than {MAX_ELEMENTS:,} elements and copies"
            raise RefusedError(found, "flatten copies and masks to plain shapes", lines[element])
        return counts[element]

    count(root, 0)


def _write_values(element: Element, values: dict[str, str], line: int) -> None:
    """Writes the values of properties as attributes, or into ``style`` where there is none."""
    for name, text in [*element.items()]:
        if name in ATTRIBUTES or name in {"transform-origin", "vector-effect"}:
            element.set(name, plain_value(name, text, line))
    element.attrib.pop("style", None)
    marks = MARKS.intersection(element.attrib.pop("class", "").split())
    if marks:
        element.set("class", " ".join(sorted(marks)))
    blending = [f"{name}:{value}" for name, value in values.items() if name in BLENDING]
    if blending:
        element.set("style", ";".join(blending))
    element.attrib.update((name, values[name]) for name in values if name in ATTRIBUTES)


def _leave_out_notes(element: Element) -> None:
    """Removes what drawing programs add and nobody draws; links are written as they are today."""
    for child in [*element]:
        if child.tag in NOT_DRAWN or not child.tag.startswith(f"{{{SVG_NAMESPACE}}}"):
            element.remove(child)
    for name in [*element.keys()]:
        if name.startswith(("{", "data-")):
            value = element.attrib.pop(name)
            if name == f"{{{XLINK_NAMESPACE}}}href":
                element.attrib.setdefault("href", value)


def _dark_rules(light: Element, dark: Element) -> Iterator[str]:
    """Yields the rules for what is different in the dark scheme, and names their elements."""
    for number, (node, other) in enumerate(zip(light.iter(), dark.iter(), strict=True)):
        changed = dict(other.attrib.items() - node.attrib.items())
        if changed:
            node.set("class", f"{node.get('class', '')} dark-{number}".strip())
            # A ``style`` is stronger than a rule.
            blending = changed.pop("style", "").replace(";", "!important;")
            rules = [f"{name}:{changed[name]}" for name in sorted(changed)]
            rules += [f"{blending}!important"] if blending else []
            yield f".dark-{number}{{{';'.join(rules)}}}"


def pixels(length: str) -> float | None:
    """Returns a length in CSS pixels, or nothing for one that depends on what is around."""
    match = _LENGTH.fullmatch(length)
    return float(match[1]) * UNITS[(match[2] or "").lower()] if match else None


def view_box_of(element: Element) -> tuple[float, float, float, float] | None:
    """Returns left, top, width and height of a view box, or nothing where there is none."""
    numbers = element.get("viewBox", "").replace(",", " ").split()
    try:
        left, top, width, height = map(float, numbers)
    except ValueError:
        return None
    sides = left, top, width, height
    return sides if all(map(isfinite, sides)) else None


def _add_view_box(root: Element) -> None:
    """Adds the view box that a browser assumes where a drawing has a size alone."""
    sides = [pixels(root.get(name, "")) for name in ("width", "height")]
    if not root.get("viewBox", "").strip() and all(sides):
        root.set("viewBox", f"0 0 {sides[0]:g} {sides[1]:g}")
