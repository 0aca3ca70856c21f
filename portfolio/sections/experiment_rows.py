"""Widths of the cards on the experiments page, so that every row is full."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

Width = Literal["wide", "half", "third"]
"""A whole row, one of two in a row, or one of three."""


def card_widths(wide: Iterable[bool]) -> tuple[Width, ...]:
    """Returns the width of each card: large ones first, then smaller ones.

    Between cards that have a row to themselves come halves, then thirds. Where thirds leave
    places free, there are more halves instead. A card that is alone has the row to itself.

    Args:
        wide: Whether each card, in order, has a row to itself.
    """
    widths: list[Width] = []
    for is_wide, cards in groupby(wide):
        count = len(list(cards))
        rows: list[Width] = ["wide"] * count
        widths += rows if is_wide else _filled(count)
    return tuple(widths)


def _filled(count: int) -> list[Width]:
    """Returns halves and thirds that fill their rows."""
    if count == 1:
        return ["wide"]
    pairs = next(it for it in (1, 2, 3, 0) if count >= 2 * it and (count - 2 * it) % 3 == 0)
    halves: list[Width] = ["half"] * (2 * pairs)
    thirds: list[Width] = ["third"] * (count - 2 * pairs)
    return halves + thirds
