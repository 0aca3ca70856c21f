"""Makes the basic subset of each web font from its latin file: `python artwork/webfonts.py`.

Every page loads the subsets first, so they have the characters of English prose only; accents and
the signs of code come from the latin files. Kerning is two thirds of such a file: it is kept, but
with the same values for every weight, and without values too small to see.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[1] / "assets" / "fonts"

BASIC = "20-29,2B-3B,3F-5A,61-7A,A0,A9,B7,2013-2014,2018-2019,201C-201D,2026"
"""The unicode-range of the basic faces in portfolio/theme/fonts.css."""

STATIC_VALUES = 0x0F
"""Mask of a value format: numbers, without their variations along an axis."""

MIN_KERNING = {"instrument-sans": 6, "gasoek-one": 16}
"""In thousandths of the type size: smaller kerning is less than a pixel where it is used."""


def main() -> None:
    """Writes the basic subset of each font."""
    for face, least in MIN_KERNING.items():
        font = TTFont(FONTS / f"{face}-latin.woff2", recalcTimestamp=False)
        subset(font)
        simplify_kerning(font, least * font["head"].unitsPerEm / 1000)
        font.flavor = "woff2"
        font.save(FONTS / f"{face}-basic.woff2")


def subset(font: TTFont) -> None:
    """Keeps the basic characters, their kerning and tabular figures."""
    options = Options()
    options.layout_features = ["kern", "tnum"]
    options.hinting = False
    options.name_IDs = [1, 2, 4, 6]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(BASIC))
    subsetter.subset(font)


def simplify_kerning(font: TTFont, least: float) -> None:
    """Removes values smaller than ``least`` font units, and how values vary with the weight."""
    for table in pair_tables(font):
        table.ValueFormat1 &= STATIC_VALUES
        for pairs in table.PairSet if table.Format == 1 else ():
            pairs.PairValueRecord = [
                it for it in pairs.PairValueRecord if abs(it.Value1.XAdvance) >= least
            ]
            pairs.PairValueCount = len(pairs.PairValueRecord)
        for value in values(table):
            vars(value).pop("XAdvDevice", None)
            if abs(value.XAdvance) < least:
                value.XAdvance = 0
    definitions = font["GDEF"].table
    if hasattr(definitions, "VarStore"):
        definitions.VarStore = None


def pair_tables(font: TTFont) -> Iterator[Any]:
    """Yields the kerning tables, without the extension tables around them."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            yield getattr(table, "ExtSubTable", table)


def values(table: Any) -> Iterator[Any]:
    """Yields the values of a kerning table, by pairs of glyphs or of classes."""
    if table.Format == 1:
        yield from (it.Value1 for pairs in table.PairSet for it in pairs.PairValueRecord)
    else:
        yield from (it.Value1 for row in table.Class1Record for it in row.Class2Record)


if __name__ == "__main__":
    main()
