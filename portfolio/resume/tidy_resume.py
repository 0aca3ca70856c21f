"""Tidies a JSON Resume as exporters leave it: empty parts, old names, other forms of values.

It also has what the readers of other documents share.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import replace
from itertools import groupby
from typing import Any
from urllib.parse import quote

from portfolio.content.diagnostics import Loc, format_loc
from portfolio.content.document import Document
from portfolio.content.model_fields import TypedValue, typed_values
from portfolio.invisible_characters import is_visible
from portfolio.models.field_types import FieldRole
from portfolio.models.link import completed
from portfolio.models.partial_date import iso_date, lasts

RENAMED = {
    ("basics", "picture"): "image",
    ("basics", "website"): "url",
    ("work", "company"): "name",
    ("work", "website"): "url",
    ("volunteer", "website"): "url",
    ("publications", "website"): "url",
}
"""Names of schema 0.0.x by part and key, each with that of 1.0."""

DATES = frozenset(("startDate", "endDate", "date", "releaseDate"))
NOTHING = frozenset(("n/a", "na", "none", "null", "undefined", "unknown"))
"""Words that stand for no date or no address; other texts may mean them."""

KEPT = ("basics",)
"""The part that stays when it is empty, so that what is lacking in it is said."""

BULLET = re.compile(r"^\s*(?:[•●▪◦‣∙·*\u2013\u2014-]|o(?=\s))\s+")
"""A sign of a list at the beginning of a line."""


def tidy(document: Document) -> tuple[Document, list[str]]:
    """Returns a document whose parts all say something, and a sentence for each kind of change.

    Values keep their places in the file, unless an entry of a list is left out: then nothing of the
    document has a place.
    """
    data = deepcopy(document.data)
    renamed = _rename(data)
    changes: dict[str, list[str]] = {}
    for item in [*typed_values(data, document.annotation)]:
        change, value = _converted(item, document.written.get(item.loc, ""))
        if value != item.value:
            changes.setdefault(change, []).append(format_loc(item.loc))
            _replace(data, item.loc, value)

    empty: list[Loc] = []
    tidied = replace(document, data=_pruned(data, (), empty))
    if any(isinstance(loc[-1], int) for loc in empty):
        tidied = replace(tidied, key_positions={}, value_positions={})
    left_out = {"Left out because empty": [format_loc(loc) for loc in empty]} if empty else {}
    listed = [f"{what}: {', '.join(places)}." for what, places in {**left_out, **changes}.items()]
    return tidied, [*renamed, *listed]


def _rename(data: dict[str, Any]) -> list[str]:
    """Gives keys their names of version 1.0, and returns a sentence for each kind of key."""
    notes: list[str] = []
    for (part, old), new in RENAMED.items():
        says_something = False
        listed = data.get(part, ())
        for entry in listed if isinstance(listed, list) else [listed]:
            if isinstance(entry, dict) and old in entry and not entry.get(new):
                entry[new] = entry.pop(old)
                says_something |= not _is_empty(entry[new])
        if says_something:
            notes.append(f"{part}: `{old}` is `{new}` since version 1.0 of JSON Resume; renamed.")
    return notes


def _pruned(value: Any, loc: Loc, empty: list[Loc]) -> Any:
    """Returns a value without empty parts, from the innermost to the outermost.

    Args:
        value: The value.
        loc: Its place.
        empty: Gets the places of what is left out, without those within them.
    """
    if not isinstance(value, dict | list):
        return value
    kept: dict[str | int, Any] = {}
    for step, inner in value.items() if isinstance(value, dict) else enumerate(value):
        place = (*loc, step)
        before = len(empty)
        part = _pruned(inner, place, empty)
        if _is_empty(part) and place != KEPT:
            empty[before:] = [place]
        else:
            kept[step] = part
    return kept if isinstance(value, dict) else [*kept.values()]


def _is_empty(value: Any) -> bool:
    return not is_visible(value) if isinstance(value, str) else value in (None, [], {})


def _converted(item: TypedValue, written: str) -> tuple[str, Any]:
    """Returns what is done to a value, and the value in its schema's form; None if it goes.

    Args:
        item: The value and its field.
        written: Characters of a value that is not text.
    """
    value = item.value
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if is_number and item.type is str:
        value = written or str(value)
    if not isinstance(value, str) or _is_empty(value):
        return "", value
    if item.loc[-1] in DATES:
        return _date(value, is_end=item.loc[-1] == "endDate")
    if FieldRole.LINK in item.metadata:
        return _address(value)
    return "Written as text", value


def _date(text: str, *, is_end: bool) -> tuple[str, str | None]:
    if is_end and lasts(text):
        return "Left out, because without an end it lasts", None
    if _is_nothing(text) or re.fullmatch(r"[0\s/.-]+", text):
        return "Left out, because it is no date", None
    return "Written as a date of ISO 8601", iso_date(text) or text


def _address(text: str) -> tuple[str, str | None]:
    if _is_nothing(text) or not re.search(r"\w", text):
        return "Left out, because it is no address", None
    address = completed(re.sub(r"\s", lambda it: quote(it[0]), text.strip()))
    is_whole = address.startswith(("https://", "http://", "mailto:"))
    return "Written as an address", address if is_whole else text.strip()


def _is_nothing(text: str) -> bool:
    return text.strip().casefold() in NOTHING


def _replace(data: Any, loc: Loc, value: Any) -> None:
    """Replaces the value at a place, or deletes its key if the new value is None."""
    for step in loc[:-1]:
        data = data[step]
    if value is None:
        del data[loc[-1]]
    else:
        data[loc[-1]] = value


def split_bullets(text: str) -> tuple[str, list[str]]:
    """Returns the paragraphs of a text, and the items of the list that is in it.

    A line below an item that is no item goes on with it; an empty line ends the list.
    """
    summary: list[str] = []
    items: list[str] = []
    is_item = False
    for line in text.splitlines():
        if match := BULLET.match(line):
            items.append(line[match.end() :].strip())
            is_item = True
        elif is_item and line.strip():
            items[-1] += f" {line.strip()}"
        else:
            summary.append(line.strip())
            is_item = False
    return _paragraphs(summary), [item for item in items if item]


def said(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the keys of an entry that have a value."""
    return {key: value for key, value in entry.items() if value}


def _paragraphs(lines: Iterable[str]) -> str:
    """Returns lines with at most one empty line between them."""
    blocks = ["\n".join(block) for is_text, block in groupby(lines, bool) if is_text]
    return "\n\n".join(blocks)
