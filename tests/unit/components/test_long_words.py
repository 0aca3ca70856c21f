"""Letters of the longest word, by which styles make titles and names fit."""

from __future__ import annotations

import pytest

from portfolio.components.media.lettering import longest_word


@pytest.mark.parametrize(
    ("words", "letters"),
    [
        ("Anna-Maria Wójcik-Brzęczyszczykiewicz", 19),
        ("UDC", 3),
        ("", 1),
        ("a - b", 1),
        ("well-", 5),
    ],
)
def test_a_line_may_end_behind_a_hyphen(words: str, letters: int) -> None:
    assert longest_word(words) == letters
