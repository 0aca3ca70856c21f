"""Reads the front matter of a Markdown file: in YAML, TOML or JSON, as most programs have it."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.document import Document, Position
from portfolio.content.file_reader import parse, refuse_escaped_controls

YAML_FENCE, TOML_FENCE, JSON_START = "---", "+++", "{"
FENCES = {YAML_FENCE: YAML_FENCE, TOML_FENCE: TOML_FENCE, JSON_START: "}"}
"""First lines of files with a front matter, each with the line that ends it."""

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
    closing = FENCES.get(fence)
    last = next((at for at, line in enumerate(lines) if at and line.rstrip() == closing), 0)
    if all(line.lstrip()[:1] in {"", "#"} for line in lines[1:last]):
        message = "expected front matter between two lines of ---, the first one at the top"
        raise ContentError([Diagnostic(name, 1, 1, "", message, hint=EXAMPLE)])
    if fence == JSON_START:
        inner = "\n".join(lines[: last + 1])
        return parse(file, name, inner, annotation, is_json=True), last + 1
    # An empty line stands for the first fence, so that parsers count lines as the file does.
    inner = "\n".join(["", *lines[1:last]])
    read = _toml if fence == TOML_FENCE else parse
    return read(file, name, inner, annotation), last + 1


def _toml(file: Path, name: str, text: str, annotation: Any) -> Document:
    """Returns TOML as a document; what a table holds is at the place of the table's name."""
    try:
        said = tomllib.loads(text)
        # Dates are texts, as in YAML here.
        data = json.loads(json.dumps(said, default=lambda it: it.isoformat()))
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
