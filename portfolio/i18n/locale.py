"""The language of a site, with its words and with Babel's data of Unicode's CLDR."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from functools import cache

from babel import Locale as BabelLocale
from babel import UnknownLocaleError
from babel.dates import format_date, format_skeleton
from babel.numbers import format_decimal

from portfolio.i18n.word import Plural
from portfolio.i18n.words import ENGLISH, Words

WORLD_ENGLISH = "en_001"
"""Locale of ``en`` without a region: 18 May 2024. ``en-US`` says May 18, 2024."""


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
        return format_date(day, "long", locale=babel_locale(self.language))

    def day_of_year(self, day: date) -> str:
        """Returns a day without its year, e.g. ``18 May``."""
        return format_skeleton("MMMMd", day, locale=babel_locale(self.language))

    def number(self, value: int) -> str:
        """Returns a number as the language writes it."""
        return format_decimal(value, locale=babel_locale(self.language))

    def capitals(self, text: str) -> str:
        """Returns a text in capital letters; an i keeps its dot in Turkish and Azerbaijani."""
        is_dotted = self.language.lower().partition("-")[0] in {"az", "tr"}
        return (text.replace("i", "İ") if is_dotted else text).upper()

    def counted(self, forms: Plural, value: int, **words: str) -> str:
        """Returns the form of a word that is right for a number.

        Args:
            forms: The forms, in which the names of `words` stand in braces.
            value: The number.
            **words: What takes their places.
        """
        category = babel_locale(self.language).plural_form(value)
        return forms.forms.get(category, forms.other).format(**words)

    def partial_date(self, text: str) -> str:
        """Returns a date of a resume: ``2017`` as it is, ``2017-11`` as ``November 2017``.

        Args:
            text: ISO 8601: a year, a month or a day, which is left out.
        """
        year, _, rest = text.partition("-")
        if not rest:
            return year
        # Python has no year 0.
        month = date(int(year) or 1, int(rest[:2]), 1)
        return format_skeleton("yMMMM", month, locale=babel_locale(self.language))

    def calendar_date(self, text: str) -> str:
        """Returns a date as exactly as it is given: ``2017-11-30`` as ``30 November 2017``."""
        if text.count("-") < 2:
            return self.partial_date(text)
        return self.date(date.fromisoformat(text))


def language_name(language: str) -> str:
    """Returns a language's name in itself, e.g. ``Svenska`` or ``Português (Brasil)``.

    Args:
        language: A BCP 47 tag. What CLDR does not know has the tag for a name.
    """
    locale = babel_locale(language)
    is_known = locale.language == language.partition("-")[0].lower()
    name = (locale.get_display_name() if "-" in language else locale.get_language_name()) or ""
    return name[:1].upper() + name[1:] if is_known else language


@cache
def babel_locale(language: str) -> BabelLocale:
    """Returns what Babel knows of a language, or else of a shorter tag, or else of English."""
    tag = language.split("-")
    for length in range(len(tag), 0, -1):
        name = "_".join(tag[:length])
        try:
            return BabelLocale.parse(WORLD_ENGLISH if name.lower() == "en" else name)
        except (UnknownLocaleError, ValueError):
            continue
    return BabelLocale.parse(WORLD_ENGLISH)
