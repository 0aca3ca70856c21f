"""The site's web fonts as the typesetter reads them: unpacked, one file a weight."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from portfolio.cache import cached
from portfolio.paths import CACHE, ROOT

FONTS = ROOT / "assets" / "fonts"
DISPLAY = [FONTS / "gasoek-one-latin.woff2"]
"""The face of drawn titles."""

WEIGHTS = (450, 500, 600, 700)


def typefaces() -> Path:
    """Returns a folder with a TTF of each face and weight; they are made where they are missing."""
    folder = CACHE / "typefaces"
    for file in sorted(FONTS.glob("*-latin.woff2")):
        for weight in _weights(file):
            name = f"{file.stem}-{weight}.ttf"
            cached(folder, name, [file], lambda file=file, weight=weight: _ttf(file, weight))
    return folder


def _weights(file: Path) -> tuple[int, ...]:
    with TTFont(file, lazy=True) as font:
        return WEIGHTS if "fvar" in font else (400,)


def _ttf(file: Path, weight: int) -> bytes:
    buffer = BytesIO()
    with TTFont(file) as font:
        if "fvar" in font:
            pins = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
            instancer.instantiateVariableFont(font, pins | {"wght": weight}, inplace=True)
        font.flavor = None
        font.save(buffer)
    return buffer.getvalue()
