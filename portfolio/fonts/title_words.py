"""Decides which words can be drawn as lettering."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from unicodedata import category, normalize

from portfolio.fonts.characters import without_pictographs
from portfolio.fonts.family import characters_in


def drawable(lines: Sequence[str], fonts: Sequence[Sequence[Path]]) -> tuple[str, ...]:
    """Returns the words that are drawn: without emoji that no face has.

    Args:
        lines: The words; some may be empty.
        fonts: Families, each as its font files.

    Returns:
        As many lines, or none if nothing is left to draw, or a letter is in no face.
    """
    known = frozenset().union(*(characters_in(file) for family in fonts for file in family))
    words = tuple(without_pictographs(line, known).strip() for line in lines)
    whole = "".join(words)
    if not any(character.isalnum() for character in whole):
        return ()
    return words if not undrawable(whole, known) else ()


def undrawable(text: str, known: frozenset[str]) -> list[str]:
    """Returns the characters of a text that are in no face, without blanks."""
    composed = dict.fromkeys(normalize("NFC", text))
    return [it for it in composed if not (it in known or it.isspace() or category(it) == "Cf")]
