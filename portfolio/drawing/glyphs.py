"""Shapes text with HarfBuzz and returns its glyphs as areas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import attrgetter, itemgetter
from pathlib import Path
from typing import Any
from unicodedata import name, normalize

import uharfbuzz
from fontTools import unicodedata
from fontTools.pens.basePen import BasePen
from shapely import Polygon, make_valid, unary_union
from shapely.affinity import affine_transform
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.bidi import levels, visual_order
from portfolio.errors import BuildError
from portfolio.fonts.characters import is_format
from portfolio.fonts.family import FontPaths, unpack

harfbuzz: Any = uharfbuzz
"""Module of HarfBuzz without types: the package has no stubs."""

STEPS_PER_CURVE = 12
FEATURES = {"liga": False, "clig": False}
"""No ligatures with extra letter spacing, as CSS does where `letter-spacing` is not 0."""


JOINED = {"Arab", "Syrc", "Mong", "Nkoo", "Mand", "Rohg", "Deva", "Beng", "Guru", "Orya"}
"""Scripts, by their ISO 15924 codes, whose letters touch each other."""

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


class Face:
    """A font that has been read."""

    def __init__(self, file: Path) -> None:
        face = harfbuzz.Face(unpack(file))
        self.font = harfbuzz.Font(face)
        self.units = face.upem
        self._areas: dict[int, BaseGeometry] = {}

    def glyph_of(self, character: str) -> int | None:
        """Returns the glyph of a character, or None where the font has none."""
        return self.font.get_nominal_glyph(ord(character))

    @property
    def ascender(self) -> float:
        """Height of a `d` as a part of the em."""
        return self.area(self.glyph_of("d") or 0).bounds[3] / self.units

    def is_joined(self, text: str) -> bool:
        """Returns whether the letters of a text touch, so that space would tear them apart."""
        return any(unicodedata.script(character) in JOINED for character in text)

    def shape(self, run: str, *, is_rtl: bool) -> Iterator[tuple[int, Any, bool]]:
        """Yields the glyphs of a text from left to right, joined and kerned.

        With each comes its place in font units, and whether no combining mark follows.
        """
        buffer = harfbuzz.Buffer()
        buffer.add_str(run)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if is_rtl else "ltr"
        harfbuzz.shape(self.font, buffer, {} if self.is_joined(run) else FEATURES)
        clusters = [info.cluster for info in buffer.glyph_infos]
        for index, (info, at) in enumerate(
            zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
        ):
            ends_cluster = clusters[index : index + 2] != [info.cluster] * 2
            yield info.codepoint, at, ends_cluster

    def area(self, glyph: int) -> BaseGeometry:
        """Returns what a glyph covers, in units of the face; y goes upwards."""
        if glyph not in self._areas:
            self._areas[glyph] = self._united(glyph)
        return self._areas[glyph]

    def _united(self, glyph: int) -> BaseGeometry:
        """Unites the contours of a glyph and subtracts its holes, which run the other way round."""
        pen = _RingPen()
        self.font.draw_glyph_with_pen(glyph, pen)
        polygons = [Polygon(ring) for ring in pen.rings if len(ring) > 2]
        outward = [polygon for polygon in polygons if not _is_ccw(polygon)]
        inward = [polygon for polygon in polygons if _is_ccw(polygon)]
        if sum(hole.area for hole in inward) > sum(body.area for body in outward):
            outward, inward = inward, outward
        return unary_union([_valid(p) for p in outward]) - unary_union([_valid(p) for p in inward])


def _is_ccw(polygon: Polygon) -> bool:
    """Returns the direction of a contour by its area, which one that touches itself has, too."""
    x, y = polygon.exterior.xy
    return sum(a * d - b * c for a, b, c, d in zip(x, y, x[1:], y[1:], strict=False)) > 0


def _valid(polygon: Polygon) -> BaseGeometry:
    """Returns the area of a contour, also of one that touches or crosses itself."""
    return polygon.buffer(0) if polygon.is_valid else make_valid(polygon, method="structure")


class _RingPen(BasePen):
    """Collects each contour as a ring of points."""

    def __init__(self) -> None:
        super().__init__(None)
        self.rings: list[list[tuple[float, float]]] = []

    def _moveTo(self, pt: tuple[float, float]) -> None:
        self.rings.append([pt])

    def _lineTo(self, pt: tuple[float, float]) -> None:
        self.rings[-1].append(pt)

    def _curveToOne(self, pt1: Any, pt2: Any, pt3: Any) -> None:
        x0, y0 = self.rings[-1][-1]
        for step in range(1, STEPS_PER_CURVE + 1):
            t = step / STEPS_PER_CURVE
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            x = a * x0 + b * pt1[0] + c * pt2[0] + d * pt3[0]
            self.rings[-1].append((x, a * y0 + b * pt1[1] + c * pt2[1] + d * pt3[1]))
