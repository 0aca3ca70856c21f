"""Dates of which the day, or the month too, may be left out."""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated

from pydantic import AfterValidator, Field


def _partial_date(value: str) -> str:
    if not re.fullmatch(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?", value):
        raise ValueError("expected a date as 2017, 2017-11 or 2017-11-30")
    return value


def _calendar_date(value: str) -> str:
    if value.count("-") == 2:
        try:
            date.fromisoformat(value)
        except ValueError as error:
            raise ValueError("expected a day that the calendar has") from error
    return value


PartialDate = Annotated[
    str,
    AfterValidator(_partial_date),
    Field(description="Date as in ISO 8601: a year, a month or a day.", examples=["2017-11"]),
]

CalendarDate = Annotated[PartialDate, AfterValidator(_calendar_date)]
"""A partial date whose day is shown, and therefore has to exist."""
