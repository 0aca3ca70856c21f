"""The basic part of a face: what English prose and the site's own words need, in a light file.

Pages load it first; accents of other languages, the signs of code, and weights that stylesheets
seldom ask for come from the other files of the face.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from fontTools import unicodedata
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from portfolio.fonts.family import reduce_to, saved

_RANGES = "20-29 2B-3B 3F-5A 61-7A A0 A9 B7 2013-2014 2018-2019 201C-201D 2026"
BASIC = frozenset(
    chr(code)
    for ends in (pair.split("-") for pair in _RANGES.split())
    for code in range(int(ends[0], 16), int(ends[-1], 16) + 1)
)
"""Characters that English prose needs."""

ALPHABETS = {"Latn", "Cyrl", "Grek"}
"""Scripts with so few letters that all that are used fit; they may have marks above and below."""

FEATURES = ("kern", "tnum", "rvrn")
"""Kerning, figures of the same width, and the shapes that a heavy weight needs."""


def basic_characters(known: Collection[str], letters: Collection[str]) -> frozenset[str]:
    """Returns what is in the basic file of a face: letters of the words, and what prose needs."""
    used = {letter for letter in letters if unicodedata.script(letter) in ALPHABETS}
    return frozenset(known) & (BASIC | used)


def basic_font(file: Path, characters: str, weights: tuple[int, int] | None = None) -> bytes:
    """Returns the basic file of a face as WOFF2.

    Args:
        file: The face.
        characters: Characters that the file keeps.
        weights: Ends of the weights that it keeps; a face of one weight has nothing to lose.
    """
    font: Any
    with TTFont(file, recalcTimestamp=False) as font:
        reduce_to(font, characters, layout_features=[*FEATURES], name_IDs=[1, 2, 4, 6])
        if weights and weights[0] < weights[1]:
            instancer.instantiateVariableFont(font, {"wght": weights}, inplace=True)
        return saved(font, "woff2")
