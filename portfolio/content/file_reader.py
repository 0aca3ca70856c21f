"""Reads one content file, YAML or JSON, into a document with positions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.document import Document
from portfolio.content.syntax_errors import MAX_DEPTH, MERGE_MARK, explain_json
from portfolio.content.yaml_parser import YamlParser

MAX_TEXT_BYTES = 1_000_000
"""Largest text file that is parsed."""

CONTROL = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
"""Controls, line separators, direction overrides, unpaired surrogates."""


def read_text(file: Path, name: str) -> str:
    """Returns the text of a file.

    Raises:
        ContentError: If it is missing, too large, not UTF-8, or holds control characters.
    """
    try:
        if file.stat().st_size > MAX_TEXT_BYTES:
            raise _error(name, "expected at most 1 MB of text", hint="is it the right file?")
        raw = file.read_bytes()
    except FileNotFoundError:
        raise _error(name, "expected this file; it does not exist") from None
    except OSError as error:
        raise _error(name, f"expected a readable file; {error.strerror}") from None
    text = _decoded(raw, name)
    if match := CONTROL.search(text):
        raise _error(
            name,
            "expected text without control characters",
            text[: match.start()],
            found=f"U+{ord(match[0]):04X}",
            hint="delete it; it often comes with a paste and cannot be seen",
        )
    return text


def refuse_merge(text: str, name: str) -> None:
    """Refuses a text in which git has left both versions of a merge.

    Raises:
        ContentError: If it has a line of such marks.
    """
    if match := MERGE_MARK.search(text):
        message, hint = "expected one version", "keep one of the two, and delete the lines of signs"
        raise _error(name, message, text[: match.start()], found=match[0][:7], hint=hint)


def _decoded(raw: bytes, name: str) -> str:
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8-sig", "replace")
        raise _error(
            name,
            "expected UTF-8 text",
            before,
            found=f"byte 0x{raw[error.start]:02x}",
            hint="save the file with the encoding UTF-8",
        ) from None


def _error(
    name: str, message: str, before: str = "", *, found: str = "", hint: str = ""
) -> ContentError:
    lines = before.split("\n")
    place = len(lines), len(lines[-1]) + 1
    return ContentError([Diagnostic(name, *place, "", message, found, hint)])


def read(
    file: Path, root: Path, annotation: Any = None, *, is_json: bool | None = None
) -> Document:
    """Reads a YAML or JSON file.

    Args:
        file: The file.
        root: The project's folder, which diagnostics name files relative to.
        annotation: The type that the data should have; nothing is validated here.
        is_json: Whether it is JSON; by default the file name decides.

    Raises:
        ContentError: If it cannot be read as plain data.
    """
    name = file.relative_to(root).as_posix()
    is_json = file.suffix == ".json" if is_json is None else is_json
    return parse(file, name, read_text(file, name), annotation, is_json=is_json)


def parse(file: Path, name: str, text: str, annotation: Any, *, is_json: bool = False) -> Document:
    """Parses YAML or JSON that was read from a file, or from its beginning.

    Raises:
        ContentError: If it cannot be read as plain data.
    """
    refuse_merge(text, name)
    json_data = _json(name, text) if is_json else None
    # JSON without tabs is YAML, so the YAML parser finds the positions in both.
    parser = YamlParser(name, text.replace("\t", " ") if is_json else text)
    yaml_data = parser.parse()
    data = json_data if is_json else yaml_data
    positions = parser.key_positions, parser.value_positions
    document = Document(file, name, data, annotation, *positions, written=parser.written)
    refuse_escaped_controls(document)
    return document


def _json(name: str, text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        position, hint, found, _ = explain_json(text, error.pos)
        message = f"expected valid JSON; {error.msg[0].lower()}{error.msg[1:]}"
        raise ContentError([Diagnostic(name, *position, "", message, found, hint)]) from None
    except ValueError as error:
        raise _error(name, f"expected valid JSON; {error}") from None
    except RecursionError:
        raise _error(name, f"expected at most {MAX_DEPTH} levels") from None


def _refuse_constant(word: str) -> None:
    raise ValueError(f"{word} is not a number of JSON")


def refuse_escaped_controls(document: Document) -> None:
    """Refuses control characters that a document writes as escapes.

    Raises:
        ContentError: If a key or a value has one.
    """
    words = [*document.scalars(), *((loc, loc[-1]) for loc in document.key_positions if loc)]
    message = "expected text without control characters or halves of characters"
    hint = "remove the escape with its \\"
    diagnostics = [
        document.diagnostic(loc, message, found=f"U+{ord(match[0]):04X}", hint=hint)
        for loc, word in words
        if isinstance(word, str) and (match := CONTROL.search(word))
    ]
    if diagnostics:
        raise ContentError(diagnostics)
