"""Tidies a JSON Resume as exporters leave it: empty parts, old names, other forms of values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import quote

from portfolio.content.diagnostics import Loc, format_loc
from portfolio.content.document import Document
from portfolio.content.model_fields import TypedValue
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

KEPT = {("basics",)}
"""Parts that stay when they are empty, so that what is lacking in them is said."""


def tidy(document: Document) -> tuple[Document, list[str]]:
    """Returns a document whose parts all say something, and a sentence for each kind of change.

    Every value keeps its place in the file.
    """
    notes = [*_renames(document.data)]
    pruning = _Pruning(document)
    conversion = _Conversion(pruning.pruned())
    converted = conversion.converted()
    # What was left out may have been all that an entry had.
    again = _Pruning(converted)
    tidied = again.pruned()
    empty = [*pruning.empty, *again.empty]
    if empty:
        notes.append(f"Left out because empty: {', '.join(map(format_loc, empty))}.")
    return tidied, [*notes, *conversion.notes()]


def _renames(data: dict[str, Any]) -> Iterator[str]:
    for (part, old), new in RENAMED.items():
        entries = data.get(part, ())
        for entry in entries if isinstance(entries, list) else [entries]:
            if isinstance(entry, dict) and old in entry and new not in entry:
                yield f"{part}: `{old}` is `{new}` since version 1.0 of JSON Resume; renamed."
                break


@dataclass
class _Pruning:
    """Leaves empty parts out, from the innermost to the outermost, and gives keys their new names.

    Attributes:
        document: The document; it stays as it is.
        empty: Places of the parts that were left out, without those within them.
    """

    document: Document
    empty: list[Loc] = field(default_factory=list)

    def pruned(self) -> Document:
        """Returns the document without empty parts."""
        data, places = self._pruned(self.document.data, ())
        known = self.document
        return replace(
            known,
            data=data,
            key_positions=_moved(known.key_positions, places),
            value_positions=_moved(known.value_positions, places),
            written=_moved(known.written, places),
        )

    def _pruned(self, value: Any, loc: Loc) -> tuple[Any, dict[Loc, Loc]]:
        """Returns a value without its empty parts, and the old place of each part by its new."""
        places: dict[Loc, Loc] = {(): loc}
        if not isinstance(value, dict | list):
            return value, places
        kept: dict[str | int, Any] = {}
        for step, inner in value.items() if isinstance(value, dict) else enumerate(value):
            place = (*loc, step)
            part, inside = self._pruned(inner, place)
            if _is_empty(part) and place not in KEPT:
                self.empty = [it for it in self.empty if it[: len(place)] != place]
                self.empty.append(place)
                continue
            new = _name(place, value) if isinstance(value, dict) else len(kept)
            kept[new] = part
            places |= {(new, *rest): old for rest, old in inside.items()}
        return (kept if isinstance(value, dict) else [*kept.values()]), places


def _moved(values: dict[Loc, Any], places: dict[Loc, Loc]) -> dict[Loc, Any]:
    return {new: values[old] for new, old in places.items() if old in values}


def _is_empty(value: Any) -> bool:
    return not is_visible(value) if isinstance(value, str) else value in (None, [], {})


def _name(loc: Loc, siblings: dict[str, Any]) -> str:
    """Returns the name of a key in version 1.0, unless a sibling that says something has it."""
    *above, key = loc
    new = RENAMED.get((str(above[0]), str(key))) if len(above) in (1, 2) else None
    return str(key) if new is None or not _is_empty(siblings.get(new)) else new


@dataclass
class _Conversion:
    """Brings dates, addresses and texts into the form that the schema has for them.

    Attributes:
        document: The document; it stays as it is.
        changes: Places of what was changed, by the beginning of the sentence that says so.
    """

    document: Document
    changes: dict[str, list[str]] = field(default_factory=dict)

    def converted(self) -> Document:
        """Returns the document with its values in their forms."""
        data = deepcopy(self.document.data)
        for item in self.document.typed_values:
            key = item.loc[-1] if item.loc else ""
            if key in DATES:
                said, value = self._date(item)
            elif FieldRole.LINK in item.metadata:
                said, value = self._address(item)
            else:
                said, value = self._text(item)
            if value != item.value:
                self.changes.setdefault(said, []).append(format_loc(item.loc))
                _set(data, item.loc, value)
        return replace(self.document, data=data)

    def notes(self) -> Iterator[str]:
        """Yields a sentence for each kind of change."""
        for said, places in self.changes.items():
            yield f"{said}: {', '.join(places)}."

    def _text(self, item: TypedValue) -> tuple[str, Any]:
        """Returns a number as the file writes it where text is expected."""
        written = self.document.written.get(item.loc, "")
        is_number = isinstance(item.value, int | float) and not isinstance(item.value, bool)
        return "Written as text", written if item.type is str and is_number else item.value

    def _date(self, item: TypedValue) -> tuple[str, Any]:
        said, value = self._text(item)
        if not isinstance(value, str):
            return said, value
        if item.loc[-1] == "endDate" and lasts(value):
            return "Left out, because without an end it lasts", None
        if _is_nothing(value) or re.fullmatch(r"[0\s/.-]+", value):
            return "Left out, because it is no date", None
        return "Written as a date of ISO 8601", iso_date(value) or value

    def _address(self, item: TypedValue) -> tuple[str, Any]:
        if not isinstance(item.value, str):
            return "", item.value
        if _is_nothing(item.value) or not re.search(r"\w", item.value):
            return "Left out, because it is no address", None
        address = completed(re.sub(r"\s", lambda it: quote(it[0]), item.value.strip()))
        is_whole = address.startswith(("https://", "http://", "mailto:"))
        return "Written as an address", address if is_whole else item.value.strip()


def _is_nothing(text: str) -> bool:
    return text.strip().casefold() in NOTHING


def _set(data: Any, loc: Loc, value: Any) -> None:
    """Sets a value at a place, or deletes its key if there is none."""
    for step in loc[:-1]:
        data = data[step]
    if value is None:
        del data[loc[-1]]
    else:
        data[loc[-1]] = value
