"""Orders a line of text for drawing: which parts run from right to left, and where they stand.

These are the implicit levels of Unicode's bidirectional algorithm (UAX 9), for lines without
embedding controls, which titles do not have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar
from unicodedata import bidirectional

from portfolio.fonts.characters import RTL, is_rtl

Item = TypeVar("Item")
NUMBERS = {"EN", "AN"}


def levels(text: str) -> list[int]:
    """Returns the level of each character; odd ones run from right to left."""
    base = int(is_rtl(text))
    kinds = [bidirectional(character) for character in text]
    directions = _with_neutrals(_directions(kinds, base), base)
    found: list[int] = []
    for kind, direction in zip(kinds, directions, strict=True):
        left_to_right = not direction or kind in NUMBERS
        found.append((2 if direction or base else 0) if left_to_right else 1)
    return found


def visual_order(runs: Sequence[Item], level: Callable[[Item], int]) -> list[Item]:
    """Returns the parts of a line, which are in the order of reading, from left to right."""
    ordered = list(runs)
    highest = max(map(level, ordered), default=0)
    for least in range(highest, 0, -1):
        start = 0
        while start < len(ordered):
            end = start
            while end < len(ordered) and level(ordered[end]) >= least:
                end += 1
            ordered[start:end] = ordered[start:end][::-1]
            start = max(end, start) + 1
    return ordered


def _directions(kinds: Sequence[str], base: int) -> list[int | None]:
    """Returns 1 for right to left, 0 for left to right; numbers follow the letters before them."""
    found: list[int | None] = []
    letters = base
    for kind in kinds:
        if kind == "L" or kind in RTL:
            letters = int(kind in RTL)
        is_mark = kind == "NSM" and found
        is_neutral = not (kind == "L" or kind in RTL or kind in NUMBERS)
        found.append(found[-1] if is_mark else None if is_neutral else letters)
    return found


def _with_neutrals(directions: Sequence[int | None], base: int) -> list[int]:
    """Gives blanks and signs the direction of both neighbours, or else that of the line."""
    result: list[int] = []
    for index, own in enumerate(directions):
        before = result[-1] if result else base
        after = next((it for it in directions[index:] if it is not None), base)
        result.append(own if own is not None else before if before == after else base)
    return result
