"""Parses YAML to plain data with positions; refuses tags, aliases and deep nesting."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from portfolio.content.diagnostics import ContentError, Diagnostic, Loc, format_loc
from portfolio.content.document import Position
from portfolio.content.syntax_errors import MAX_DEPTH, explain_yaml
from portfolio.invisible_characters import CURLY_QUOTES, INVISIBLE, describe

NULLS = {"", "~", "null", "Null", "NULL"}
BOOLEANS = {"true": True, "false": False}
# Longer numbers stay text: 18 digits fit into 64 bits, an exponent of two digits into a float.
INTEGER = re.compile(r"[-+]?\d{1,18}")
NUMBER = re.compile(r"[-+]?(\.\d+|\d+(\.\d*)?)([eE][-+]?\d{1,2})?")

SIGNS = {"!": "a tag", "&": "an anchor"}
"""Words of YAML before a value that content may not have, by their first characters."""


@dataclass
class YamlParser:
    """Reads plain data and its positions from the tree of nodes that ruamel composes.

    Anchors and tags are refused: the data cannot be larger than the file, and it holds
    nothing but text, numbers, booleans, nulls, lists and mappings.

    Attributes:
        name: Name of the file in diagnostics.
        text: The YAML.
        key_positions: Positions at which keys and list items start.
        value_positions: Positions at which values start.
        written: Characters of the values that are not text, such as ``1.10`` of a number.
    """

    name: str
    text: str
    key_positions: dict[Loc, Position] = field(default_factory=dict)
    value_positions: dict[Loc, Position] = field(default_factory=dict)
    written: dict[Loc, str] = field(default_factory=dict)

    def parse(self) -> Any:
        """Returns the data.

        Raises:
            ContentError: If the text is not YAML, is empty, nested too deep, or uses a part of YAML
                that content may not use.
        """
        try:
            root = _composed(self.text)
        except (YAMLError, ValueError, OverflowError) as error:
            position, hint, found, message = explain_yaml(self.text, error)
            raise self._error(position, message, found=found, hint=hint) from None
        if root is None:
            raise self._error(Position(1, 1), "expected content; the file is empty")
        return self._value(root, ())

    def _value(self, node: Node, loc: Loc) -> Any:
        self.value_positions[loc] = self._start(node)
        self.key_positions.setdefault(loc, self.value_positions[loc])
        if isinstance(node, MappingNode):
            return self._mapping(node, loc)
        if isinstance(node, SequenceNode):
            return [self._value(item, (*loc, at)) for at, item in enumerate(node.value)]
        assert isinstance(node, ScalarNode)
        # ruamel places an empty value at the next token, which may be lines below its key.
        if node.style is None and not node.value:
            self.value_positions[loc] = self.key_positions[loc]
        value = _scalar(node)
        if not isinstance(value, str):
            self.written[loc] = node.value
        return value

    def _mapping(self, node: MappingNode, loc: Loc) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        for key_node, value_node in node.value:
            position = self._start(key_node)
            if not isinstance(key_node, ScalarNode):
                raise self._error(position, "expected a word as the key", loc)
            self._check_key(key_node, position, loc)
            path = (*loc, _join_surrogates(key_node.value))
            if path[-1] in mapping:
                hint = f"it is already on line {self.key_positions[path].line}"
                raise self._error(position, "expected each key once", path, hint=hint)
            self.key_positions[path] = position
            mapping[path[-1]] = self._value(value_node, path)
        return mapping

    def _start(self, node: Node) -> Position:
        """Returns the position of a node, unless it begins with a word of YAML."""
        mark = node.start_mark
        position = Position(mark.line + 1, mark.column + 1)
        if kind := SIGNS.get(self.text[mark.index : mark.index + 1]):
            word = re.split(r"[\s,\]}]", self.text[mark.index :], maxsplit=1)[0]
            hint = f"remove the word that starts with {word[0]}, or put the text in quotes"
            raise self._error(position, f"expected a value without {kind}", found=word, hint=hint)
        return position

    def _check_key(self, node: ScalarNode, position: Position, loc: Loc) -> None:
        if match := INVISIBLE.search(node.value):
            place = position._replace(column=position.column + match.start() + bool(node.style))
            message = "expected a key without invisible characters"
            raise self._error(place, message, loc, describe(match[0]), "delete it")
        if not node.style and node.value.startswith(tuple(CURLY_QUOTES)):
            message, hint = "expected a key without curly quotes", "write straight quotes, or none"
            raise self._error(position, message, loc, node.value, hint)

    def _error(
        self, position: Position, message: str, loc: Loc = (), found: str = "", hint: str = ""
    ) -> ContentError:
        return ContentError(
            [Diagnostic(self.name, *position, format_loc(loc), message, found, hint)]
        )


@lru_cache(maxsize=64)
def _composed(text: str) -> Node | None:
    """Returns the nodes of a text; other languages and live reload read most files once more."""
    yaml: Any = YAML(typ="safe", pure=True)
    yaml.max_depth = MAX_DEPTH + 1
    return yaml.compose(text)


def _scalar(node: ScalarNode) -> Any:
    text: str = node.value
    if node.style is not None:
        return _join_surrogates(text)
    if text in NULLS:
        return None
    if text.lower() in BOOLEANS:
        return BOOLEANS[text.lower()]
    if INTEGER.fullmatch(text):
        return int(text)
    return float(text) if NUMBER.fullmatch(text) else text


def _join_surrogates(text: str) -> str:
    r"""Returns a text in which two halves of a character, ``\ud83d\ude00`` in JSON, are one."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
