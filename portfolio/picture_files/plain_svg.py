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
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from portfolio.picture_files.svg_safety import (
    FOREIGN,
    SVG_NAMESPACE,
    XLINK_NAMESPACE,
    DrawingError,
    add_view_box,
    read_safe_svg,
)
from portfolio.picture_files.svg_styles import (
    INHERITED,
    KEPT,
    OWN,
    Styles,
    UnlikeError,
    plain_value,
)

FIX = "export it as plain SVG, which is drawn the same everywhere; docs/pictures.md says how"

STYLE = f"{{{SVG_NAMESPACE}}}style"
NOT_DRAWN = {STYLE, *(f"{{{SVG_NAMESPACE}}}{name}" for name in ("metadata", FOREIGN))}

ROOT_ONLY = {"viewBox", "width", "height", "x", "y", "preserveAspectRatio", "version", "id"}

MARKS = {"sil", "cut"}
"""Classes of the outline and the border of a finished sticker."""

THEME_COLORS = re.compile(
    r'<style id="theme-colors">:root{(?P<light>[^}]*)}'
    r"(@media\(prefers-color-scheme:dark\){:root{(?P<dark>[^}]*)}})?</style>"
)
"""Colours of the site's theme in a drawing of the theme (``theme/tokens.py``)."""


def read_plain_svg(file: Path) -> str:
    """Returns a drawing that is safe, and looks the same wherever it is shown.

    Raises:
        DrawingError: As for `read_safe_svg`; or it has what is not drawn the same everywhere.
    """
    try:
        return plain_svg(read_safe_svg(file))
    except UnlikeError as error:
        raise DrawingError(file, str(error), FIX, error.line) from error


@lru_cache(maxsize=256)
def plain_svg(svg: str) -> str:
    """Returns a safe drawing without the styles that only browsers understand.

    Raises:
        UnlikeError: It has what is not drawn the same everywhere.
    """
    root, rules = _resolved(svg, "light")
    if "prefers-color-scheme" in svg:
        dark, _ = _resolved(svg, "dark")
        in_dark = "".join(_dark_rules(root, dark))
        rules += [f"@media (prefers-color-scheme:dark){{{in_dark}}}"] if in_dark else []
    if rules:
        style = Element(STYLE)
        style.text = "".join(rules)
        root.insert(0, style)
    return ElementTree.tostring(root, encoding="unicode")


def root_paint(root: Element) -> dict[str, str]:
    """Returns the attributes of a plain drawing's root that change how its shapes look."""
    return {name: value for name, value in root.items() if name not in ROOT_ONLY}


def _resolved(svg: str, scheme: str) -> tuple[Element, list[str]]:
    """Returns a drawing in a scheme with its styles as attributes, and its rules of animations."""
    root = ElementTree.fromstring(_in_theme_colors(svg, scheme))
    lines = dict(zip(root.iter(), _lines(svg), strict=True))
    if "transform" in root.attrib:
        raise UnlikeError("a transform of the whole drawing", lines[root])
    styles = Styles(scheme)
    for style in root.iter(STYLE):
        styles.read(style, lines[style])
    for element in [*root.iter()]:
        _leave_out_notes(element)
    for element in root.iter():
        _write_values(element, styles.values_of(element, lines[element]), lines[element])
    add_view_box(root)
    return root, styles.keyframes


def _in_theme_colors(svg: str, scheme: str) -> str:
    """Returns a drawing of a theme with the theme's colours in place of their names."""
    if not (found := THEME_COLORS.search(svg)):
        return svg
    rules = f"{found['light']};{(scheme == 'dark' and found['dark']) or ''}".split(";")
    colors = {name: color for name, _, color in (rule.partition(":") for rule in rules)}
    names = re.compile(r"var\(\s*(--[\w-]+)\s*\)")
    plain = svg.replace(found[0], "<style/>")  # which keeps the place of an element
    return names.sub(lambda name: colors.get(name[1], name[0]), plain)


def _lines(svg: str) -> list[int]:
    """Returns the lines at which the elements of a drawing start."""
    lines: list[int] = []
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda *_: lines.append(parser.CurrentLineNumber)
    parser.Parse(svg.encode(), True)
    return lines


def _write_values(element: Element, values: dict[str, str], line: int) -> None:
    """Writes the values of properties as attributes, or into ``style`` where there is none."""
    for name, text in [*element.attrib.items()]:
        if name in INHERITED | OWN or name in {"transform-origin", "vector-effect"}:
            element.set(name, plain_value(name, text, line) or text)
    element.attrib.pop("style", None)
    kept = [f"{name}:{value}" for name, value in values.items() if name.startswith(KEPT)]
    for name, value in values.items():
        if not name.startswith(KEPT):
            element.set(name, value)
    if kept:
        element.set("style", ";".join(kept))
    marks = MARKS.intersection(element.attrib.pop("class", "").split())
    if marks:
        element.set("class", " ".join(sorted(marks)))


def _leave_out_notes(element: Element) -> None:
    """Removes what drawing programs add and nobody draws, and what a switch does not show."""
    for child in [*element]:
        if child.tag in NOT_DRAWN or not child.tag.startswith(f"{{{SVG_NAMESPACE}}}"):
            element.remove(child)
    for name in [*element.attrib]:
        is_foreign = name.startswith("{") and XLINK_NAMESPACE not in name
        if is_foreign or name.startswith("data-"):
            del element.attrib[name]
    if element.tag == f"{{{SVG_NAMESPACE}}}switch":
        element.tag, element[1:] = f"{{{SVG_NAMESPACE}}}g", []


def _dark_rules(light: Element, dark: Element) -> Iterator[str]:
    """Yields the rules for what is different in the dark scheme, and names their elements."""
    number = 0
    for node, other in zip(light.iter(), dark.iter(), strict=True):
        names = sorted(node.attrib.keys() | other.attrib.keys())
        if changed := [name for name in names if node.get(name) != other.get(name)]:
            number += 1
            node.set("class", f"{node.get('class', '')} dark-{number}".strip())
            rules = (_dark_rule(name, other.get(name)) for name in changed)
            yield f".dark-{number}{{{';'.join(rules)}}}"


def _dark_rule(name: str, value: str | None) -> str:
    """Returns what an attribute says in the dark scheme, if anything, as declarations."""
    if name == "style":  # which would be stronger than a rule
        declared = (value or "mix-blend-mode:normal;isolation:auto;animation:none").split(";")
        return ";".join(f"{it}!important" for it in declared)
    return f"{name}:{value or ('inherit' if name in INHERITED else 'initial')}"
