"""The base of every part of a resume that lasted from one date to another."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.resume.dates import PartialDate
from portfolio.models.resume.entry import Entry


class Period(Entry):
    """A part of the document with a start and an end."""

    start_date: PartialDate | None = Field(None, description="First day or month.")
    end_date: PartialDate | None = Field(None, description="Last day or month; none if not over.")
