"""The basic part of a face: what English prose and the site's own words need, in a light file.

Pages load it first; accents of other languages, the signs of code, and weights that stylesheets
seldom ask for come from the other files of the face. Kerning is two thirds of such a file: it is
kept, but with the same values for every weight, and without values too small to see.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
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
"""Scripts with so few letters that all that are used fit; Chinese characters would not."""

FEATURES = ("kern", "tnum", "rvrn")
"""Kerning, figures of the same width, and the shapes that a heavy weight needs."""

MIN_KERNING = {"display": 16, "text": 6, "labels": 6}
"""Smallest kerning that is kept, in thousandths of the type size: less is below a pixel."""

ADVANCE, STATIC = 0x04, 0x0F
"""Bits of OpenType's value format: the advance, and all numbers without their variations."""

PAIRS = 2
"""Type of a lookup that kerns pairs."""


def basic_characters(known: Collection[str], letters: Collection[str]) -> frozenset[str]:
    """Returns what is in the basic file of a face: letters of the words, and what prose needs."""
    used = {letter for letter in letters if unicodedata.script(letter) in ALPHABETS}
    return frozenset(known) & (BASIC | used)


def basic_font(
    file: Path, characters: str, role: str, weights: tuple[int, int] | None = None
) -> bytes:
    """Returns the basic file of a face as WOFF2.

    Args:
        file: The face.
        characters: Characters that the file keeps.
        role: ``display``, ``text`` or ``labels``: how small kerning may be.
        weights: Ends of the weights that it keeps; a face of one weight has nothing to lose.
    """
    font: Any
    with TTFont(file, recalcTimestamp=False) as font:
        reduce_to(font, characters, layout_features=[*FEATURES], name_IDs=[1, 2, 4, 6])
        if weights and weights[0] < weights[1]:
            instancer.instantiateVariableFont(font, {"wght": weights}, inplace=True)
        simplify_kerning(font, MIN_KERNING[role] * font["head"].unitsPerEm / 1000)
        return saved(font, "woff2")


def simplify_kerning(font: Any, least: float) -> None:
    """Removes values smaller than ``least`` font units, and how values vary with the weight.

    Tables that do more than change advances stay as they are.
    """
    tables = [*_positioning(font)]
    kerning = [table for table in tables if _is_kerning(table)]
    for table in kerning:
        table.ValueFormat1 &= STATIC
        for pairs in table.PairSet if table.Format == 1 else ():
            pairs.PairValueRecord = [
                record for record in pairs.PairValueRecord if abs(record.Value1.XAdvance) >= least
            ]
            pairs.PairValueCount = len(pairs.PairValueRecord)
        for value in _values(table):
            vars(value).pop("XAdvDevice", None)
            if abs(value.XAdvance) < least:
                value.XAdvance = 0
    definitions = font["GDEF"].table if "GDEF" in font else None
    # No table is left that refers to the variations of values.
    if kerning == tables and definitions and hasattr(definitions, "VarStore"):
        definitions.VarStore = None


def _positioning(font: Any) -> Iterator[Any]:
    """Yields the positioning tables, without the extension tables around them."""
    lookups = font["GPOS"].table.LookupList if "GPOS" in font else None
    for lookup in lookups.Lookup if lookups else ():
        for table in lookup.SubTable:
            yield getattr(table, "ExtSubTable", table)


def _is_kerning(table: Any) -> bool:
    """Returns whether a table changes the advance of the first glyph of pairs, and no more."""
    return (
        table.LookupType == PAIRS
        and table.ValueFormat1 & STATIC == ADVANCE
        and table.ValueFormat2 == 0
    )


def _values(table: Any) -> Iterator[Any]:
    """Yields the values of a kerning table, by pairs of glyphs or of classes."""
    if table.Format == 1:
        yield from (record.Value1 for pairs in table.PairSet for record in pairs.PairValueRecord)
    else:
        yield from (record.Value1 for row in table.Class1Record for record in row.Class2Record)
