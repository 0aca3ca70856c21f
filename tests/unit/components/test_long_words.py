"""Where words may break: the longest one, by which titles fit, and short ones with a hyphen."""

from __future__ import annotations

import pytest

from portfolio.components.media.lettering import _room, longest_word
from portfolio.components.small_parts import unbroken


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


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("As the full-time engineer", ["full-time"]),
        ("Front-end, then back-end.", ["Front-end", "back-end"]),
        ("customer-engagement, state-of-the-art - so on", []),
        ("", []),
    ],
)
def test_short_words_with_a_hyphen_are_not_broken(text: str, kept: list[str]) -> None:
    parts = unbroken(text)
    spans = [part for part in parts if not isinstance(part, str)]
    assert ["".join(str(child) for child in span.children) for span in spans] == [
        f'"{word}"' for word in kept
    ]
