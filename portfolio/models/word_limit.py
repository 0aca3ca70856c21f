"""Texts of a limited number of words."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

WITHOUT_SPACES = ("CJK UNIFIED", "HIRAGANA", "KATAKANA", "THAI", "LAO", "KHMER", "MYANMAR")
"""Beginnings of Unicode's names of letters in scripts that set no space between words."""

LETTERS_A_WORD = 3
"""Letters that count as a word in those scripts: most words have fewer, so few are refused."""


def count_words(text: str) -> int:
    """Returns how many words a text has; marks that stand alone, such as a dash, are none.

    Args:
        text: Text in any language. Three letters of a script without spaces count as one word.
    """
    joined = sum(_joins(it) for it in text)
    spaced = "".join(" " if _joins(it) else it for it in text).split()
    words = sum(any(it.isalnum() for it in word) for word in spaced)
    return words + -(-joined // LETTERS_A_WORD)


def at_most_words(most: int) -> Callable[[str], str]:
    """Returns a validator that refuses texts with more words and says how many were found."""

    def check(text: str) -> str:
        if (found := count_words(text)) > most:
            raise ValueError(f"expected at most {most} words, and these are {found}")
        return text

    return check


def _joins(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith(WITHOUT_SPACES)
