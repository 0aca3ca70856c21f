"""A large figure of a case study, with its source."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.field_types import CalendarDate


class Result(Model):
    """A figure, and who says so."""

    figure: str = Field(
        description="Number as you write it, or a word.", examples=["10,000+"], min_length=1
    )
    label: str = Field(
        description="Description of what the figure counts.",
        examples=["unique visitors came to try"],
        min_length=1,
    )
    source: str = Field(
        description="Name of who counted, or where it can be read.",
        examples=["Campaign figures"],
        min_length=1,
    )
    date: CalendarDate | None = Field(
        None, description="Date of the figure: a year, a month or a day.", examples=["2018-04"]
    )
