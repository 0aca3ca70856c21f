"""The styles of a drawing, as far as attributes can say them: anything else is refused by its line.

What a program exports as plain SVG has rules for classes, if it has any.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from xml.etree.ElementTree import Element

import tinycss2
from tinycss2.color3 import parse_color

from portfolio.picture_files.svg_safety import RefusedError

FIX = "export it as plain SVG, which is drawn the same everywhere; docs/pictures.md says how"

COLOURS = {"color", "fill", "stroke", "stop-color", "flood-color", "lighting-color"}

ATTRIBUTES = COLOURS | {
    *("clip-path", "clip-rule", "color-interpolation", "color-rendering", "display"),
    *("fill-opacity", "fill-rule", "filter", "flood-opacity", "image-rendering", "mask"),
    *("mask-type", "opacity", "overflow", "paint-order", "shape-rendering", "stop-opacity"),
    *("stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin"),
    *("stroke-miterlimit", "stroke-opacity", "stroke-width", "visibility"),
}
"""Properties that attributes say."""

BLENDING = {"mix-blend-mode", "isolation"}
"""Properties without an attribute, which stay in ``style``."""

UNLIKE = re.compile(
    r"(x|y|width|height|c[xy]|r[xy]?|d):"
    r"|(translate|rotate|scale|zoom|transform|offset|perspective)[\w-]*:"
    r"|(animation|background|mask-image|mask-border|vector-effect)[\w-]*: (?!none$)"
)
"""Starts of declarations that only browsers draw."""

OWN_COLOUR = re.compile(r"#([0-9a-f]{4}|[0-9a-f]{8})|none|inherit", re.IGNORECASE)
"""Colours that CSS did not have when SVG came."""

WIDE_COLOUR = re.compile(r"(color|(ok)?(lab|lch))\((?!from)", re.IGNORECASE)
PART = re.compile(r"url\(\s*[\"']?(#[^)\"']*)[\"']?\s*\)")
PLAIN = re.compile(
    r"(?!.*(\d(r?em|ex|ch)\b|initial|unset|revert))[\w\s.,%+-]*", re.IGNORECASE | re.DOTALL
)
"""Words, numbers, and lengths that do not depend on letters."""

SELECTOR = re.compile(r"\*|[.#]?[^\W\d][\w-]*")
KINDS = {"*": 0, ".": 2, "#": 3}
"""Ranks of selectors by their first sign, which names of elements lack."""

IN_DARK = re.compile(r"\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*", re.IGNORECASE)


class Styles:
    """The rules of a drawing.

    Args:
        is_dark: Whether the rules for the dark scheme apply.
    """

    def __init__(self, *, is_dark: bool) -> None:
        self._is_dark = is_dark
        self._rules: dict[str, dict[str, tuple[tuple[int, int], str]]] = {}
        self._count = 0

    def read(self, style: Element, line: int) -> None:
        """Reads an element ``<style>`` that starts on a line.

        Raises:
            RefusedError: It has other than simple rules.
        """
        if style.get("media") or style.get("type", "text/css") != "text/css":
            raise unlike("a <style> of another language or for some media", line)
        with _some_levels(line):
            self._read(tinycss2.parse_stylesheet("".join(style.itertext()), True, True), line)

    def values_of(self, element: Element, line: int) -> dict[str, str]:
        """Returns what rules and its ``style`` say of an element on a line.

        Raises:
            RefusedError: An attribute cannot say it.
        """
        classes = (f".{name}" for name in element.get("class", "").split())
        names = ("*", element.tag.rpartition("}")[2], *classes, f"#{element.get('id')}")
        rules = [self._rules.get(name, {}) for name in names]
        said = sorted((rank, name, value) for it in rules for name, (rank, value) in it.items())
        with _some_levels(line):
            own = _declared("".join(element.get("style", "").splitlines()), line)
        return {name: value for _, name, value in said} | own

    def _read(self, rules: list[Any], line: int) -> None:
        for rule in rules:
            at = line + rule.source_line - 1
            if rule.type == "qualified-rule":
                self._add_rule(rule, line, at)
            elif rule.type == "at-rule":
                condition = tinycss2.serialize(rule.prelude)
                if rule.lower_at_keyword != "media" or not IN_DARK.fullmatch(condition):
                    raise unlike(f"a rule @{rule.at_keyword}{condition.rstrip()}", at)
                if self._is_dark:
                    self._read(tinycss2.parse_rule_list(rule.content or [], True, True), line)

    def _add_rule(self, rule: Any, line: int, at: int) -> None:
        values = _declared(rule.content, line)
        for selector in map(str.strip, tinycss2.serialize(rule.prelude).split(",")):
            if not SELECTOR.fullmatch(selector):
                raise unlike(f"the selector {selector}", at)
            self._count += 1
            rank = KINDS.get(selector[0], 1), self._count
            said = self._rules.setdefault(selector, {})
            said.update((name, (rank, value)) for name, value in values.items())


def unlike(found: str, line: int) -> RefusedError:
    """Returns the error for what is not drawn the same everywhere."""
    return RefusedError(found[:80], FIX, line)


@contextmanager
def _some_levels(line: int) -> Iterator[None]:
    try:
        yield
    except RecursionError:
        raise unlike("brackets in brackets without end", line) from None


def _declared(style: Any, line: int) -> dict[str, str]:
    """Returns the values that a rule sets, or a ``style``."""
    found: dict[str, str] = {}
    for node in tinycss2.parse_blocks_contents(style, True, True):
        at = line + node.source_line - 1
        if node.type in {"qualified-rule", "at-rule"}:
            raise unlike("a rule within a rule", at)
        if node.type == "declaration":  # a browser leaves out what is none
            name, text = node.lower_name, tinycss2.serialize(node.value).strip()
            if name in found and WIDE_COLOUR.match(text):
                continue
            if node.important:
                raise unlike(f"{name}: {text} !important", at)
            if name in ATTRIBUTES | BLENDING or UNLIKE.match(f"{name}: {text}"):
                found[name] = plain_value(name, text, at)
    return found


def plain_value(name: str, text: str, line: int) -> str:
    """Returns the value of a property as every program reads it.

    Raises:
        RefusedError: It is computed, of more colours than sRGB, or of geometry.
    """
    if name in COLOURS and parse_color(text) == "currentColor":
        return "currentColor"
    if (part := PART.fullmatch(text)) and name in ATTRIBUTES:
        return f"url({part[1]})"
    is_plain = PLAIN.fullmatch(text)
    if name in COLOURS:
        is_plain = OWN_COLOUR.fullmatch(text) or parse_color(text)
    if not is_plain or UNLIKE.match(f"{name}: {text}"):
        raise unlike(f"{name}: {text}", line)
    return text
