"""Unpacks web fonts for the libraries that cannot read WOFF2."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer


def unpack(file: Path, weight: int | None = None) -> bytes:
    """Returns a font as uncompressed TTF or OTF; the same file always gives the same bytes.

    Args:
        file: The font: TTF, OTF or WOFF2.
        weight: Where the font is variable, the weight that is taken out of it, or the nearest that
            it has; None leaves it variable.
    """
    buffer = BytesIO()
    with TTFont(file, recalcTimestamp=False) as font:
        if weight is not None and "fvar" in font:
            axes = {axis.axisTag: axis for axis in font["fvar"].axes}
            places = {tag: axis.defaultValue for tag, axis in axes.items()}
            if wght := axes.get("wght"):
                places["wght"] = min(max(weight, wght.minValue), wght.maxValue)
            instancer.instantiateVariableFont(font, places, inplace=True)
        font.flavor = None
        font.save(buffer)
    return buffer.getvalue()
