"""Tidies a JSON Resume as exporters leave it: empty parts, old names, other forms of values."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import replace
from typing import Any
from urllib.parse import quote

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

NOTHING = re.compile(r"n/a|na|none|null|undefined|unknown|[\W_0]+")
"""What stands for no date or no address; other texts may mean it."""


def tidy(document: Document) -> Document:
    """Returns a document whose parts all say something, in the form that the schema has.

    Nothing of it has a line: an entry that is left out would move those behind it.
    """
    data = deepcopy(document.data)
    for (part, old), new in RENAMED.items():
        listed = data.get(part)
        for entry in listed if isinstance(listed, list) else [listed]:
            if isinstance(entry, dict) and old in entry and not entry.get(new):
                entry[new] = entry.pop(old)
    for item in [*typed_values(data, document.annotation)]:
        value = _converted(item, document.written.get(item.loc, ""))
        if value != item.value:
            holder = data
            for step in item.loc[:-1]:
                holder = holder[step]
            holder[item.loc[-1]] = value
    data = _pruned(data)
    data.setdefault("basics", {})  # So that the lack of a name is said.
    return replace(document, data=data, key_positions={}, value_positions={})


def _pruned(value: Any) -> Any:
    """Returns a value without empty parts, from the innermost to the outermost."""
    if isinstance(value, dict):
        inner = {key: _pruned(it) for key, it in value.items()}
        return {key: it for key, it in inner.items() if not _is_empty(it)}
    if isinstance(value, list):
        return [it for it in map(_pruned, value) if not _is_empty(it)]
    return value


def _is_empty(value: Any) -> bool:
    return not is_visible(value) if isinstance(value, str) else value in (None, [], {})


def _converted(item: TypedValue, written: str) -> Any:
    """Returns a value in the form that the schema has; None if it says nothing.

    Args:
        item: The value and its field.
        written: Characters of a value that is not text.
    """
    value = item.value
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if is_number and item.type is str:
        value = written or str(value)
    if not isinstance(value, str) or _is_empty(value):
        return value
    key, is_address = item.loc[-1], FieldRole.LINK in item.metadata
    if key not in DATES and not is_address:
        return value
    if NOTHING.fullmatch(value.strip().casefold()) or (key == "endDate" and lasts(value)):
        return None
    return _address(value) if is_address else iso_date(value) or value


def _address(text: str) -> str:
    address = completed(re.sub(r"\s", lambda it: quote(it[0]), text.strip()))
    is_whole = address.startswith(("https://", "http://", "mailto:"))
    return address if is_whole else text.strip()
