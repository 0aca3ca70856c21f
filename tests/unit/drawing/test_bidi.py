"""Lines are drawn in the order of Unicode's bidirectional algorithm."""

from __future__ import annotations

from itertools import groupby

import pytest

from portfolio.drawing.bidi import levels, visual_order


def drawn(text: str) -> str:
    """Returns the characters from left to right."""
    pairs = zip(levels(text), text, strict=True)
    runs = [
        (level, "".join(it for _, it in run)) for level, run in groupby(pairs, lambda it: it[0])
    ]
    return "".join(
        run[::-1] if level % 2 else run for level, run in visual_order(runs, lambda it: it[0])
    )


@pytest.mark.parametrize(
    ("read", "seen"),
    [
        ("Plain words, 2026.", "Plain words, 2026."),
        ("אבג", "גבא"),
        ("אבג דה", "הד גבא"),
        ("אבג React 19", "React 19 גבא"),
        ("אבג 2026 דה", "הד 2026 גבא"),
        ("React אבג דה!", "React הד גבא!"),
        ("אבג!", "!גבא"),
        ("a אב 12 גד b", "a דג 12 בא b"),
    ],
)
def test_words_of_mixed_scripts_are_drawn_in_bidirectional_order(read: str, seen: str) -> None:
    assert drawn(read) == seen
