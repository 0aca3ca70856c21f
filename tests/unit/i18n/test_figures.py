"""Figures are parsed only where the number is unambiguous."""

from __future__ import annotations

from decimal import Decimal

import pytest

from portfolio.i18n.figures import Figure, number_in_words, parse_figure


@pytest.mark.parametrize(
    ("text", "language", "figure"),
    [
        ("10,000+", "en", Figure(10000, "", "+", ",", "0")),
        ("10.000+", "de", Figure(10000, "", "+", ".", "0")),
        ("1 200", "sv", Figure(1200, "", "", " ", "0")),
        ("1'234'567 CHF", "de-CH", Figure(1234567, "", " CHF", "'", "0")),
        ("٣٠٠", "ar", Figure(300, "", "", "", "\u0660")),
        ("$ 12k", "en", Figure(12, "$ ", "k", "", "0")),
    ],
)
def test_a_whole_number_is_parsed_in_the_notation_of_the_language(
    text: str, language: str, figure: Figure
) -> None:
    assert parse_figure(text, language) == figure


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("hundreds", "en"),
        ("99.5 %", "en"),
        ("1.234 s", "en"),
        ("1,234", "de"),
        ("24/7", "en"),
        ("1,00,000", "en"),
        ("3 of 4", "en"),
        ("٣3", "ar"),
    ],
)
def test_an_ambiguous_or_invalid_number_is_not_parsed(text: str, language: str) -> None:
    assert parse_figure(text, language) is None


def test_a_number_in_words_keeps_every_digit() -> None:
    assert number_in_words(Decimal("1234.5678"), "en") == "1,234.5678"
    assert number_in_words(Decimal("1234.5"), "de") == "1.234,5"
