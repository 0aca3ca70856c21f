"""Figures in the language of a page: written ones that can be counted, and numbers in words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

from babel.numbers import format_decimal, get_decimal_symbol

from portfolio.i18n.locale import babel_locale

GROUPING = ",.'\u2019\u066c \u00a0\u202f"
"""Signs between groups of three digits."""

# Groups of three with one sign between all of them, or at most nine digits without a sign.
_FIGURE = re.compile(rf"(\D*)(\d{{1,3}}(?:([{GROUPING}])\d{{3}}(?:\3\d{{3}})*)|\d{{1,9}})(\D*)")


@dataclass(frozen=True, slots=True)
class Figure:
    """A whole number as somebody wrote it.

    Attributes:
        value: The number.
        before: Text before the number.
        after: Text after the number.
        group: The sign between its groups of three digits, if it has any.
        zero: Digit for nothing, such as the Arabic one.
    """

    value: int
    before: str
    after: str
    group: str
    zero: str


def parse_figure(text: str, language: str) -> Figure | None:
    """Returns the only whole number in a text, or None if it is not certain that it is one.

    Args:
        text: Text that somebody wrote, e.g. ``10,000+``.
        language: BCP 47 tag: a comma between digits is a fraction in German and none in English.
    """
    match = _FIGURE.fullmatch(text)
    if not match:
        return None
    before, digits, group, after = match.groups(default="")
    decimal = get_decimal_symbol(babel_locale(language))
    # Unicode has ten digits of a script in a row: two different zeros mean two scripts.
    zeros = {chr(ord(it) - int(it)) for it in digits if it.isdecimal()}
    if len(zeros) != 1 or (group and group == decimal):
        return None
    number = int(digits.replace(group, "") if group else digits)
    return Figure(number, before, after, group, zeros.pop())


def number_in_words(value: Decimal, language: str) -> str:
    """Returns a number as a language writes it, e.g. ``1,234.5``; no digit is rounded off."""
    return format_decimal(value, locale=babel_locale(language), decimal_quantization=False)


def ratio_in_words(ratio: float, language: str) -> str:
    """Returns a contrast with one digit after the point, e.g. ``9.0``."""
    return format_decimal(ratio, "0.0", locale=babel_locale(language))
