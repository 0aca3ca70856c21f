"""The date of an article: a day, or a moment of it."""

from __future__ import annotations

import re
from datetime import UTC, datetime, time
from typing import Annotated

from pydantic import BeforeValidator, WithJsonSchema
from pydantic_core import PydanticCustomError

from portfolio.models.partial_date import iso_date

EXPECTED = "expected a day such as 2026-05-18, or a moment such as 2026-05-18T09:30+02:00"

DAY = r"\d{4}-\d\d-\d\d"
MOMENT = re.compile(rf"{DAY}([T ]\d\d:\d\d(:\d\d(\.\d+)?)? ?(Z|[-+]\d\d:?\d\d)?)?", re.ASCII)


def _parse(value: object) -> datetime:
    if isinstance(value, datetime):
        return value
    text = value.strip() if isinstance(value, str) else ""
    if MOMENT.fullmatch(text):
        try:
            return datetime.fromisoformat(re.sub(r" (?=[-+Z])", "", text))
        except ValueError:
            raise ValueError("expected a moment that the calendar and the clock have") from None
    better = iso_date(str(value))
    if re.fullmatch(DAY, better):
        raise PydanticCustomError("publish_date", EXPECTED, {"fix": f"write {better}"})
    raise ValueError(EXPECTED)


PublishDate = Annotated[
    datetime,
    BeforeValidator(_parse),
    WithJsonSchema({"type": "string", "pattern": f"^{DAY}.*$"}),
]
"""A day or a moment in ISO 8601, as a moment; that of a day is its first."""


def publish_date(text: str) -> datetime | None:
    """Returns the date that a text says, or None if it says none."""
    try:
        return _parse(text)
    except ValueError:
        return None


def moment_of(date: datetime) -> datetime:
    """Returns a date with a time zone: that of the world, where it has none."""
    return date if date.tzinfo else date.replace(tzinfo=UTC)


def iso_text(date: datetime) -> str:
    """Returns a date as HTML and schema.org have it: the day, or the moment with its zone."""
    is_moment = date.tzinfo or date.time() != time()
    return moment_of(date).isoformat() if is_moment else date.date().isoformat()


def is_after(date: datetime, now: datetime) -> bool:
    """Returns whether a date lies after a moment; without a zone it is in that of the moment.

    Args:
        date: The date.
        now: A moment with a zone.
    """
    return (date if date.tzinfo else date.replace(tzinfo=now.tzinfo)) > now
