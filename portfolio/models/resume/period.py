"""The base of every part of a resume that lasted from one date to another."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.resume.dates import PartialDate, in_words
from portfolio.models.resume.entry import Entry


class Period(Entry):
    """A part of the document with a start and an end."""

    start_date: PartialDate | None = Field(None, description="First day or month.")
    end_date: PartialDate | None = Field(None, description="Left out for what still lasts.")

    @property
    def period(self) -> str:
        """The dates in words, e.g. ``November 2017 to present``."""
        if not self.start_date:
            return in_words(self.end_date) if self.end_date else ""
        end = in_words(self.end_date) if self.end_date else "present"
        return f"{in_words(self.start_date)} to {end}"
