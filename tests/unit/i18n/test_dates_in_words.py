"""Dates in the words of many languages."""

from __future__ import annotations

from datetime import date

import pytest

from portfolio.i18n.dates import calendar_date_in_words, date_in_words, partial_date_in_words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "18 May 2024"),
        ("en-US", "May 18, 2024"),
        ("sv-SE", "18 maj 2024"),
        ("de", "18. Mai 2024"),
        ("ja", "2024年5月18日"),
        ("fi", "18. toukokuuta 2024"),
    ],
)
def test_a_day_in_words_follows_the_language(language: str, words: str) -> None:
    assert date_in_words(date(2024, 5, 18), language) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [("2017", "2017"), ("2017-11", "novembre 2017"), ("2017-11-30", "novembre 2017")],
)
def test_a_partial_date_is_written_in_words(text: str, words: str) -> None:
    assert partial_date_in_words(text, "fr") == words


@pytest.mark.parametrize(
    ("text", "words"),
    [("2017", "2017"), ("2017-11", "novembre 2017"), ("2017-11-30", "30 novembre 2017")],
)
def test_a_calendar_date_in_words_is_as_exact_as_the_given_date(text: str, words: str) -> None:
    assert calendar_date_in_words(text, "fr") == words


def test_a_language_that_babel_does_not_know_has_english_dates() -> None:
    assert date_in_words(date(2024, 5, 18), "tlh") == "18 May 2024"
