"""The language of a site together with its words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from portfolio.i18n.dates import (
    calendar_date_in_words,
    date_in_words,
    language_name,
    partial_date_in_words,
)
from portfolio.i18n.words import ENGLISH, Words


@dataclass(frozen=True, slots=True)
class Alternate:
    """A page in one of the site's languages.

    Attributes:
        language: BCP 47 tag.
        href: Address of the page, below the site's.
    """

    language: str
    href: str

    @property
    def code(self) -> str:
        """The language in two or three letters, e.g. ``SV``."""
        return self.language.partition("-")[0].upper()

    @property
    def name(self) -> str:
        """The language's name in itself, e.g. ``Svenska``."""
        return language_name(self.language)


@dataclass(frozen=True, slots=True)
class Locale:
    """A language with what is needed to say something in it.

    Attributes:
        language: BCP 47 tag.
        words: Words of the catalogue, with the owner's own.
        prefix: Path below which the pages of the language are, e.g. ``/sv``; nothing for the first
            language of the site.
        routes: Addresses that have a page or a file in this language, without the prefix.
        alternates: The page that is rendered in all languages of the site, if there are several.
    """

    language: str = "en"
    words: Words = ENGLISH
    prefix: str = ""
    routes: frozenset[str] = frozenset()
    alternates: tuple[Alternate, ...] = ()

    def href(self, href: str) -> str:
        """Returns where a link leads on the pages of this language."""
        path = re.split("[?#]", href, maxsplit=1)[0]
        if path not in self.routes:
            return href
        return self.prefix + (href.removeprefix("/") if path == "/" and self.prefix else href)

    def file_name(self, name: str) -> str:
        """Returns the name of a file that is made for this language, e.g. ``sv_home``."""
        return f"{self.prefix[1:]}_{name}" if self.prefix else name

    def date(self, day: date) -> str:
        """Returns a day in words, e.g. ``18 May 2024``."""
        return date_in_words(day, self.language)

    def partial_date(self, text: str) -> str:
        """Returns a date of a resume in words, e.g. ``November 2017`` of ``2017-11``."""
        return partial_date_in_words(text, self.language)

    def calendar_date(self, text: str) -> str:
        """Returns a year, a month or a day in words, e.g. ``18 May 2024`` of ``2024-05-18``."""
        return calendar_date_in_words(text, self.language)
