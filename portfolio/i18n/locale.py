"""The language of a site together with its words."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from portfolio.i18n.dates import date_in_words, partial_date_in_words
from portfolio.i18n.words import ENGLISH, Words


@dataclass(frozen=True, slots=True)
class Locale:
    """What has to be known to say something in the owner's language.

    Attributes:
        language: BCP 47 tag.
        words: Those of the catalogue, with the owner's own.
    """

    language: str = "en"
    words: Words = ENGLISH

    def date(self, day: date) -> str:
        """Returns a day in words, e.g. ``18 May 2024``."""
        return date_in_words(day, self.language)

    def partial_date(self, text: str) -> str:
        """Returns a date of a resume in words, e.g. ``November 2017`` of ``2017-11``."""
        return partial_date_in_words(text, self.language)
