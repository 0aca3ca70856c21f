"""Shapes text with HarfBuzz and returns its glyphs as areas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import attrgetter, itemgetter
from pathlib import Path
from unicodedata import name, normalize

from shapely import unary_union
from shapely.affinity import affine_transform
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.bidi import levels, visual_order
from portfolio.drawing.face import Face
from portfolio.errors import BuildError
from portfolio.fonts.characters import is_format
from portfolio.fonts.family import FontPaths

ASCENDER = 0.75
"""Height of a `d` as a part of the em, where no font has one."""


@dataclass(frozen=True, slots=True)
class PlacedGlyph:
    """A glyph of a line, in drawing units.

    Attributes:
        face: The face that it is of.
        number: Its number in the face.
        scale: Drawing units of a unit of the face.
        at: Where its origin lies; y goes downwards.
        unit: Number of its letter, or of its word if the letters of that are joined.
    """

    face: Face
    number: int
    scale: float
    at: complex
    unit: int

    @property
    def area(self) -> BaseGeometry:
        """What it covers."""
        matrix = [self.scale, 0, 0, -self.scale, self.at.real, self.at.imag]
        return affine_transform(self.face.area(self.number), matrix)


def shape_line(
    text: str, fonts: FontPaths, height: float, letter_spacing: float
) -> list[BaseGeometry]:
    """Shapes one line of text.

    Args:
        text: The words; combining accents are composed first.
        fonts: Families, each as its font files (TTF, OTF, WOFF2). A word comes from the first
            family that has all of it, or else each letter from the first that has it.
        height: Height from the baseline to the top of a `d`, in drawing units.
        letter_spacing: Extra space between letters, in drawing units; letters that are joined, as
            in Arabic, have none.

    Returns:
        The area of each glyph that is not blank, from x = 0, y downwards, the baseline at 0.

    Raises:
        BuildError: No font has one of the characters.
    """
    return [glyph.area for glyph in place_glyphs(text, fonts, height, letter_spacing)]


def place_glyphs(
    text: str, fonts: FontPaths, height: float, letter_spacing: float
) -> list[PlacedGlyph]:
    """Returns the glyphs of one line of text with their places; see :func:`shape_line`."""
    families = _families(fonts)
    return [*_placed(text, families, height / _ascender(families), letter_spacing)]


def shape_units(
    text: str, fonts: FontPaths, size: float, letter_spacing: float
) -> list[BaseGeometry]:
    """Shapes one line of text in parts that may be turned and moved alone; see :func:`shape_line`.

    ``size`` is that of the em, in drawing units.

    Returns:
        The area of each letter with its marks, or of a whole word whose letters are joined.
    """
    placed = _placed(text, _families(fonts), size, letter_spacing)
    units = groupby(placed, key=attrgetter("unit"))
    return [unary_union([glyph.area for glyph in items]) for _, items in units]


def _families(fonts: FontPaths) -> list[list[Face]]:
    return [[_face(font) for font in family] for family in fonts]


def _placed(
    text: str, families: Sequence[Sequence[Face]], size: float, letter_spacing: float
) -> Iterator[PlacedGlyph]:
    """Yields each glyph that is not blank."""
    x, unit = 0.0, 0
    for face, level, run in visual_order(_runs(text, families), itemgetter(1)):
        scale = size / face.units
        is_joined = face.is_joined(run)
        spacing = 0 if is_joined else letter_spacing
        for glyph, place, ends_cluster in face.shape(run, is_rtl=level % 2 == 1):
            at = complex(x + place.x_offset * scale, -place.y_offset * scale)
            is_blank = face.area(glyph).is_empty
            if not is_blank:
                yield PlacedGlyph(face, glyph, scale, at, unit)
            x += place.x_advance * scale + (spacing if ends_cluster else 0)
            unit += ends_cluster and (is_blank or not is_joined)
        unit += 1


def _runs(text: str, families: Sequence[Sequence[Face]]) -> list[tuple[Face, int, str]]:
    """Returns the parts of a text as they are read, each with its face and bidirectional level."""
    composed = normalize("NFC", text)
    pairs = zip(_faces(composed, families), levels(composed), strict=True)
    runs = []
    for (face, level), items in groupby(zip(pairs, composed, strict=True), key=itemgetter(0)):
        runs.append((face, level, "".join(character for _, character in items)))
    return runs


def _faces(text: str, families: Sequence[Sequence[Face]]) -> Iterator[Face]:
    """Yields the face of each character."""
    before: Face | None = None
    for is_blank, items in groupby(text, key=str.isspace):
        word = "".join(items)
        whole = (family for family in families if all(_has(family, letter) for letter in word))
        faces = next(whole, None) or [face for family in families for face in family]
        for character in word:
            is_same = before and (is_blank or is_format(character)) and _has([before], character)
            before = before if is_same else _face_with(character, faces, text)
            assert before
            yield before


def _has(family: Sequence[Face], character: str) -> bool:
    return any(face.glyph_of(character) is not None for face in family) or is_format(character)


def _face_with(character: str, faces: Sequence[Face], text: str) -> Face:
    for face in faces:
        if _has([face], character):
            return face
    label = f"{character!r} (U+{ord(character):04X} {name(character, 'unnamed')})"
    raise BuildError(
        f"The lettering's font has no {label}, needed for {text!r}. "
        "Use another character, or give a font that has it."
    )


def _ascender(families: Sequence[Sequence[Face]]) -> float:
    """Returns the height of a `d` in the first font that has one, as a part of the em."""
    latin = (face for family in families for face in family if face.glyph_of("d") is not None)
    return next((face.ascender for face in latin), ASCENDER)


@lru_cache(maxsize=64)
def _face(font: Path) -> Face:
    return Face(font)
