"""Parses YAML to plain data with positions; refuses tags, aliases and deep nesting."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.composer import Composer
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import AliasEvent
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from portfolio.content.document import Loc, Position
from portfolio.content.syntax_errors import MAX_DEPTH, explain_yaml
from portfolio.invisible_characters import CURLY_QUOTES, INVISIBLE, describe

NULLS = {"", "~", "null", "Null", "NULL"}
BOOLEANS = {"true": True, "false": False}
# Longer numbers stay text: 18 digits fit into 64 bits, an exponent of two digits into a float.
INTEGER = re.compile(r"[-+]?\d{1,18}")
NUMBER = re.compile(r"[-+]?(\.\d+|\d+(\.\d*)?)([eE][-+]?\d{1,2})?")

SIGNS = {
    "*": (", not an alias (*)", "write it out, or put text that starts with * in quotes"),
    "!": (" without a tag", "remove the word that starts with !, or put the text in quotes"),
    "&": (" without an anchor", "remove the word that starts with &, or put the text in quotes"),
}
"""What is said of a value by the sign before it, and a hint."""


@dataclass(eq=False)
class ParseError(Exception):
    """The text is not YAML, or uses a part of YAML that content may not use."""

    position: Position
    message: str
    loc: Loc = ()
    found: str = ""
    hint: str = ""


class _Composer(Composer):
    """Notes the words before values that begin with a sign; an alias is a value of its own."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        event = self.parser.peek_event()
        is_alias = isinstance(event, AliasEvent)
        if is_alias or event.anchor or event.ctag:
            self.loader.signs.append(event.start_mark)
        self.anchors.clear()
        if not is_alias:
            return super().compose_node(parent, index)
        self.parser.get_event()
        return ScalarNode("", "", event.start_mark, event.end_mark)


@dataclass
class YamlParser:
    """Reads plain data and its positions from the tree of nodes that ruamel composes.

    Aliases and tags are refused: the data cannot be larger than the file, and it holds
    nothing but text, numbers, booleans, nulls, lists and mappings.

    Attributes:
        text: The YAML.
        key_positions: Positions at which keys and list items start.
        value_positions: Positions at which values start.
        written: Characters of the values that are not text, such as ``1.10`` of a number.
        errors: Errors that did not stop the parser.
    """

    text: str
    key_positions: dict[Loc, Position] = field(default_factory=dict)
    value_positions: dict[Loc, Position] = field(default_factory=dict)
    written: dict[Loc, str] = field(default_factory=dict)
    errors: list[ParseError] = field(default_factory=list)

    def parse(self) -> Any:
        """Returns the data; errors that do not stop the parser are added to ``errors``.

        Raises:
            ParseError: If the text is not YAML, is empty, or is nested too deep.
        """
        yaml: Any = YAML(typ="safe", pure=True)
        yaml.Composer, yaml.max_depth, yaml.signs = _Composer, MAX_DEPTH + 1, []
        try:
            root = yaml.compose(self.text)
        except (YAMLError, ValueError, OverflowError) as error:
            position, hint, found, message = explain_yaml(self.text, error)
            raise ParseError(position, message, found=found, hint=hint) from None
        finally:
            self.errors += [self._refused(mark) for mark in yaml.signs]
        if root is None:
            raise ParseError(Position(1, 1), "expected content; the file is empty")
        return self._value(root, ())

    def _value(self, node: Node, loc: Loc) -> Any:
        self.value_positions[loc] = _position(node.start_mark)
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
            position = _position(key_node.start_mark)
            if not isinstance(key_node, ScalarNode):
                raise ParseError(position, "expected a word as the key", loc)
            self._check_key(key_node, loc)
            path = (*loc, _join_surrogates(key_node.value))
            if path[-1] in mapping:
                first = f"it is already on line {self.key_positions[path].line}"
                self.errors.append(ParseError(position, "expected each key once", path, hint=first))
            self.key_positions[path] = position
            mapping[path[-1]] = self._value(value_node, path)
        return mapping

    def _refused(self, mark: Any) -> ParseError:
        word = re.split(r"[\s,\]}]", self.text[mark.index :], maxsplit=1)[0]
        wanted, hint = SIGNS[word[0]]
        return ParseError(_position(mark), f"expected a value{wanted}", found=word, hint=hint)

    def _check_key(self, node: ScalarNode, loc: Loc) -> None:
        position, key = _position(node.start_mark), node.value
        if match := INVISIBLE.search(key):
            column = position.column + match.start() + bool(node.style)
            message = "expected a key without invisible characters"
            found, place = describe(match[0]), Position(position.line, column)
            self.errors.append(ParseError(place, message, loc, found, "delete it"))
        elif not node.style and key and key[0] in CURLY_QUOTES:
            message, hint = "expected a key without curly quotes", "write straight quotes, or none"
            self.errors.append(ParseError(position, message, loc, key, hint))


def _position(mark: Any) -> Position:
    return Position(mark.line + 1, mark.column + 1)


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
