"""Reads the names of months in any language that Babel knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from babel import Locale, UnknownLocaleError
from babel.localedata import locale_identifiers

LETTERS = 3
"""Letters of a month's name that are enough to know it by."""


@dataclass(frozen=True, slots=True)
class MonthNames:
    """The names of the months in one language.

    Attributes:
        numbers: Number of each month, by its names in small letters, whole and short.
    """

    numbers: dict[str, int] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """Returns the number of a month by its name, whole or cut short; 0 of any other word."""
        word = _bare(name)
        if word in self.numbers:
            return self.numbers[word]
        if len(word) < LETTERS:
            return 0
        meant = {number for known, number in self.numbers.items() if known.startswith(word)}
        return meant.pop() if len(meant) == 1 else 0


def month_names(words: Iterable[str], languages: Iterable[str]) -> MonthNames:
    """Returns the months of the language in which the most words are names of months.

    Args:
        words: Names as they are found, e.g. ``Mär``.
        languages: BCP 47 tags of the languages that come first where several know as many.

    Returns:
        No names, if there is no such language.
    """
    found = {*words}
    best, most = MonthNames(), 0
    others = (it for it in locale_identifiers() if "_" not in it)
    for language in dict.fromkeys([*languages, *others]):
        names = MonthNames(dict(_names(language)))
        if (known := sum(map(bool, map(names.number, found)))) > most:
            best, most = names, known
        if most == len(found):
            break
    return best


def _names(language: str) -> Iterator[tuple[str, int]]:
    try:
        locale = Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return
    for context in ("format", "stand-alone"):
        for width in ("wide", "abbreviated"):
            names = locale.months[context][width]
            yield from ((_bare(name), number) for number, name in names.items())


def _bare(name: str) -> str:
    return name.strip().strip(".").casefold()
