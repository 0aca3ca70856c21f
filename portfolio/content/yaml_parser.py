"""YAML to plain data and marks, in one pass, with nothing that can run or explode."""

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

from portfolio.content.document import Mark, Trail

MAX_DEPTH = 16
"""Levels of nesting; the content needs eight."""

NOTHING = {"", "~", "null", "Null", "NULL"}
TRUTH = {"true": True, "false": False}
INTEGER = re.compile(r"[-+]?\d{1,18}")
NUMBER = re.compile(r"[-+]?(\.\d+|\d+(\.\d*)?)([eE][-+]?\d{1,2})?")

HINTS = {
    "cannot start any token": "indent with spaces; text that starts with @, ` or % needs quotes",
    "mapping values are not allowed": "text that holds a colon needs quotes",
    "could not find expected ':'": "a key needs a colon and a space after it",
    "expected <block end>": "keys of one mapping start in the same column",
    "unexpected end of stream": "a quote or a bracket is not closed",
}


class FlawError(Exception):
    """The file is not the plain YAML that content may be."""

    def __init__(
        self, mark: Mark, message: str, trail: Trail = (), *, found: str = "", hint: str = ""
    ) -> None:
        super().__init__(message)
        self.mark, self.message, self.trail = mark, message, trail
        self.found, self.hint = found, hint


@dataclass
class Builder:
    """Builds data from the parser's events.

    Aliases and tags are refused, so no value can grow beyond the file that holds
    it and nothing but text, numbers, truth, lists and mappings comes out.
    """

    text: str
    keys: dict[Trail, Mark] = field(default_factory=dict)
    values: dict[Trail, Mark] = field(default_factory=dict)
    flaws: list[FlawError] = field(default_factory=list)

    def build(self) -> Any:
        """Returns the data; what can be passed over to find more is in ``flaws``.

        Raises:
            FlawError: If the text is not YAML, is empty, or is nested too deep.
        """
        self._events: Iterator[Any] = YAML(typ="safe", pure=True).parse(self.text)
        try:
            return self._document()
        except MarkedYAMLError as error:
            raise _explained(error) from None
        except (YAMLError, ValueError) as error:
            raise FlawError(Mark(1, 1), f"expected valid YAML; {error}") from None

    def _document(self) -> Any:
        next(self._events)
        if not isinstance(next(self._events), DocumentStartEvent):
            raise FlawError(Mark(1, 1), "expected content; the file is empty")
        value = self._value(next(self._events), ())
        next(self._events)
        if isinstance(after := next(self._events), DocumentStartEvent):
            raise FlawError(_mark(after), "expected one document", hint="remove the line of dashes")
        return value

    def _value(self, event: Any, trail: Trail) -> Any:
        self._admit(event, trail)
        self.values[trail] = _mark(event)
        self.keys.setdefault(trail, self.values[trail])
        match event:
            case MappingStartEvent():
                return self._mapping(trail)
            case SequenceStartEvent():
                return self._sequence(trail)
            case ScalarEvent(value="", style=None):
                self.values[trail] = self.keys[trail]
        return _scalar(event)

    def _mapping(self, trail: Trail) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        while not isinstance(event := next(self._events), MappingEndEvent):
            key = self._key(event, trail)
            path = (*trail, key)
            if key in mapping:
                first = f"it is already on line {self.keys[path].line}"
                self.flaws.append(
                    FlawError(_mark(event), "expected each key once", path, hint=first)
                )
            self.keys[path] = _mark(event)
            mapping[key] = self._value(next(self._events), path)
        return mapping

    def _key(self, event: Any, trail: Trail) -> str:
        if isinstance(event, ScalarEvent):
            return event.value
        raise FlawError(_mark(event), "expected a word as the key", trail)

    def _sequence(self, trail: Trail) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := next(self._events), SequenceEndEvent):
            items.append(self._value(event, (*trail, len(items))))
        return items

    def _admit(self, event: Any, trail: Trail) -> None:
        if len(trail) > MAX_DEPTH:
            raise FlawError(_mark(event), f"expected at most {MAX_DEPTH} levels", trail[:MAX_DEPTH])
        if isinstance(event, AliasEvent):
            self.flaws.append(
                FlawError(
                    _mark(event), "expected a value, not an alias (*)", trail, hint="write it out"
                )
            )
        elif tag := getattr(event, "tag", None):
            hint = "remove the word that starts with !"
            self.flaws.append(
                FlawError(
                    _mark(event), "expected a value without a tag", trail, found=tag, hint=hint
                )
            )


def _mark(event: Any) -> Mark:
    return Mark(event.start_mark.line + 1, event.start_mark.column + 1)


def _scalar(event: Any) -> Any:
    if isinstance(event, AliasEvent):
        return None
    text: str = event.value
    if event.style is not None:
        return text
    if text in NOTHING:
        return None
    if text.lower() in TRUTH:
        return TRUTH[text.lower()]
    if INTEGER.fullmatch(text):
        return int(text)
    return float(text) if NUMBER.fullmatch(text) else text


def _explained(error: MarkedYAMLError) -> FlawError:
    mark, problem = error.problem_mark or error.context_mark, str(error.problem)
    hint = next((hint for part, hint in HINTS.items() if part in problem), "")
    place = Mark(mark.line + 1, mark.column + 1) if mark else Mark(1, 1)
    return FlawError(place, f"expected valid YAML; {problem}", hint=hint)
