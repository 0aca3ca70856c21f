"""Letters of faces that are easily misread, drawn anew from their own parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont
from shapely import box, unary_union
from shapely.affinity import rotate, scale, translate
from shapely.geometry.base import BaseGeometry

from portfolio.drawing.glyphs import shape_units

Fonts = Sequence[Sequence[Path]]

DOTTED = "Bitcount"
"""Beginnings of the names of families whose x looks like an s, and whose p like an o."""

DOT, STEM = 0.1, 0.22
"""Distance of the dots of such a face, and width of two dots with their rims, in ems."""

SAME = 0.02
"""Share of its area by which a letter may differ from another and still be that letter."""


def repaired(units: list[BaseGeometry], text: str, fonts: Fonts, em: float) -> list[BaseGeometry]:
    """Returns the letters of a line with those replaced that are misread.

    Args:
        units: The letters as :func:`shape_units` returns them.
        text: Text of the letters.
        fonts: Families, each as its font files.
        em: Size of the letters.
    """
    if not any(_is_dotted(font) for font in fonts[0]):
        return units
    for letter in {*text} & REDRAWN.keys():
        wrong = shape_units(letter, fonts, em, 0)[0]
        right = REDRAWN[letter](fonts, em)
        units = [_replaced(unit, wrong, right) for unit in units]
    return units


def _replaced(unit: BaseGeometry, wrong: BaseGeometry, right: BaseGeometry) -> BaseGeometry:
    x, y = (here - there for here, there in zip(unit.bounds[:2], wrong.bounds[:2], strict=True))
    differs = (translate(wrong, x, y) ^ unit).area
    return unit if differs > SAME * unit.area else translate(right, x, y)


@lru_cache(maxsize=16)
def _is_dotted(font: Path) -> bool:
    file: Any
    with TTFont(font, lazy=True) as file:
        return str(file["name"].getDebugName(1)).startswith(DOTTED)


def _x(fonts: Fonts, em: float) -> BaseGeometry:
    """An x with both of its strokes."""
    letter = shape_units("x", fonts, em, 0)[0]
    return unary_union([letter, scale(letter, -1, 1, origin="center")])


def _p(fonts: Fonts, em: float) -> BaseGeometry:
    """A p that is a d, turned by 180 degrees, with a stem that is one dot longer."""
    wrong, letter = (shape_units(it, fonts, em, 0)[0] for it in "pd")
    turned = rotate(letter, 180, origin="center")
    x, y = wrong.bounds[0] - turned.bounds[0], wrong.bounds[3] - turned.bounds[3]
    letter = translate(turned, x, y)
    left, top, _, bottom = letter.bounds
    stem = letter & box(left, top, left + STEM * em, bottom)
    return unary_union([letter, translate(stem, 0, DOT * em)])


REDRAWN: dict[str, Callable[[Fonts, float], BaseGeometry]] = {"x": _x, "p": _p}
