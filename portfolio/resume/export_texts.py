"""Texts and dates as other programs keep them, for the form that JSON Resume has for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from portfolio.i18n.month_names import MonthNames, month_names
from portfolio.models.partial_date import ISO_DATE, iso_date, lasts

BULLET = re.compile(r"^\s*(?:[•●▪◦‣∙·*\u2013\u2014-]|o(?=\s))\s+")
"""A sign of a list at the beginning of a line."""

YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)")
JOINING = frozenset(("de", "del", "of", "年", "\u0433", "год"))
"""Words and signs beside a year or a month in some languages."""


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


@dataclass(frozen=True, slots=True)
class DateReader:
    """Reads dates such as ``Mar 2019`` in the language of a document.

    Attributes:
        months: Names of the months in that language.
    """

    months: MonthNames

    @classmethod
    def of(cls, dates: Iterable[str], languages: Iterable[str]) -> DateReader:
        """Returns the reader of a document.

        Args:
            dates: All dates of the document, by which its language is told.
            languages: BCP 47 tags of the languages that are tried first.
        """
        words = filter(None, (_month_word(date) for date in dates if not _is_plain(date)))
        return cls(month_names(words, languages))

    def iso(self, text: str) -> str:
        """Returns a date as in ISO 8601; nothing of what is none."""
        if _is_plain(text):
            return text if ISO_DATE.fullmatch(text) else iso_date(text)
        year, month = YEAR.search(text), self.months.number(_month_word(text))
        return f"{int(year[0]):04}-{month:02}" if year and month else ""


def _is_plain(text: str) -> bool:
    return not text.strip() or lasts(text) or bool(iso_date(text))


def _month_word(text: str) -> str:
    """Returns what a date has beside its year, e.g. ``3月`` of ``2019年3月``."""
    words = re.split(r"[\s,./年]+", YEAR.sub(" ", text))
    return next((word for word in words if word and word.casefold() not in JOINING), "")
