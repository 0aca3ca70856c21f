"""Dates of a resume: years, months or days as in ISO 8601, and what else people write for them."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

EXPECTED = "expected a date as 2017, 2017-11 or 2017-11-30"

ISO_DATE = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?", re.ASCII)

ORDINAL = r"(?:st|nd|rd|th|\.)?"
OTHER_FORMS = (
    re.compile(r"(?P<year>\d{4})(?:[-/.](?P<month>\d\d?)(?:[-/.](?P<day>\d\d?))?)?"),
    re.compile(r"(?P<year>\d{4})(?P<month>\d\d)(?P<day>\d\d)"),
    re.compile(r"(?P<month>\d\d?)[-/.](?P<year>\d{4})"),
    re.compile(rf"(?P<name>[a-z]+)\.?,? (?:(?P<day>\d\d?){ORDINAL},? )?(?P<year>\d{{4}})"),
    re.compile(rf"(?P<day>\d\d?){ORDINAL} (?P<name>[a-z]+)\.?,? (?P<year>\d{{4}})"),
)
"""Forms that have one meaning; of 01/07/2016 nobody knows which number is the month."""

TIME = re.compile(r"(?:t| )\d\d?:\d\d.*$")
"""A time behind a day."""

MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)

LASTING = frozenset(
    (
        *("present", "current", "currently", "now", "today", "ongoing", "to date", "until now"),
        *("heute", "aktuell", "aujourd'hui", "présent", "actuel", "actualidad", "actualmente"),
        *("actual", "presente", "oggi", "attuale", "atual", "heden", "nu", "pågående", "obecnie"),
        *("bugün", "günümüz", "дотепер", "الآن", "現在"),
    )
)
"""Words for an end that has not come, in the languages of the catalogue that have such words."""


def lasts(text: str) -> bool:
    """Returns whether an end says that there is none yet, e.g. ``Present``."""
    return text.strip().strip(".").casefold() in LASTING


def iso_date(text: str) -> str:
    """Returns a date as in ISO 8601, e.g. ``2016-07-01`` for ``2016-7-1``, or nothing.

    A month or a day of 0, which exporters write for an unknown one, is left out.
    """
    bare = TIME.sub("", " ".join(text.split()).casefold())
    for form in OTHER_FORMS:
        if match := form.fullmatch(bare):
            parts = match.groupdict()
            numbers = [int(it or 0) for it in (parts["year"], _month(parts), parts.get("day"))]
            known = takewhile(bool, numbers)
            written = "-".join(f"{number:02}" for number in known)
            return written if ISO_DATE.fullmatch(written) else ""
    return ""


def _month(parts: dict[str, str | None]) -> str | None:
    """Returns the number of a month that may be given by its name, whole or cut short."""
    if not (name := parts.get("name")):
        return parts.get("month")
    number = next((it for it, month in enumerate(MONTHS, 1) if month.startswith(name)), 0)
    return str(number) if number and len(name) >= 3 else "13"


def _partial_date(value: str) -> str:
    if ISO_DATE.fullmatch(value):
        return value
    if better := iso_date(value):
        raise PydanticCustomError("partial_date", EXPECTED, {"fix": f"write {better}"})
    if lasts(value):
        fix = "leave the key out; without an end it lasts"
        raise PydanticCustomError("partial_date", EXPECTED, {"fix": fix})
    raise ValueError(EXPECTED)


PartialDate = Annotated[
    str,
    AfterValidator(_partial_date),
    Field(description="Date as in ISO 8601: a year, a month or a day.", examples=["2017-11"]),
]
