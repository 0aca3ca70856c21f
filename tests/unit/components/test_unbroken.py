"""Short words with a hyphen stay on one line."""

from __future__ import annotations

import pytest

from portfolio.components.small_parts import unbroken


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
