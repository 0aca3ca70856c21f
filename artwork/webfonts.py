"""Cuts the basic files of the web fonts out of the latin ones: `python artwork/webfonts.py`.

They come with the first view of every page, so they have what English prose needs and no more:
signs of code, and accents, come from the latin file. Kerning makes two thirds of such a file; it
stays, but the same for every weight, and without steps too small to see.
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

PLAIN = 0x0F
"""The part of a value format that names plain numbers, not their variations."""

UNSEEN = {"instrument-sans": 6, "gasoek-one": 16}
"""Kerning below this, in thousandths of the type size, is less than a pixel where it is used."""


def main() -> None:
    """Writes the basic file of each face."""
    for face, unseen in UNSEEN.items():
        font = TTFont(FONTS / f"{face}-latin.woff2")
        subset(font)
        calm_kerning(font, unseen * font["head"].unitsPerEm / 1000)
        font.flavor = "woff2"
        font.save(FONTS / f"{face}-basic.woff2")


def subset(font: TTFont) -> None:
    """Leaves the basic signs, their kerning and figures of one width."""
    options = Options()
    options.layout_features = ["kern", "tnum"]
    options.hinting = False
    options.name_IDs = [1, 2, 4, 6]
    cutter = Subsetter(options)
    cutter.populate(unicodes=parse_unicodes(BASIC))
    cutter.subset(font)


def calm_kerning(font: TTFont, least: float) -> None:
    """Takes away steps smaller than ``least`` font units, and how steps vary with the weight."""
    for table in pair_tables(font):
        table.ValueFormat1 &= PLAIN
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
    """Yields the tables of kerning, unpacked where they are extensions."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            yield getattr(table, "ExtSubTable", table)


def values(table: Any) -> Iterator[Any]:
    """Yields the steps of a pair table, pair by pair or class by class."""
    if table.Format == 1:
        yield from (it.Value1 for pairs in table.PairSet for it in pairs.PairValueRecord)
    else:
        yield from (it.Value1 for row in table.Class1Record for it in row.Class2Record)


if __name__ == "__main__":
    main()
