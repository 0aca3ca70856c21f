"""Dates and numbers in words; figures are parsed only where the number is certain."""

from datetime import date
from decimal import Decimal

import pytest

from portfolio.i18n.figures import Figure, number_in_words, parse_figure
from portfolio.i18n.locale import Locale


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "18 May 2024"),
        ("en-US", "May 18, 2024"),
        ("sv-SE", "18 maj 2024"),
        ("de", "18. Mai 2024"),
        ("ja", "2024年5月18日"),
        ("tlh", "18 May 2024"),
    ],
)
def test_a_day_in_words_follows_a_known_language_and_is_english_in_others(
    language: str, words: str
) -> None:
    assert Locale(language).date(date(2024, 5, 18)) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [("tr-TR", "İŞ DENEYİMİ, ILGAZ"), ("az", "İŞ DENEYİMİ, ILGAZ"), ("sv", "IŞ DENEYIMI, ILGAZ")],
)
def test_i_keeps_its_dot_in_capitals_where_the_language_has_both(language: str, words: str) -> None:
    assert Locale(language).capitals("iş deneyimi, Ilgaz") == words


@pytest.mark.parametrize(
    ("text", "month", "day"),
    [
        ("2017", "2017", "2017"),
        ("2017-11", "novembre 2017", "novembre 2017"),
        ("2017-11-30", "novembre 2017", "30 novembre 2017"),
    ],
)
def test_a_date_of_a_resume_has_a_month_at_most_and_other_dates_all_that_is_given(
    text: str, month: str, day: str
) -> None:
    french = Locale("fr")
    assert (french.partial_date(text), french.calendar_date(text)) == (month, day)


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
