"""Letters of a font as areas: flattened, kerned and set on a line."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import name, normalize

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from shapely import Polygon, unary_union
from shapely.affinity import affine_transform
from shapely.geometry.base import BaseGeometry

STEPS_PER_CURVE = 12


class MissingGlyphError(ValueError):
    """A character that the lettering's fonts cannot draw; the message names it."""


class Letter(NamedTuple):
    """One drawn letter of a line, y downwards, the baseline at 0."""

    character: str
    area: BaseGeometry


def set_line(text: str, fonts: Sequence[Path], height: float, track: float) -> list[Letter]:
    """Sets a line of type.

    Args:
        text: The words; combining accents are composed first.
        fonts: Font files (TTF, OTF, WOFF2); each letter comes from the first that has it.
        height: From the baseline to the top of a `d`, in drawing units.
        track: Extra space between letters, in drawing units.

    Returns:
        The letters that leave ink, from x = 0.

    Raises:
        MissingGlyphError: No font has one of the characters.
    """
    faces = [_face(font) for font in fonts]
    size = height / faces[0].ascender
    letters, x, before = [], 0.0, None
    for character in normalize("NFC", text):
        face = _face_with(character, faces, text)
        glyph, scale = face.characters[ord(character)], size / face.units
        x += face.kerning(before, glyph) * scale
        area = affine_transform(face.area(glyph), [scale, 0, 0, -scale, x, 0])
        if not area.is_empty:
            letters.append(Letter(character, area))
        x += face.glyphs[glyph].width * scale + track
        before = glyph
    return letters


def _face_with(character: str, faces: "Sequence[_Face]", text: str) -> "_Face":
    for face in faces:
        if ord(character) in face.characters:
            return face
    label = f"{character!r} (U+{ord(character):04X} {name(character, 'unnamed')})"
    raise MissingGlyphError(
        f"The lettering's font has no {label}, needed for {text!r}. "
        "Use another character, or give a font that has it."
    )


@lru_cache(maxsize=8)
def _face(font: Path) -> "_Face":
    return _Face(font)


class _Face:
    """A font opened once: characters, outlines and kerning pairs."""

    def __init__(self, file: Path) -> None:
        font = TTFont(file)
        self.glyphs = font.getGlyphSet()
        self.characters: dict[int, str] = font.getBestCmap() or {}
        self.pair_tables = list(_pair_tables(font))
        self.units: int = font["head"].unitsPerEm  # type: ignore[attr-defined]

    @property
    def ascender(self) -> float:
        """Height of a `d` as a part of the em."""
        return self.area(self.characters[ord("d")]).bounds[3] / self.units

    def area(self, glyph: str) -> BaseGeometry:
        """Unites the bodies of a glyph and takes out its holes, told apart by direction."""
        pen = _RingPen(self.glyphs)
        self.glyphs[glyph].draw(pen)
        polygons = [Polygon(ring) for ring in pen.rings if len(ring) > 2]
        outward = [polygon for polygon in polygons if not polygon.exterior.is_ccw]
        inward = [polygon for polygon in polygons if polygon.exterior.is_ccw]
        if sum(hole.area for hole in inward) > sum(body.area for body in outward):
            outward, inward = inward, outward
        return unary_union([p.buffer(0) for p in outward]) - unary_union(
            [p.buffer(0) for p in inward]
        )

    def kerning(self, before: str | None, glyph: str) -> float:
        """Returns how far a glyph moves towards the one before it, in font units."""
        if before is None:
            return 0
        tables = [table for table in self.pair_tables if before in table.Coverage.glyphs]
        found = (_pair(table, before, glyph) for table in tables)
        return next((kern for kern in found if kern is not None), 0)


def _pair_tables(font: TTFont) -> Iterator[Any]:
    """Yields the tables of the first kerning lookup; the others repeat it for other scripts."""
    table = font["GPOS"].table if "GPOS" in font else None
    lookups = table.LookupList.Lookup if table and table.LookupList else []
    pairs = next((lookup for lookup in lookups if lookup.LookupType == 2), None)
    yield from pairs.SubTable if pairs else ()


def _pair(table: Any, before: str, glyph: str) -> float | None:
    """Returns the kern of a pair, or None when this table does not speak of it."""
    if table.Format == 1:
        records = table.PairSet[table.Coverage.glyphs.index(before)].PairValueRecord
        value = next((r.Value1 for r in records if r.SecondGlyph == glyph), None)
    else:
        first = table.ClassDef1.classDefs.get(before, 0)
        second = table.ClassDef2.classDefs.get(glyph, 0)
        value = table.Class1Record[first].Class2Record[second].Value1
    return getattr(value, "XAdvance", 0) if value else None


class _RingPen(BasePen):
    """Collects each contour as a ring of points."""

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
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
