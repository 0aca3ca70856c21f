"""Suggests the most similar of some known words, for "did you mean" hints."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def closest(word: object, options: Iterable[str], cutoff: float = 0.6) -> str:
    """Returns the most similar of some words, or an empty string.

    Args:
        word: Word that was written.
        options: Words that could have been written; capitals do not count.
        cutoff: The least similarity, from 0 to 1.
    """
    folded = {option.casefold(): option for option in options}
    matches = get_close_matches(str(word).casefold(), folded, n=1, cutoff=cutoff)
    return folded[matches[0]] if matches else ""


def did_you_mean(word: object, options: Iterable[str]) -> str:
    """Returns a hint that names the most similar of some words, or else all of them."""
    known = list(options)
    match = closest(word, known)
    return f"did you mean `{match}`?" if match else f"one of: {', '.join(known)}"
