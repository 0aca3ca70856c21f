"""Brings a JSON Resume made elsewhere into the form of schema 1.0, and says what that changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from portfolio.content.diagnostics import Loc, format_loc
from portfolio.content.document import Document

RENAMED = {
    ("basics", "picture"): "image",
    ("basics", "website"): "url",
    ("work", "company"): "name",
    ("work", "website"): "url",
    ("volunteer", "website"): "url",
    ("publications", "website"): "url",
}
"""Names of schema 0.0.x by part and key, each with that of 1.0."""


def tidy(document: Document) -> tuple[Document, list[str]]:
    """Returns a document without empty values and old names, and a sentence for each change.

    Only keys of mappings change, so that every other value keeps its place in the file.
    """
    notes = [*_renames(document.data)]
    empty = [loc for loc in document.value_positions if _is_empty(document.data, loc)]
    if empty:
        notes.append(f"Left out because empty: {', '.join(map(format_loc, empty))}.")
    tidied = replace(
        document,
        data=_tidied((), document.data),
        key_positions={_new(loc): place for loc, place in document.key_positions.items()},
        value_positions={_new(loc): place for loc, place in document.value_positions.items()},
    )
    return tidied, notes


def _renames(data: dict[str, Any]) -> Iterator[str]:
    for (part, old), new in RENAMED.items():
        entries = data.get(part, ())
        for entry in entries if isinstance(entries, list) else [entries]:
            if isinstance(entry, dict) and old in entry and new not in entry:
                yield f"{part}: `{old}` is `{new}` since version 1.0 of JSON Resume; renamed."
                break


def _is_empty(data: Any, loc: Loc) -> bool:
    for step in loc:
        data = data[step]
    return bool(loc) and isinstance(loc[-1], str) and data in ("", None)


def _tidied(loc: Loc, value: Any) -> Any:
    if isinstance(value, list):
        return [_tidied((*loc, index), item) for index, item in enumerate(value)]
    if not isinstance(value, dict):
        return value
    kept = {key: inner for key, inner in value.items() if inner not in ("", None)}
    names = {key: _new((*loc, key))[-1] for key in kept}
    return {
        key if name in kept else name: _tidied((*loc, key), kept[key])
        for key, name in names.items()
    }


def _new(loc: Loc) -> Loc:
    """Returns where a value is once old names are replaced."""
    steps = [*loc]
    for index, step in enumerate(steps):
        if index in (1, 2) and (steps[0], step) in RENAMED:
            steps[index] = RENAMED[str(steps[0]), str(step)]
    return tuple(steps)
