"""A font that has been read: its glyphs as areas, and how it shapes a text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uharfbuzz
from fontTools import unicodedata
from fontTools.pens.basePen import BasePen
from shapely import Polygon, make_valid, unary_union
from shapely.geometry.base import BaseGeometry

from portfolio.fonts.family import unpack

harfbuzz: Any = uharfbuzz
"""Module of HarfBuzz without types: the package has no stubs."""

STEPS_PER_CURVE = 12
FEATURES = {"liga": False, "clig": False}
"""No ligatures with extra letter spacing, as CSS does where `letter-spacing` is not 0."""

JOINED = {"Arab", "Syrc", "Mong", "Nkoo", "Mand", "Rohg", "Deva", "Beng", "Guru", "Orya"}
"""Scripts, by their ISO 15924 codes, whose letters touch each other."""


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
