"""Letters of the longest word, by which styles make titles and names fit."""

from __future__ import annotations

import pytest

from portfolio.components.media.lettering import _room, longest_word


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


@pytest.mark.parametrize(
    ("lines", "count"),
    [(("Welcome to my", "Digital", "Sandbox"), 2), (("Sam",), 1)],
)
def test_a_small_line_above_others_is_not_counted(lines: tuple[str, ...], count: int) -> None:
    assert _room(" ".join(lines), lines)["--lines"] == count
