"""Content with hostile text in every field of words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from annotated_types import MaxLen, MinLen

from portfolio.content.file_reader import read
from portfolio.content.model_fields import TypedValue
from portfolio.models.field_types import FieldRole
from portfolio.models.resume import Resume
from portfolio.schema import FILE_MODELS

HOSTILE_WORDS = (
    """ </script></title><img src=x onerror="smuggled=1">`${smuggled=1}`{smuggled=1}'\\"""
)
"""Ends a script, a title, an attribute, a template and a string, and runs if it is not escaped."""

FILES = {
    "site.yaml": FILE_MODELS["site"],
    "home.yaml": FILE_MODELS["home"],
    "experiments.yaml": FILE_MODELS["experiments"],
    "resume.json": Resume,
    "projects/*/project.yaml": FILE_MODELS["project"],
}
"""The type of each file's data."""

WORDS = {FieldRole.MARKDOWN, FieldRole.ALT_TEXT, FieldRole.ORGANISATION}
"""Meanings of a text that may be any words; a long lettering would take minutes to draw."""


FIXED = {"family", "options", "chosen", "letters", "unit", "figure"}
"""Keys whose texts name a face or an option, are short, count, or have to be the same elsewhere."""


def shortened(data: Any) -> Any:
    """Returns data with one item of each list: with the longer words it has to fit on two pages."""
    if isinstance(data, dict):
        return {key: shortened(value) for key, value in data.items()}
    return [shortened(item) for item in data[:1]] if isinstance(data, list) else data


def with_hostile_words(file: Path, annotation: Any) -> Any:
    """Returns the data of a file with hostile text at the end of its words."""
    document = read(file, file.parent, annotation)
    for item in document.typed_values:
        if is_words(item) and len(item.value) + len(HOSTILE_WORDS) <= _longest(item):
            put(document.data, item.loc, item.value + HOSTILE_WORDS)
    return document.data


def put(data: Any, loc: Sequence[Any], value: Any) -> None:
    """Sets the value at a place of data."""
    *above, key = loc
    for step in above:
        data = data[step]
    data[key] = value


def is_words(item: TypedValue) -> bool:
    """Tells whether a value is text that its type does not restrict to some form."""
    free = (isinstance(it, MinLen | MaxLen) or it in WORDS for it in item.metadata)
    is_text = item.type is str and isinstance(item.value, str) and all(free)
    return is_text and not FIXED.intersection(map(str, item.loc))


def _longest(item: TypedValue) -> float:
    limits = [it.max_length for it in item.metadata if isinstance(it, MaxLen)]
    return min(limits, default=float("inf"))
