"""Values of properties as every reader of a drawing understands them.

Variables are replaced, colours of wide gamuts become sRGB, and numbers lose the units that
attributes of SVG have by themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache

import tinycss2
from tinycss2.ast import FunctionBlock, IdentToken, Node, StringToken, URLToken

from portfolio.picture_files.svg_cascade import UnlikeError

COLOURS = {"color", "fill", "stroke", "stop-color", "flood-color", "lighting-color"}
PAINTS = {"fill", "stroke"}
PAINT_WORDS = {"none", "context-fill", "context-stroke"}
SIMPLE_COLOUR = re.compile(r"#([0-9a-f]{3}|[0-9a-f]{6})", re.IGNORECASE)
LOCAL_URL = re.compile(r"(url\(#[^)]*\))\s*(.*)", re.DOTALL)

COMPUTED_COLOURS = re.compile(
    r"(color-mix|light-dark|contrast-color|device-cmyk)\(|\(\s*from\b|"
    r"(canvas(text)?|linktext|visitedtext|activetext|button(face|text|border)|field(text)?|"
    r"highlight(text)?|selecteditem(text)?|mark(text)?|graytext|accentcolor(text)?)$",
    re.IGNORECASE,
)
"""Colours that depend on others, or on the visitor's system."""

KNOWN_FUNCTIONS = {"url", "path"}
SHARE = re.compile(r"([-+]?[\d.]+)%")
UNITS = {"px": 1, "em": 16, "rem": 16}
PIXELS = re.compile(r"(?<![\w#])([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(px|r?em)\b", re.IGNORECASE)

INHERITING = {"inherit", "unset", "revert", "revert-layer"}

LONGEST_VALUE = 1_000
"""Words of a value with its variables replaced; longer ones are no values for a browser."""

MAX_DEPTH = 16
"""Variables within variables."""

Variables = Mapping[str, list[Node]]


class InvalidValueError(ValueError):
    """A value that browsers leave out."""


def computed_variables(own: Variables, inherited: Variables) -> Variables:
    """Returns the variables of an element: what they stand for is looked up where they are."""
    words = {name: tinycss2.serialize(value).strip().lower() for name, value in own.items()}
    waiting = {name: it for name, it in own.items() if words[name] not in INHERITING}
    computed = {name: it for name, it in inherited.items() if name not in waiting}
    for name in own:
        _compute(name, waiting, computed)
    return computed


def _compute(
    name: str, waiting: dict[str, list[Node]], computed: dict[str, list[Node]], depth: int = 0
) -> None:
    """Computes a variable, and before it those that it names; one of itself stays without value."""
    value = waiting.pop(name, None)
    if value is None or depth > MAX_DEPTH or tinycss2.serialize(value).strip() == "initial":
        return
    for inner in _variables_in(value):
        _compute(inner, waiting, computed, depth + 1)
    with suppress(InvalidValueError):
        computed[name] = without_variables(value, computed)


def _variables_in(value: list[Node]) -> Iterator[str]:
    for node in value:
        if isinstance(node, FunctionBlock):
            yield from _variables_in(node.arguments)
        elif isinstance(node, IdentToken) and node.value.startswith("--"):
            yield node.value


def without_variables(value: list[Node], variables: Variables) -> list[Node]:
    """Returns a value with what its variables stand for.

    Raises:
        InvalidValueError: A variable has no value, and no fallback.
    """
    found: list[Node] = []
    for node in value:
        if isinstance(node, FunctionBlock) and node.lower_name == "var":
            found += _variable(node, variables)
        elif isinstance(node, FunctionBlock):
            inner = without_variables(node.arguments, variables)
            found.append(FunctionBlock(node.source_line, node.source_column, node.name, inner))
        else:
            found.append(node)
        if len(found) > LONGEST_VALUE:
            raise InvalidValueError
    return found


def _variable(function: FunctionBlock, variables: Variables) -> list[Node]:
    arguments = [it for it in function.arguments if it.type not in {"whitespace", "comment"}]
    name = arguments[0].value if arguments and isinstance(arguments[0], IdentToken) else ""
    if name in variables:
        return variables[name]
    if len(arguments) < 2 or arguments[1] != ",":
        raise InvalidValueError
    comma = next(at for at, it in enumerate(function.arguments) if it == ",")
    return without_variables(function.arguments[comma + 1 :], variables)


def plain_value(name: str, value: list[Node]) -> str:
    """Returns the value of a property, without variables, as an attribute of SVG has it.

    Raises:
        InvalidValueError: Browsers leave it out.
        UnlikeError: It is not drawn the same everywhere.
    """
    text = _serialized(value)
    if name in COLOURS:
        return _paint(name, text)
    for node in value:
        if isinstance(node, FunctionBlock) and node.lower_name not in KNOWN_FUNCTIONS:
            raise UnlikeError(f"{name}: {node.lower_name}(…)", "draw it as shapes and numbers")
    if name.endswith("opacity") and (share := SHARE.fullmatch(text)):
        return f"{float(share[1]) / 100:g}"
    return without_pixels(text)


def without_pixels(text: str) -> str:
    """Returns a value whose pixels, and sizes of a browser's letters, are plain numbers."""
    return PIXELS.sub(lambda it: f"{float(it[1]) * UNITS[it[2].lower()]:g}", text)


def path_of(value: list[Node]) -> str:
    """Returns the path data of ``path("…")``, or "" for anything else."""
    functions = [it for it in value if isinstance(it, FunctionBlock) and it.lower_name == "path"]
    arguments = [it for function in functions for it in function.arguments]
    return next((it.value for it in arguments if isinstance(it, StringToken)), "")


def _serialized(value: list[Node]) -> str:
    return "".join(
        _url(node) or node.serialize() for node in value if node.type != "comment"
    ).strip()


def _url(node: Node) -> str:
    """Returns a reference without quotes, as programs that know little CSS read it."""
    if isinstance(node, URLToken):
        return f"url({node.value})"
    if isinstance(node, FunctionBlock) and node.lower_name == "url":
        strings = [it.value for it in node.arguments if isinstance(it, StringToken)]
        return f"url({strings[0]})" if strings else ""
    return ""


def _paint(name: str, text: str) -> str:
    if name in PAINTS and text.lower() in PAINT_WORDS:
        return text.lower()
    if name in PAINTS and (reference := LOCAL_URL.fullmatch(text)):
        fallback = reference[2] and _paint(name, reference[2])
        return f"{reference[1]} {fallback}".strip()
    return _colour(text)


@cache
def _colour(text: str) -> str:
    if SIMPLE_COLOUR.fullmatch(text):
        return text
    if text.lower() == "currentcolor":
        return "currentColor"
    if COMPUTED_COLOURS.match(text) or "(from " in text.lower():
        raise UnlikeError(f"the colour {text}", "write the colour itself, such as #1c1e23")
    from coloraide import Color  # Slow to import, and most drawings have simple colours.

    try:
        colour = Color(text)
    except ValueError:
        raise InvalidValueError from None
    if text.isalpha() and text.lower() != "transparent":
        return text
    return colour.convert("srgb").fit(method="clip").to_string(hex=True)
