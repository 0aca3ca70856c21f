"""Dates in words, in the language of the site, with Babel's data of Unicode's CLDR."""

from __future__ import annotations

from datetime import date
from functools import cache

from babel import Locale as BabelLocale
from babel import UnknownLocaleError
from babel.dates import format_date, format_skeleton

WORLD_ENGLISH = "en_001"
"""Locale of ``en`` without a region: 18 May 2024. ``en-US`` says May 18, 2024."""


def read_date_formats(language: str) -> None:
    """Reads what Babel knows of a language, so that rendering reads no file later."""
    date_in_words(date.min, language)


def language_name(language: str) -> str:
    """Returns a language's name in itself, e.g. ``Svenska`` or ``Português (Brasil)``.

    Args:
        language: A BCP 47 tag. What CLDR does not know has the tag for a name.
    """
    locale = babel_locale(language)
    is_known = locale.language == language.partition("-")[0].lower()
    name = (locale.get_display_name() if "-" in language else locale.get_language_name()) or ""
    return name[:1].upper() + name[1:] if is_known else language


def date_in_words(day: date, language: str) -> str:
    """Returns a day, e.g. ``18 May 2024``; ``language`` is a BCP 47 tag."""
    return format_date(day, "long", locale=babel_locale(language))


def partial_date_in_words(text: str, language: str) -> str:
    """Returns a date of a resume: ``2017`` as it is, ``2017-11`` as ``November 2017``.

    Args:
        text: ISO 8601: a year, a month or a day, which is left out.
        language: A BCP 47 tag.
    """
    year, _, rest = text.partition("-")
    if not rest:
        return year
    # Python has no year 0.
    month = date(int(year) or 1, int(rest[:2]), 1)
    return format_skeleton("yMMMM", month, locale=babel_locale(language))


def calendar_date_in_words(text: str, language: str) -> str:
    """Returns a date as exactly as it is given: ``2017-11-30`` as ``30 November 2017``."""
    if text.count("-") < 2:
        return partial_date_in_words(text, language)
    return date_in_words(date.fromisoformat(text), language)


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
