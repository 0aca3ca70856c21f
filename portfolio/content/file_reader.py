"""One content file in, one document out, or every reason why not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from portfolio.content.diagnostics import ContentError, Fault, dotted
from portfolio.content.document import Document, Mark
from portfolio.content.text_encoding import CONTROL, read_text
from portfolio.content.yaml_parser import MAX_DEPTH, Builder, FlawError


def read(file: Path, root: Path, *, is_json: bool | None = None) -> Document:
    """Reads a YAML or JSON file.

    Args:
        file: The file.
        root: The project's folder, which faults name files from.
        is_json: Whether it is JSON; left out, its name says so.

    Raises:
        ContentError: If it cannot be read as plain data.
    """
    name = file.relative_to(root).as_posix()
    text = read_text(file, name)
    is_json = file.suffix == ".json" if is_json is None else is_json
    # YAML is a superset of JSON but for tabs, so one builder marks both.
    builder = Builder(text.replace("\t", " ") if is_json else text)
    data = None
    try:
        parsed = _json(text) if is_json else None
        built = builder.build()
        data = parsed if is_json else built
    except FlawError as flaw:
        builder.flaws.append(flaw)
    if builder.flaws:
        raise ContentError(_fault(name, flaw) for flaw in builder.flaws)
    document = Document(file, name, data, builder.keys, builder.values)
    _refuse_escaped_controls(document)
    return document


def _json(text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        place = Mark(error.lineno, error.colno)
        raise FlawError(
            place, f"expected valid JSON; {error.msg[0].lower()}{error.msg[1:]}"
        ) from None
    except ValueError as error:
        raise FlawError(Mark(1, 1), f"expected valid JSON; {error}") from None
    except RecursionError:
        raise FlawError(Mark(1, 1), f"expected at most {MAX_DEPTH} levels") from None


def _refuse_constant(word: str) -> None:
    raise ValueError(f"{word} is not a number of JSON")


def _refuse_escaped_controls(document: Document) -> None:
    words = [*document.scalars(), *((trail, trail[-1]) for trail in document.keys if trail)]
    faults = [
        document.fault(
            trail, "expected text without control characters", found=f"U+{ord(match[0]):04X}"
        )
        for trail, word in words
        if isinstance(word, str) and (match := CONTROL.search(word))
    ]
    if faults:
        raise ContentError(faults)


def _fault(name: str, flaw: FlawError) -> Fault:
    return Fault(name, *flaw.mark, dotted(flaw.trail), flaw.message, flaw.found, flaw.hint)
