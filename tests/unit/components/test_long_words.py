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
    ("lines", "wide", "narrow"),
    [
        (("Welcome to my", "Digital", "Sandbox"), 2, 2),
        (("Prace", "Zofii Nowak-Lis", "z Gdańska"), 2, 5),
        (("Sam",), 1, 1),
    ],
)
def test_a_title_counts_the_lines_that_it_takes_on_wide_and_on_narrow_screens(
    lines: tuple[str, ...], wide: int, narrow: int
) -> None:
    room = _room(" ".join(lines), lines)
    assert (room["--lines"], room["--narrow-lines"]) == (wide, narrow)
