"""Families as Fontsource packs them, made for the tests: every letter is a square."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from portfolio.fonts.family import Typeface

UNITS = 1000

SQUARE = ((50, 0), (50, 700), (650, 700), (650, 0))


def font_file(file: Path, characters: str, contour: Sequence[tuple[int, int]] = SQUARE) -> Path:
    """Writes a WOFF2 in which every character is a square, or another contour."""
    names = [".notdef", *(f"u{ord(it):X}" for it in characters)]
    builder = FontBuilder(UNITS)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(it): f"u{ord(it):X}" for it in characters})
    builder.setupGlyf({name: _glyph(contour) for name in names})
    builder.setupHorizontalMetrics(dict.fromkeys(names, (700, 50)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Fake", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200)
    builder.setupPost()
    builder.font.flavor = "woff2"
    file.parent.mkdir(parents=True, exist_ok=True)
    builder.save(file)
    return file


def family_folder(
    folder: Path, family: str, subsets: Mapping[str, str], weights: tuple[int | str, ...] = (400,)
) -> Path:
    """Writes a family as it is after it was fetched; ``subsets`` are characters by name."""
    slug = "-".join(family.lower().split())
    metadata = {"id": slug, "family": family, "subsets": [*subsets], "weights": [*weights]}
    for subset, characters in subsets.items():
        for weight in weights:
            font_file(folder / "files" / f"{slug}-{subset}-{weight}-normal.woff2", characters)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "metadata.json").write_text(json.dumps(metadata))
    ranges = {it: ", ".join(f"U+{ord(c):X}" for c in text) for it, text in subsets.items()}
    (folder / "unicode.json").write_text(json.dumps(ranges))
    (folder / "LICENSE").write_text("OFL")
    return folder


def families(faces: tuple[Typeface, ...]) -> list[str]:
    return [face[0].family for face in faces]


def _glyph(contour: Sequence[tuple[int, int]]) -> object:
    pen = TTGlyphPen(None)
    pen.moveTo(contour[0])
    for point in contour[1:]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()
