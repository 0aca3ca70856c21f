"""Breaks the words of titles into lines."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from itertools import pairwise

from portfolio.fonts.characters import text_width

MAX_LINE_LENGTH = 18

NO_START = frozenset("、。，．！？：；）」』】〉》〕・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々")  # noqa: RUF001
NO_END = frozenset("（「『【〈《〔")  # noqa: RUF001
"""Letters and signs that no line of Chinese, Japanese or Korean starts or ends with."""

VOWELS = "aeiouyäöüåæøœáéíóúýàèìòùâêîôûãõëïąęěůıőűаеёиоуыэюяіїєαεηιουωάέήίόύώ"  # noqa: RUF001
SYLLABLE = re.compile(rf"(?=(sch|(?<!s)[cpst]h|[^\W\d_h{VOWELS}])[{VOWELS}])", re.IGNORECASE)
"""Where a long word is broken: before a consonant, or several that sound as one, and a vowel."""

NEAR = 3
"""Letters by which a part of a broken word may be longer than the others, or shorter."""


def balance_lines(text: str, max_length: int = MAX_LINE_LENGTH) -> list[str]:
    """Breaks words into as few lines as possible, of about the same length.

    Args:
        text: The words. A long one in a script without blanks, such as Japanese, is broken between
            its letters.
        max_length: Most characters of a line, of which wide ones count twice; a single word of up
            to ``MAX_LINE_LENGTH`` is left whole, a longer one is broken with hyphens.
    """
    units = [unit for word in text.split() for unit in _units(word, max_length)]
    fewest = len(_wrap(units, max_length))
    rows = (_wrap(units, width) for width in range(1, max_length + 1))
    return next(lines for lines in rows if len(lines) == fewest)


def _units(word: str, max_length: int) -> list[tuple[str, str]]:
    """Returns the parts of a word that may start a line, each with the blank before it."""
    parts, longest = [word], max(max_length, MAX_LINE_LENGTH)
    if len(word) < text_width(word) > max_length:
        parts = _between_letters(word)
    elif len(word) > longest:
        pieces = re.findall("[^-]*-|[^-]+", word)
        parts = [part for piece in pieces for part in hyphenated(piece, longest)]
    return [("" if index else " ", part) for index, part in enumerate(parts)]


def _between_letters(word: str) -> list[str]:
    """Returns the parts of a word in a script without blanks."""
    parts = [word[0]]
    for character in word[1:]:
        is_apart = text_width(character) > 1 or text_width(parts[-1][-1]) > 1
        if is_apart and character not in NO_START and parts[-1][-1] not in NO_END:
            parts.append(character)
        else:
            parts[-1] += character
    return parts


def hyphenated(word: str, longest: int) -> list[str]:
    """Returns parts of about the same length, with hyphens, if a word is too long for a line."""
    count = math.ceil(len(word) / (longest - NEAR - 1)) if len(word) > longest else 1
    places = [it.start() for it in SYLLABLE.finditer(word)]
    cuts = [0]
    for even in (round(len(word) * part / count) for part in range(1, count)):
        near = [(abs(it - even), it) for it in places if abs(it - even) <= NEAR]
        cuts += [min(near)[1]] if near else []
    *most, last = (word[start:end] for start, end in pairwise([*cuts, len(word)]))
    return [*(f"{part}-" for part in most), last]


def _wrap(units: Sequence[tuple[str, str]], width: int) -> list[str]:
    rows: list[str] = []
    for blank, unit in units:
        if rows and text_width(f"{rows[-1]}{blank}{unit}") <= width:
            rows[-1] += f"{blank}{unit}"
        else:
            rows.append(unit)
    return rows
