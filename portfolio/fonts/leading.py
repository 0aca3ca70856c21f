"""The distance that lines of titles need for the letters of the site's words."""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fontTools import unicodedata
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

from portfolio.fonts.basic_subset import ALPHABETS
from portfolio.fonts.family import Typeface
from portfolio.fonts.site_fonts import SiteFonts

GAP = 0.02
"""Distance between the lowest of a line and the highest of the next, in em."""


def least_leading(fonts: SiteFonts) -> float:
    """Returns the least line height of titles, in em; 0 if a theme's own will do.

    That is so where no letter reaches further up or down than those of English do: themes are
    drawn for these.
    """
    marked = {it for it in fonts.letters if it not in string.ascii_letters and _has_marks(it)}
    low, high = _extent(fonts.display, string.ascii_letters)
    lowest, highest = _extent(fonts.display, marked)
    if lowest >= low and highest <= high:
        return 0
    return round(max(high, highest) - min(low, lowest) + GAP, 3)


def _has_marks(letter: str) -> bool:
    return unicodedata.script(letter) in ALPHABETS and letter.isalpha()


def _extent(faces: Iterable[Typeface], letters: Iterable[str]) -> tuple[float, float]:
    """Returns how far down and up letters reach, each in the first face that has it, in em."""
    bounds = [it for letter in letters for it in _bounds_in(faces, letter)]
    return min((low for low, _ in bounds), default=0), max((high for _, high in bounds), default=0)


def _bounds_in(faces: Iterable[Typeface], letter: str) -> Iterator[tuple[float, float]]:
    for face in faces:
        for file in face:
            if letter in file.characters:
                yield _bounds(file.path)[letter]
                return


@lru_cache(maxsize=16)
def _bounds(file: Path) -> dict[str, tuple[float, float]]:
    """Returns the lowest and highest point of each letter of a font, in em."""
    font: Any
    with TTFont(file) as font:
        glyphs, em, found = font.getGlyphSet(), font["head"].unitsPerEm, {}
        for code, name in font.getBestCmap().items():
            if _has_marks(chr(code)):
                pen = BoundsPen(glyphs)
                glyphs[name].draw(pen)
                _, low, _, high = pen.bounds or (0, 0, 0, 0)
                found[chr(code)] = (low / em, high / em)
    return found
