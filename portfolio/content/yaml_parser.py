"""Parses YAML to plain data with positions; refuses tags, aliases and deep nesting."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from portfolio.content.document import Loc, Position
from portfolio.content.syntax_errors import explain_yaml, position_of
from portfolio.invisible_characters import CURLY_QUOTES, INVISIBLE, describe

MAX_DEPTH = 16
"""Levels of nesting; the content uses eight."""

NULLS = {"", "~", "null", "Null", "NULL"}
BOOLEANS = {"true": True, "false": False}
# Longer numbers stay text: 18 digits fit into 64 bits, an exponent of two digits into a float.
INTEGER = re.compile(r"[-+]?\d{1,18}")
NUMBER = re.compile(r"[-+]?(\.\d+|\d+(\.\d*)?)([eE][-+]?\d{1,2})?")

AT_ITS_START = ("unexpected end of stream", "expected ',' or", "could not find expected ':'")
"""Parts of what ruamel says of what has no end: a quote, a bracket, a key. It is at fault itself,
and not the line where the parser gives up."""

BEYOND_UNICODE = re.compile(r"\\U(?!000[0-9A-Fa-f]|0010)[0-9A-Fa-f]{8}")
"""An escape of a number that is no character."""


@dataclass(eq=False)
class ParseError(Exception):
    """The text is not YAML, or uses a part of YAML that content may not use."""

    position: Position
    message: str
    loc: Loc = ()
    found: str = ""
    hint: str = ""


@dataclass
class YamlParser:
    """Builds plain data from the events of ruamel's parser.

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
        self._events: Iterator[Any] = YAML(typ="safe", pure=True).parse(self.text)
        try:
            return self._document()
        except MarkedYAMLError as error:
            raise _parse_error(error, self.text) from None
        except (YAMLError, ValueError, OverflowError) as error:
            raise _error_without_place(error, self.text) from None

    def _document(self) -> Any:
        next(self._events)
        if not isinstance(next(self._events), DocumentStartEvent):
            raise ParseError(Position(1, 1), "expected content; the file is empty")
        value = self._value(next(self._events), ())
        next(self._events)
        if isinstance(after := next(self._events), DocumentStartEvent):
            raise ParseError(
                _position(after), "expected one document", hint="remove the line of dashes"
            )
        return value

    def _value(self, event: Any, loc: Loc) -> Any:
        self._check(event, loc)
        self.value_positions[loc] = _position(event)
        self.key_positions.setdefault(loc, self.value_positions[loc])
        match event:
            case MappingStartEvent():
                return self._mapping(loc)
            case SequenceStartEvent():
                return self._sequence(loc)
            # ruamel places an empty value at the next token, which may be lines below its key.
            case ScalarEvent(value="", style=None):
                self.value_positions[loc] = self.key_positions[loc]
        value = _scalar(event)
        if isinstance(event, ScalarEvent) and not isinstance(value, str):
            self.written[loc] = event.value
        return value

    def _mapping(self, loc: Loc) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        while not isinstance(event := next(self._events), MappingEndEvent):
            key = self._key(event, loc)
            path = (*loc, key)
            if key in mapping:
                first = f"it is already on line {self.key_positions[path].line}"
                self.errors.append(
                    ParseError(_position(event), "expected each key once", path, hint=first)
                )
            self.key_positions[path] = _position(event)
            mapping[key] = self._value(next(self._events), path)
        return mapping

    def _key(self, event: Any, loc: Loc) -> str:
        if isinstance(event, ScalarEvent):
            self._check(event, loc)
            self._check_key(event, loc)
            return _join_surrogates(event.value)
        raise ParseError(_position(event), "expected a word as the key", loc)

    def _check_key(self, event: Any, loc: Loc) -> None:
        position, key = _position(event), event.value
        if match := INVISIBLE.search(key):
            column = position.column + match.start() + bool(event.style)
            message = "expected a key without invisible characters"
            found, place = describe(match[0]), Position(position.line, column)
            self.errors.append(ParseError(place, message, loc, found, "delete it"))
        elif not event.style and key and key[0] in CURLY_QUOTES:
            message, hint = "expected a key without curly quotes", "write straight quotes, or none"
            self.errors.append(ParseError(position, message, loc, key, hint))

    def _sequence(self, loc: Loc) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := next(self._events), SequenceEndEvent):
            items.append(self._value(event, (*loc, len(items))))
        return items

    def _check(self, event: Any, loc: Loc) -> None:
        position, tag = _position(event), getattr(event, "tag", None)
        if len(loc) > MAX_DEPTH:
            raise ParseError(position, f"expected at most {MAX_DEPTH} levels", loc[:MAX_DEPTH])
        if isinstance(event, AliasEvent):
            message = "expected a value, not an alias (*)"
            hint = "write it out, or put text that starts with * in quotes"
            self.errors.append(ParseError(position, message, loc, hint=hint))
        elif tag:
            message = "expected a value without a tag"
            hint = "remove the word that starts with !, or put the text in quotes"
            self.errors.append(ParseError(position, message, loc, found=tag, hint=hint))
        elif anchor := getattr(event, "anchor", None):
            message = "expected a value without an anchor"
            hint = "remove the word that starts with &, or put the text in quotes"
            self.errors.append(ParseError(position, message, loc, found=f"&{anchor}", hint=hint))


def _position(event: Any) -> Position:
    return Position(event.start_mark.line + 1, event.start_mark.column + 1)


def _scalar(event: Any) -> Any:
    if isinstance(event, AliasEvent):
        return None
    text: str = event.value
    if event.style is not None:
        return _join_surrogates(text)
    if text in NULLS:
        return None
    if text.lower() in BOOLEANS:
        return BOOLEANS[text.lower()]
    if INTEGER.fullmatch(text):
        return int(text)
    return float(text) if NUMBER.fullmatch(text) else text


def _parse_error(error: MarkedYAMLError, text: str) -> ParseError:
    problem = str(error.problem)
    marks = [error.problem_mark, error.context_mark]
    if any(part in problem for part in AT_ITS_START):
        marks.reverse()
    mark = next(filter(None, marks), None)
    position = Position(mark.line + 1, mark.column + 1) if mark else Position(1, 1)
    place, hint, found = explain_yaml(text, position, problem)
    return ParseError(place, f"expected valid YAML; {problem}", found=found, hint=hint)


def _error_without_place(error: Exception, text: str) -> ParseError:
    """Returns the error of what ruamel does not place: an escape that is no character, mostly."""
    if not (escape := BEYOND_UNICODE.search(text)):
        return ParseError(Position(1, 1), f"expected valid YAML; {error}")
    position = position_of(text, escape.start())
    message = "expected valid YAML; an escape is no character of Unicode"
    hint = r"write the character itself, or its escape up to \U0010FFFF"
    return ParseError(position, message, found=escape[0], hint=hint)


def _join_surrogates(text: str) -> str:
    r"""Returns a text in which two halves of a character, ``\ud83d\ude00`` in JSON, are one."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
