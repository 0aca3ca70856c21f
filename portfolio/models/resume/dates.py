"""Partial dates of a resume."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, Field


def _partial_date(value: str) -> str:
    if not re.fullmatch(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?", value):
        raise ValueError("expected a date as 2017, 2017-11 or 2017-11-30")
    return value


PartialDate = Annotated[
    str,
    AfterValidator(_partial_date),
    Field(description="ISO 8601: a year, a month or a day.", examples=["2017-11"]),
]
