"""Dates in the words of many languages."""

from __future__ import annotations

from datetime import date

import pytest

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
