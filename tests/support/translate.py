"""Content in Arabic: every text is about as long as that which it replaces."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path
from typing import Any

from portfolio.content.file_reader import read
from portfolio.models.field_types import FieldRole
from tests.support.hostile import is_words

ARABIC = "موقع أعمال مطورة واجهات تصمم تجارب ممتعة على الشبكة وتحكي قصة كل مشروع من البداية"
"""A sentence made for the tests; every text takes its words from it."""

HEADING, MANY = 18, 10_000
"""Most letters of a drawn title, and of other texts."""


def translated(file: Path, annotation: Any, start: int) -> Any:
    """Returns the data of a file with its words in Arabic, beginning with another in each."""
    document = read(file, file.parent, annotation)
    for number, item in enumerate(document.typed_values, start):
        drawn = FieldRole.LETTERING in item.metadata
        is_text = is_words(item) or (drawn and isinstance(item.value, str))
        if not is_text or item.loc[-1] == "email":
            continue
        *above, key = item.loc
        holder = document.data
        for step in above:
            holder = holder[step]
        holder[key] = words(len(item.value), number, HEADING if drawn else MANY)
    if file.name == "site.yaml":
        document.data["projects"]["heading"] += " 🎉"
    if file.name == "home.yaml":
        document.data["text"] = f"{words(60)} {{tap}}, {{stir}}, {{trip}}."
    return document.data


def words(length: int, start: int = 0, most: int = MANY) -> str:
    """Returns whole words of about a length from some place on, at most so many letters if two."""
    known = ARABIC.split()
    start += start // len(known)  # what is as many texts apart as there are words differs, too
    found = ""
    for word in islice(cycle(known), start % len(known), start % len(known) + 400):
        longer = f"{found} {word}".strip()
        if found and len(longer) > min(most, length + 4):
            break
        found = longer
    return found
