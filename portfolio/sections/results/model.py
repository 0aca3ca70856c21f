"""Fields of large figures with their sources."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.field_types import CalendarDate
from portfolio.models.section import BodySection, Title


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


class Results(BodySection):
    """Large figures in the client's face, one to four, each with its source."""

    kind: Literal["results"]
    title: Title = Field(examples=["The result"])
    items: tuple[Result, ...] = Field(
        description="Figures, the strongest first.", min_length=1, max_length=4
    )
    style: Literal["plain", "outlined"] = Field(
        "plain", description="Style of the figures: plain, or with an outline and a block of ink."
    )

    @property
    def client_words(self) -> tuple[str, ...]:
        """The figures."""
        return tuple(item.figure for item in self.items)
