"""The styles of a drawing, as far as attributes can say them: anything else is refused by its line.

What a program exports as plain SVG has rules for classes, if it has any.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any
from xml.etree.ElementTree import Element

import tinycss2

INHERITED = {
    *("clip-rule", "color", "color-interpolation", "color-rendering", "fill", "fill-opacity"),
    *("fill-rule", "image-rendering", "paint-order", "shape-rendering", "stroke"),
    *("stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin"),
    *("stroke-miterlimit", "stroke-opacity", "stroke-width", "visibility"),
}
"""Attributes that pass to the elements within."""

OWN = {
    *("clip-path", "display", "filter", "flood-color", "flood-opacity", "lighting-color", "mask"),
    *("mask-type", "opacity", "overflow", "stop-color", "stop-opacity"),
}
"""Attributes of an element alone."""

KEPT = ("mix-blend-mode", "isolation", "animation")
"""Properties without an attribute that stay in ``style``, or the beginnings of their names."""

GEOMETRY = re.compile(
    r"x|y|width|height|c[xy]|r[xy]?|d|(translate|rotate|scale|zoom|transform|offset|perspective)(-.*)?"
)
UNLIKE = re.compile(r"vector-effect|(background|mask-image|mask-border)(-.*)?")
"""Properties that only browsers draw, unless they say `NOTHING`."""

NOTHING = {"none", "transparent"}
COLOURS = {"color", "fill", "stroke", "stop-color", "flood-color", "lighting-color"}

SIMPLE_COLOUR = re.compile(r"#([0-9a-f]{3}|[0-9a-f]{6})|none|inherit|context-\w+", re.IGNORECASE)
PLAIN_COLOUR = re.compile(r"#|(rgb|hsl)a?\(|[a-z]+$", re.IGNORECASE)
WIDE_COLOUR = re.compile(r"(color|(ok)?(lab|lch))\((?!from)", re.IGNORECASE)
PART = re.compile(r"url\(\s*[\"']?(#[^)\"']*)[\"']?\s*\)\s*(.*)", re.DOTALL)
PLAIN = re.compile(
    r"(?!initial|unset|revert)([\w\s.,%+-](?<!\dem)(?<!\drem)(?<!\dex)(?<!\dch))*", re.IGNORECASE
)
"""Words, numbers, and lengths that do not depend on letters."""

SELECTOR = re.compile(r"\*|[.#]?[^\W\d][\w-]*")
KINDS, OF_ELEMENT = {"*": 0, ".": 2, "#": 3}, 4
"""Ranks of selectors by their first sign, which names of elements lack, and of ``style``."""

SCHEME = re.compile(r"\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)")
INERT_RULES = {"charset", "font-face", "namespace"}
"""Rules that change nothing of shapes and paint."""

Values = dict[str, tuple[tuple[bool, int, int], str]]
"""Values of properties with their ranks: important, kind of the selector, place in the drawing."""


class UnlikeError(ValueError):
    """A drawing that only some programs draw as it is meant.

    Attributes:
        line: Line of the drawing.
    """

    def __init__(self, found: str, line: int) -> None:
        super().__init__(found)
        self.line = line


class Styles:
    """The rules of a drawing in one scheme.

    Attributes:
        keyframes: Rules of animations, which browsers play.
    """

    def __init__(self, scheme: str) -> None:
        self.keyframes: list[str] = []
        self._scheme = scheme
        self._rules: dict[str, Values] = {}
        self._count = 0

    def read(self, style: Element, line: int) -> None:
        """Reads an element ``<style>`` that starts on a line.

        Raises:
            UnlikeError: It has other than simple rules.
        """
        is_css = style.get("type", "") in {"", "text/css"}
        if is_css and self._applies(style.get("media", ""), line):
            self._read(tinycss2.parse_stylesheet("".join(style.itertext()), True, True), line)

    def values_of(self, element: Element, line: int) -> dict[str, str]:
        """Returns what rules and its ``style`` say of an element on a line.

        Raises:
            UnlikeError: An attribute cannot say it.
        """
        classes = (f".{name}" for name in element.get("class", "").split())
        found: Values = {}
        for name in ("*", element.tag.rpartition("}")[2], *classes, f"#{element.get('id')}"):
            _add(found, self._rules.get(name, {}))
        own = "".join(element.get("style", "").splitlines())
        _add(found, _declared(own, line, (OF_ELEMENT, 0)))
        return {name: value for name, (_, value) in found.items()}

    def _read(self, rules: list[Any], line: int) -> None:
        for rule in rules:
            at = line + rule.source_line - 1
            name = getattr(rule, "lower_at_keyword", "").removeprefix("-webkit-")
            if rule.type == "qualified-rule":
                self._add_rule(rule, line, at)
            elif name == "media":
                if self._applies(tinycss2.serialize(rule.prelude), at):
                    self._read(tinycss2.parse_rule_list(rule.content or [], True, True), line)
            elif name == "keyframes":
                self.keyframes.append(rule.serialize())
            elif rule.type == "at-rule" and name not in INERT_RULES:
                raise UnlikeError(f"a rule @{name}", at)

    def _add_rule(self, rule: Any, line: int, at: int) -> None:
        for selector in map(str.strip, tinycss2.serialize(rule.prelude).split(",")):
            if not SELECTOR.fullmatch(selector):
                raise UnlikeError(f"the selector {selector[:60]}", at)
            self._count += 1
            rank = KINDS.get(selector[0], 1), self._count
            _add(self._rules.setdefault(selector, {}), _declared(rule.content, line, rank))

    def _applies(self, media: str, line: int) -> bool:
        scheme = SCHEME.fullmatch(media.strip().lower())
        if media.strip() and not scheme:
            raise UnlikeError(f"@media {media.strip()[:60]}", line)
        return not scheme or scheme[1] == self._scheme


def _add(found: Values, values: Values) -> None:
    """Adds values of properties, except where a stronger one is there."""
    for name, value in values.items():
        if name not in found or found[name][0] <= value[0]:
            found[name] = value


def _declared(style: Any, line: int, rank: tuple[int, int]) -> Values:
    """Returns the values that a rule sets, or a ``style``."""
    found: Values = {}
    for it in tinycss2.parse_blocks_contents(style, True, True):
        at = line + it.source_line - 1
        if it.type in {"qualified-rule", "at-rule"}:
            raise UnlikeError("a rule within a rule", at)
        if it.type == "declaration":  # a browser leaves out what is none
            name, text = it.lower_name, tinycss2.serialize(it.value)
            if name in found and WIDE_COLOUR.match(text.strip()):
                continue
            value = plain_value(name, text, at)
            if value is not None:
                _add(found, {name: ((it.important, *rank), value)})
    return found


def plain_value(name: str, text: str, line: int) -> str | None:
    """Returns the value of a property as every program reads it, or None for one that is ignored.

    Raises:
        UnlikeError: It is computed, of more colours than sRGB, or of geometry.
    """
    value: str | None = text.strip()
    if name in COLOURS:
        value = _paint(value)
    elif name in INHERITED | OWN:
        part = PART.fullmatch(value)
        value = f"url({part[1]})" if part else PLAIN.fullmatch(value) and value
    elif name.startswith(KEPT):
        value = None if "var(" in value.lower() else value
    elif GEOMETRY.fullmatch(name) or (UNLIKE.fullmatch(name) and value.lower() not in NOTHING):
        value = None
    else:
        return None
    if value is None:
        raise UnlikeError(f"{name}: {text.strip()[:60]}", line)
    return value


def _paint(text: str) -> str | None:
    """Returns a colour, or a gradient and the colour that takes its place."""
    if not (part := PART.fullmatch(text)):
        return _colour(text)
    instead = part[2] and _colour(part[2])
    return None if instead is None else f"url({part[1]}) {instead}".strip()


@cache
def _colour(text: str) -> str | None:
    """Returns a colour of sRGB; None for one that is computed, of a wide gamut, or no colour."""
    if text.lower() == "currentcolor":
        return "currentColor"
    if SIMPLE_COLOUR.fullmatch(text) or not PLAIN_COLOUR.match(text):
        return text if SIMPLE_COLOUR.fullmatch(text) else None
    from coloraide import Color  # Slow to import, and most drawings have simple colours.

    try:
        colour = Color(text)
    except ValueError:
        return None
    is_word = text.isalpha() and text.lower() != "transparent"
    return text if is_word else colour.convert("srgb").fit(method="clip").to_string(hex=True)
