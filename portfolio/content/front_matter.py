"""Reads the front matter of a Markdown file: in YAML, TOML or JSON, as most programs have it."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from datetime import date, time
from pathlib import Path
from typing import Any

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.document import Document, Position
from portfolio.content.file_reader import parse, refuse_escaped_controls
from portfolio.content.syntax_errors import position_of

YAML_FENCE, TOML_FENCE = "---", "+++"
START = re.compile(r"(---|\+\+\+)\s*\n|\{\s*[\"}]")
"""What a file with a front matter begins with; that of one in JSON is a brace and a key."""

EXAMPLE = "---, title: …, description: …, --- and then the text"

TOML_KEY = re.compile(r"[\"']?([\w-]+)[\"']?\s*=\s*|\[+\s*[\"']?([\w-]+)")
"""The start of a line of TOML with a key, or with the name of a table."""

TOML_PLACE = re.compile(r"at line (\d+), column (\d+)")


def read_front_matter(file: Path, name: str, text: str, annotation: Any) -> tuple[Document, int]:
    """Returns the front matter of a text, and the number of lines that it has with its fences.

    Args:
        file: The file.
        name: Name of the file in diagnostics.
        text: The whole text of the file.
        annotation: The type that the data should have; nothing is validated here.

    Raises:
        ContentError: If there is none, or it is not written as its first line says.
    """
    lines = text.split("\n")
    fence = lines[0].rstrip()
    if text.startswith("{") and START.match(text):
        end = _end_of_json(name, text)
        return parse(file, name, text[:end], annotation, is_json=True), text.count("\n", 0, end) + 1
    ends = (number for number, line in enumerate(lines) if number and line.rstrip() == fence)
    last = next(ends, 0) if fence in {YAML_FENCE, TOML_FENCE} else 0
    if not last or _says_nothing(lines[1:last]):
        message = "expected front matter between two lines of ---, the first one at the top"
        raise ContentError([Diagnostic(name, 1, 1, "", message, hint=EXAMPLE)])
    # An empty line stands for the first fence, so that parsers count lines as the file does.
    inner = "\n".join(["", *lines[1:last]])
    if fence == TOML_FENCE:
        return _toml(file, name, inner, annotation), last + 1
    return parse(file, name, inner, annotation), last + 1


def _says_nothing(lines: Iterable[str]) -> bool:
    """Returns whether lines are empty or comments alone."""
    return all(line.lstrip()[:1] in {"", "#"} for line in lines)


def _end_of_json(name: str, text: str) -> int:
    try:
        return json.JSONDecoder().raw_decode(text)[1]
    except json.JSONDecodeError as error:
        message = f"expected front matter in JSON; {error.msg}"
        place = position_of(text, error.pos)
    except (ValueError, RecursionError):
        message, place = "expected front matter in JSON", Position(1, 1)
    raise ContentError([Diagnostic(name, *place, "", message)])


def _toml(file: Path, name: str, text: str, annotation: Any) -> Document:
    """Returns TOML as a document; what a table holds is at the place of the table's name."""
    try:
        data = _plain(tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        place = TOML_PLACE.search(str(error))
        position = (int(place[1]), int(place[2])) if place else (1, 1)
        message = f"expected front matter in TOML; {error}"
        raise ContentError([Diagnostic(name, *position, "", message)]) from None
    keys: dict[Any, Position] = {}
    values: dict[Any, Position] = {}
    is_top = True
    for number, line in enumerate(text.split("\n"), 1):
        match = TOML_KEY.match(line)
        key = match and (match[1] or match[2])
        if match and (match[2] or is_top) and key in data:
            is_top = not match[2]
            keys.setdefault((key,), Position(number, 1))
            values.setdefault((key,), Position(number, match.end() + 1))
    document = Document(file, name, data, annotation, keys, values)
    refuse_escaped_controls(document)
    return document


def _plain(value: Any) -> Any:
    """Returns data of TOML in which dates are texts, as in YAML here."""
    if isinstance(value, dict):
        return {key: _plain(it) for key, it in value.items()}
    if isinstance(value, list):
        return [_plain(it) for it in value]
    return value.isoformat() if isinstance(value, date | time) else value
