"""The faces of a site in the form that Typst reads: a TTF of each file and weight."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

import typst
from fontTools.ttLib import TTFont, TTLibError

from portfolio.cache import ResultStore, result_key
from portfolio.fonts.characters import is_format, needs_face, without_pictographs
from portfolio.fonts.family import FontFile, characters_in, saved, unpack
from portfolio.paths import CACHE

if TYPE_CHECKING:
    # At run time it would bring all models, and a font be made again when one of them changes.
    from portfolio.fonts.site_fonts import SiteFonts

TYPST_FONTS_FOLDER = CACHE / "typefaces"
"""A folder for each file: Typst reads whole ones, of which another process may change none."""

FILE = "face.ttf"
"""Name of the file in its folder."""

WEIGHTS = (500, 600, 700)
"""The weights that are taken out of a variable font, besides that of the text."""

COMBINING_MARKS = frozenset(map(chr, range(0x300, 0x370)))
"""Accents that stand over the letter before them. A face that has them and no ``ś`` draws it of two
glyphs, after which a PDF reads each of its ``s`` as ``ś``; without them the next face draws it."""

FAMILY_NAMES = (1, 16)
STYLE_NAMES = (17, 21, 22)
"""Ids of a font's name table."""


@dataclass(frozen=True, slots=True)
class TypstFonts:
    """Faces for Typst.

    Attributes:
        folders: Folders of the faces' files.
        display: Families of titles, in order.
        text: Families of other words, in order.
        characters: Characters that they can draw together.
        weight: Weight of text, where nothing is emphasised.
    """

    folders: tuple[Path, ...]
    display: tuple[str, ...]
    text: tuple[str, ...]
    characters: frozenset[str]
    weight: int

    @property
    def paths(self) -> typst.Fonts:
        """The folders, as an argument of ``typst.compile``."""
        return typst.Fonts(include_system_fonts=False, font_paths=[*self.folders])

    def printable(self, text: str) -> str:
        """Returns a text, composed, without the signs that no face can draw; Typst draws boxes."""
        words = without_pictographs(normalize("NFC", text), self.characters)
        return "".join(it for it in words if it in self.characters or it.isspace() or is_format(it))


def typst_fonts(fonts: SiteFonts, words: str = "") -> TypstFonts:
    """Returns the faces of a site; missing files are made.

    Args:
        fonts: The site's faces.
        words: Text to set; for characters that no face has, faces of the system are added.
    """
    characters = {*normalize("NFC", words)}
    marks = "".join(sorted(COMBINING_MARKS & characters))
    kinds = {"display": fonts.display, "text": fonts.text}
    files = {kind: [file for face in faces for file in face] for kind, faces in kinds.items()}
    folders: list[Path] = []
    families: dict[str, dict[str, None]] = {kind: {} for kind in files}
    for kind, found in files.items():
        for file in found:
            family = f"{file.family} {file.subset} {kind}"
            families[kind][family] = None
            for weight in _weights(file, fonts.text_weight):
                make = partial(typst_font, file.path, weight, family, marks)
                store = ResultStore(TYPST_FONTS_FOLDER / result_key(make))
                if not store.has(FILE):
                    store.put(FILE, make())
                folders.append(store.folder)
    display, text = families["display"], families["text"]
    known = frozenset().union(*(file.characters for found in files.values() for file in found))
    system = _system_fonts({it for it in characters if needs_face(it)} - known)
    return TypstFonts(
        (*folders, *dict.fromkeys(path.parent for path, _, _ in system)),
        (*display, *text, *(family for _, family, _ in system)),
        (*text, *display, *(family for _, family, _ in system)),
        known.union(*(characters for _, _, characters in system)),
        fonts.text_weight,
    )


def typst_font(file: Path, weight: int, family: str, marks: str = "") -> bytes:
    """Returns a font as TTF under a family name of its own, since Typst takes one file of each.

    Args:
        file: The font.
        weight: The weight that is taken out of it, where it is variable.
        family: The name.
        marks: The combining marks that it keeps.
    """
    with TTFont(BytesIO(unpack(file, weight)), recalcTimestamp=False) as font:
        for name in STYLE_NAMES:
            font["name"].removeNames(nameID=name)
        for name in FAMILY_NAMES:
            font["name"].setName(family, name, 3, 1, 0x409)
        for table in font["cmap"].tables:
            for mark in COMBINING_MARKS.difference(marks):
                table.cmap.pop(ord(mark), None)
        return saved(font, None)


def delete_unused_fonts() -> None:
    """Deletes the files that no site has used for a month."""
    for folder in TYPST_FONTS_FOLDER.glob("*"):
        # The folder stays: another process may be about to put the file into it again.
        ResultStore(folder).delete_unused()


def _weights(file: FontFile, weight: int) -> Iterable[int]:
    """Returns the weights of a file; ``weight`` is that of text."""
    is_variable = " " in file.weight
    return dict.fromkeys((weight, *WEIGHTS)) if is_variable else (int(file.weight),)


def _system_fonts(characters: Collection[str]) -> tuple[tuple[Path, str, frozenset[str]], ...]:
    """Returns file, family and characters of regular, upright fonts that have some characters."""
    missing, found = {*characters}, []
    for path, number, family in _installed() if missing else ():
        known = _characters(path, number)
        if missing & known:
            found.append((path, family, known))
            missing -= known
        if not missing:
            break
    return tuple(found)


@cache
def _installed() -> tuple[tuple[Path, int, str], ...]:
    fonts = typst.Fonts(include_system_fonts=True, include_embedded_fonts=False).fonts()
    regular = [it for it in fonts if it.path and it.weight == 400 and str(it.style) == "normal"]
    return tuple(sorted((Path(str(it.path)), it.index, it.family) for it in regular))


def _characters(path: Path, number: int) -> frozenset[str]:
    try:
        return characters_in(path, number)
    except (OSError, TTLibError, KeyError):
        return frozenset()
