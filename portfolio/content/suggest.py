"""Did you mean …?"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: object, among: Iterable[str], cutoff: float = 0.6) -> str:
    """Returns the most similar of some words, or an empty string."""
    options = {option.casefold(): option for option in among}
    close = get_close_matches(str(word).casefold(), options, n=1, cutoff=cutoff)
    return options[close[0]] if close else ""


def did_you_mean(word: object, among: Iterable[str]) -> str:
    """Returns a hint that names the most similar of some words, or else all of them."""
    options = list(among)
    close = nearest(word, options)
    return f"did you mean `{close}`?" if close else f"one of: {', '.join(options)}"
