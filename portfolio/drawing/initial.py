"""Draws the icon of a site without a logo: the owner's initial."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from unicodedata import category, normalize

from shapely import unary_union
from shapely.affinity import scale, translate

from portfolio.drawing.glyphs import shape_line
from portfolio.drawing.path_data import path_data
from portfolio.fonts.title_words import drawable

SIZE = 512
"""Width and height, in units: path data is in whole ones."""

LETTER = 0.62
"""Share of them that the letter may fill."""

RADIUS = 112
LETTER_HEIGHT = 300


def draw_initial(name: str, fonts: Sequence[Sequence[Path]], ground: str, ink: str) -> str:
    """Draws the first letter of a name in the middle of a square with round corners.

    Args:
        name: Name of the owner.
        fonts: Families, each as its font files; the first that has the letter draws it.
        ground: Colour of the square.
        ink: Colour of the letter.

    Returns:
        An SVG. Where no font has the letter, a disc takes its place.
    """
    letter = initial_of(name)
    mark = f'<circle cx="{SIZE / 2:g}" cy="{SIZE / 2:g}" r="{SIZE / 4:g}" fill="{ink}"/>'
    if letter and drawable((letter,), fonts):
        mark = f'<path fill="{ink}" fill-rule="evenodd" d="{_outline(letter, fonts)}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" '
        f'width="{SIZE}" height="{SIZE}">'
        f'<rect width="{SIZE}" height="{SIZE}" rx="{RADIUS}" fill="{ground}"/>{mark}</svg>'
    )


def initial_of(name: str) -> str:
    """Returns the first letter or digit of a name with the marks that belong to it, or nothing."""
    composed = normalize("NFC", name)
    start = next((at for at, it in enumerate(composed) if it.isalnum()), len(composed))
    end = start + 1
    while end < len(composed) and category(composed[end]).startswith("M"):
        end += 1
    return composed[start:end]


def _outline(letter: str, fonts: Sequence[Sequence[Path]]) -> str:
    """Returns the letter as path data, fitted into the middle of the square."""
    area = unary_union(shape_line(letter, fonts, LETTER_HEIGHT, 0))
    left, top, right, bottom = area.bounds
    factor = LETTER * SIZE / max(right - left, bottom - top)
    centred = translate(area, (SIZE - left - right) / 2, (SIZE - top - bottom) / 2)
    return path_data(scale(centred, factor, factor, origin=(SIZE / 2, SIZE / 2)))
