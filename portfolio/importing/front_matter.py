"""Reads the front matter of articles of other programs: YAML, TOML or JSON."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from datetime import date, datetime, time
from typing import Any

from portfolio.content.document import Loc
from portfolio.content.yaml_parser import ParseError, YamlParser

FENCED = re.compile(
    r"\A(?P<above>\s*)(?P<fence>---|\+\+\+)[ \t]*\n(?P<inner>.*?)"
    r"^(?:(?P=fence)|\.\.\.)[ \t]*(?:\n|\Z)",
    re.MULTILINE | re.DOTALL,
)
"""YAML between lines of ``---``, or TOML between lines of ``+++``."""


class FrontMatterError(Exception):
    """The front matter cannot be read.

    Attributes:
        line: Line of the file.
    """

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """What a file says above its text, and the text.

    Attributes:
        fields: Values by their keys in small letters. Numbers and dates are texts, as written.
        text: The text below it.
        first_line: Line of the file at which the text starts, from 1.
    """

    fields: dict[str, Any]
    text: str
    first_line: int


def read_front_matter(text: str) -> FrontMatter:
    """Reads the front matter of a file, if it has any.

    Raises:
        FrontMatterError: If it is not written as its signs say.
    """
    if match := FENCED.match(text):
        parse = parse_yaml if match["fence"] == "---" else parse_toml
        # Empty lines stand for those above, so that the parsers count as the file does.
        above = "\n" * (match["above"].count("\n") + 1)
        return _with_text(parse(above + match["inner"]), text, match.end())
    if re.match(r"\{\s*\"", text):
        return _json(text)
    return FrontMatter({}, text, 1)


def _with_text(data: Any, text: str, end: int) -> FrontMatter:
    fields = data if isinstance(data, dict) else {}
    by_key = {str(key).casefold(): value for key, value in fields.items()}
    return FrontMatter(by_key, text[end:], text.count("\n", 0, end) + 1)


def _json(text: str) -> FrontMatter:
    try:
        data, end = json.JSONDecoder(parse_float=str, parse_int=str).raw_decode(text)
    except json.JSONDecodeError as error:
        raise FrontMatterError(error.lineno, f"expected JSON; {error.msg}") from None
    return _with_text(data, text, end)


def parse_yaml(text: str) -> Any:
    """Returns the data of a YAML text; what it says of tags and anchors is left out.

    Raises:
        FrontMatterError: If it is no YAML.
    """
    if not re.search(r"^\s*[^\s#]", text, re.M):
        return {}
    parser = YamlParser(text)
    try:
        data = parser.parse()
    except ParseError as error:
        raise FrontMatterError(error.position.line, error.message) from None
    return _as_written(data, parser.written, ())


def parse_toml(text: str) -> Any:
    """Returns the data of a TOML text.

    Raises:
        FrontMatterError: If it is no TOML.
    """
    try:
        return _plain(tomllib.loads(text, parse_float=str))
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise FrontMatterError(int(line[1]) if line else 1, f"expected TOML; {error}") from None


def _as_written(value: Any, written: dict[Loc, str], loc: Loc) -> Any:
    """Returns data whose numbers are texts, as the file writes them."""
    if isinstance(value, dict):
        return {key: _as_written(it, written, (*loc, key)) for key, it in value.items()}
    if isinstance(value, list):
        return [_as_written(it, written, (*loc, at)) for at, it in enumerate(value)]
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return written.get(loc, str(value)) if is_number else value


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(it) for key, it in value.items()}
    if isinstance(value, list):
        return [_plain(it) for it in value]
    if isinstance(value, datetime | date | time):
        return value.isoformat()
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value
