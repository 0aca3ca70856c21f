"""The site's web fonts in the form that Typst reads: a TTF of each weight."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from fontTools.ttLib import TTFont

from portfolio.cache import cached
from portfolio.drawing.fonts import FONTS, unpack
from portfolio.paths import CACHE

WEIGHTS = (450, 500, 600, 700)
"""The weights that are taken out of a variable font."""


def typst_font_folder() -> Path:
    """Returns a folder with a TTF of each face and weight; missing ones are made."""
    folder = CACHE / "typefaces"
    for file in sorted(FONTS.glob("*-latin.woff2")):
        for weight in _weights(file):
            cached(folder, f"{file.stem}-{weight}.ttf", partial(unpack, file, weight))
    return folder


def _weights(file: Path) -> tuple[int, ...]:
    with TTFont(file, lazy=True) as font:
        return WEIGHTS if "fvar" in font else (400,)
