"""The files of a family: which characters each has, and the large ones cut down to those used."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont

from portfolio.cache import ResultStore
from portfolio.fonts.characters import needs_face
from portfolio.fonts.fontsource import fetch, weights
from portfolio.paths import CACHE

SUBSETS_FOLDER = CACHE / "font-subsets"
LARGE_FONT_BYTES = 150_000
"""Bytes from which a file is cut down: those of Chinese, Japanese and Korean have 1 MB and more."""

KANA = {chr(code) for code in (*range(0x3000, 0x3100), *range(0xFF01, 0xFF66))}
"""Kana and signs of Japanese, which a file keeps all: small changes of words need no new file."""


@dataclass(frozen=True, slots=True)
class FontFile:
    """A file of a family.

    Attributes:
        family: The family's name.
        weight: Weight in CSS; two numbers for a variable font.
        path: The WOFF2 file.
        subset: Name of its part of the family, e.g. ``cyrillic``.
        licence: The file with the licence, where it has one.
        role: ``display``, ``text`` or ``labels`` of a face of the theme; nothing for those that
            have what these lack.
        ranges: Characters for which pages load the file, as ``unicode-range`` of CSS; nothing for
            all.
    """

    family: str
    weight: str
    path: Path
    subset: str = ""
    licence: Path | None = None
    role: str = ""
    ranges: str = ""

    @property
    def characters(self) -> frozenset[str]:
        """The characters that the file can draw."""
        return characters_in(self.path)


Typeface = tuple[FontFile, ...]
"""The files of one family and kind; together they have its characters."""

FontPaths = Sequence[Sequence[Path]]
"""Families, each as its font files; a word is set in the first that has all of it."""


@lru_cache(maxsize=256)
def characters_in(font: Path, number: int = -1) -> frozenset[str]:
    """Returns the characters that a font file has; ``number`` is that of a face in a collection."""
    with TTFont(font, lazy=True, fontNumber=number) as file:
        return frozenset(chr(code) for code in file.getBestCmap() or ())


def family_files(family: str, kind: str, characters: Collection[str]) -> tuple[FontFile, ...]:
    """Returns the files of a family of Fontsource that have some of the characters.

    Args:
        family: The family's name, with or without a release.
        kind: ``display`` for its heaviest weight, ``text`` for a regular one and a bold one.
        characters: Characters to set in the family.

    Raises:
        FontFetchError: If there is no such family, or npm cannot be reached.
    """
    folder = fetch(family)
    metadata = json.loads((folder / "metadata.json").read_text(encoding="utf-8"))
    return tuple(_files(folder, metadata, kind, frozenset(characters)))


def _files(
    folder: Path, metadata: dict[str, list[str]], kind: str, characters: frozenset[str]
) -> Iterator[FontFile]:
    for weight in weights(map(int, metadata["weights"]))[kind]:
        missing = {it for it in characters if needs_face(it)}
        for subset in sorted(metadata["subsets"], key=_last_if_large):
            file = folder / "files" / f"{metadata['id']}-{subset}-{weight}-normal.woff2"
            if file.exists() and missing & characters_in(file):
                missing -= characters_in(file)
                path = small(file, characters)
                name, licence = str(metadata["family"]), folder / "LICENSE"
                yield FontFile(name, str(weight), path, subset, licence)


def _last_if_large(subset: str) -> tuple[bool, str]:
    """Returns a sorting key: small parts first, since large ones may have their letters too."""
    return subset.partition("-")[0] in {"chinese", "japanese", "korean"}, subset


def small(file: Path, characters: frozenset[str]) -> Path:
    """Returns a WOFF2 as it is, or one with only the characters in use if it is large."""
    if file.stat().st_size <= LARGE_FONT_BYTES:
        return file
    wanted = "".join(sorted(characters_in(file) & (characters | KANA)))
    return subset_file(file.stem, partial(subset, file, wanted))


def subset_file(name: str, make: partial[bytes]) -> Path:
    """Returns the WOFF2 that a function makes; what was made from the same is kept.

    The name stands before the key and the suffix.
    """
    store = ResultStore(SUBSETS_FOLDER)
    store.delete_unused()
    return store.made(f"{name}.woff2", make)


def subset(file: Path, characters: str) -> bytes:
    """Returns a WOFF2 with some of a font's characters, and all that shaping them needs."""
    with TTFont(file, recalcTimestamp=False) as font:
        reduce_to(font, characters, layout_features=["*"])
        return saved(font, "woff2")


def reduce_to(font: TTFont, characters: str, **options: Any) -> None:
    """Removes from a font all that some characters do not need, and hints."""
    from fontTools.subset import Options, Subsetter  # It takes long, and mostly nothing is made.

    subsetter = Subsetter(Options(hinting=False, **options))
    subsetter.populate(text=characters)
    subsetter.subset(font)


def saved(font: TTFont, flavor: str | None) -> bytes:
    """Returns the file of a font: ``woff2``, or None for TTF or OTF."""
    buffer = BytesIO()
    font.flavor = flavor
    font.save(buffer)
    return buffer.getvalue()


def unpack(file: Path, weight: int | None = None) -> bytes:
    """Returns a font as uncompressed TTF or OTF; the same file always gives the same bytes.

    Args:
        file: The font: TTF, OTF or WOFF2.
        weight: Where the font is variable, the weight that is taken out of it, or the nearest that
            it has; None leaves it variable.
    """
    from fontTools.varLib import instancer  # It takes long, and mostly nothing is made.

    with TTFont(file, recalcTimestamp=False) as font:
        if weight is not None and "fvar" in font:
            axes = {axis.axisTag: axis for axis in font["fvar"].axes}
            places = {tag: axis.defaultValue for tag, axis in axes.items()}
            if wght := axes.get("wght"):
                places["wght"] = min(max(weight, wght.minValue), wght.maxValue)
            instancer.instantiateVariableFont(font, places, inplace=True)
        return saved(font, None)
