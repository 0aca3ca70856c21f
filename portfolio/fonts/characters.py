"""The characters of texts: which need a face, and which are pictographs."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any
from unicodedata import bidirectional, category, east_asian_width, normalize

from pydantic import BaseModel

_JOINERS = "\u200d\ufe0e\ufe0f\u20e3\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f"
_PICTOGRAPH = re.compile(
    rf"[\U0001f000-\U0001faff\u2190-\u21ff\u231a-\u23ff\u25a0-\u27bf\u2b05-\u2b55\u3030\u303d\u3297"
    rf"\u3299\u00a9\u00ae\u2122\u2139][{_JOINERS}]*|(?<=[0-9#*])\ufe0f?\u20e3|\ufe0f"
)
"""Emoji and similar signs, with what changes or joins them."""

RTL = frozenset({"R", "AL"})
STRONG = RTL | {"L"}


def characters_of(value: Any) -> set[str]:
    """Returns all characters of the texts in a value: models, data classes, mappings, lists."""
    return {character for text in _texts(value) for character in text}


def needs_face(character: str) -> bool:
    """Returns whether a word is wrong without this character: a letter, a mark or a digit."""
    is_selector = "\ufe00" <= character <= "\ufe0f" or character == "\u20e3"
    return category(character)[0] in "LMN" and not is_selector


def is_format(character: str) -> bool:
    """Returns whether a character only says how its neighbours are joined or ordered."""
    return category(character) == "Cf"


def without_pictographs(text: str, known: Collection[str] = ()) -> str:
    """Returns a text without emoji and similar signs, and without the blanks beside them.

    Args:
        text: The words.
        known: Characters to keep, because a face has them.
    """

    def replace(found: re.Match[str]) -> str:
        return found[0] if all(character in known for character in found[0]) else " "

    changed = _PICTOGRAPH.sub(replace, text)
    return text if changed == text else " ".join(changed.split())


def undrawable(text: str, known: frozenset[str]) -> list[str]:
    """Returns the characters of a text that are in no face, without blanks."""
    composed = dict.fromkeys(normalize("NFC", text))
    visible = (letter for letter in composed if not (letter.isspace() or is_format(letter)))
    return [letter for letter in visible if letter not in known]


def text_width(text: str) -> int:
    """Returns the width of a text in Latin letters; wide ones, as in Japanese, take two."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def is_rtl(text: str) -> bool:
    """Returns whether the first letter of a text belongs to a script from right to left."""
    strong = (kind for character in text if (kind := bidirectional(character)) in STRONG)
    return next(strong, "L") in RTL


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)
    elif isinstance(value, BaseModel):
        yield from _texts({**value.__dict__, "": value.model_extra or {}})
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name))
