"""Rows of cards of experiments: full, and from large to small."""

from __future__ import annotations

import pytest

from portfolio.sections.experiment_list import card_widths

PARTS = {"wide": 6, "half": 3, "third": 2}


@pytest.mark.parametrize("count", range(1, 31))
@pytest.mark.parametrize("newest_is_wide", [True, False])
def test_experiment_rows_are_full_and_no_card_is_larger_than_a_newer_card(
    count: int, newest_is_wide: bool
) -> None:
    parts = [PARTS[it] for it in card_widths(newest_is_wide and not n for n in range(count))]
    assert len(parts) == count
    assert parts == sorted(parts, reverse=True)
    filled = 0
    for part in parts:
        filled += part
        assert filled <= 6, "a card does not fit into its row"
        filled %= 6
    assert filled == 0, "the last row has a hole"


def test_widths_of_six_experiment_cards_with_a_wide_first_card() -> None:
    assert card_widths([True, *[False] * 5]) == ("wide", "half", "half", *["third"] * 3)


def test_experiment_rows_are_full_before_and_after_a_wide_card() -> None:
    wide = [False, False, True, False, False, False]
    assert card_widths(wide) == ("half", "half", "wide", "third", "third", "third")


def test_no_experiments_make_no_rows() -> None:
    assert card_widths([]) == ()
