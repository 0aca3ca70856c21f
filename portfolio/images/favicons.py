"""Favicons, drawn from the logo or from the owner's initial."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any
from unicodedata import category, normalize

import typst
from PIL import Image
from shapely import unary_union
from shapely.affinity import scale, translate

from portfolio.drawing.glyphs import shape_line
from portfolio.drawing.lettering import drawable
from portfolio.drawing.path_data import path_data
from portfolio.fonts.family import FontPaths
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.paths import asset_file

TOUCH_SIZE = 180
"""Pixels of the icon on home screens, which show transparent pictures on black."""

UNITS = 512
"""Width and height of the initial, in units: path data is in whole ones."""

LETTER_SHARE = 0.62
"""Share of the square that the letter may fill."""

CORNER_RADIUS = 112
LETTER_HEIGHT = 300


def write_favicons(content: Content, folder: Path) -> None:
    """Writes favicon.svg, favicon.ico and apple-touch-icon.png.

    Args:
        content: Says what they show: the logo, or the owner's initial where there is none.
        folder: Folder of the icons; it is created when missing.
    """
    folder.mkdir(parents=True, exist_ok=True)
    drawing = folder / "favicon.svg"
    drawing.write_text(_icon(content))
    theme = content.theme
    background = theme.grounds.home.ground.shown(theme.first_scheme)
    # Pillow only scales down, so the picture is larger than the icon.
    Image.open(BytesIO(_png(drawing, 64))).save(folder / "favicon.ico", sizes=[(32, 32), (16, 16)])
    (folder / "apple-touch-icon.png").write_bytes(_png(drawing, TOUCH_SIZE, background))


def _icon(content: Content) -> str:
    if logo := content.theme.logo_image:
        return asset_file(logo).read_text()
    fonts, colors = site_fonts(content), content.theme.colors
    text = tuple(tuple(file.path for file in face) for face in fonts.text)
    families = (*fonts.display_files, *text)
    return draw_initial(content.site.owner, families, colors.accent.light, colors.ink.light)


def _png(drawing: Path, size: int, background: str | None = None) -> bytes:
    fill = f'rgb("{background}")' if background else "none"
    source = (
        f"#set page(width: {size}pt, height: {size}pt, margin: {size * 0.08}pt, fill: {fill})\n"
        f'#image("{drawing.name}", width: 100%)'
    )
    # The type stub requires a root of the source's type; the library accepts any path.
    root: Any = drawing.parent
    return typst.compile(source.encode(), root=root, format="png", ppi=72)


def draw_initial(name: str, fonts: FontPaths, ground: str, ink: str) -> str:
    """Draws the first letter of a name in the middle of a square with round corners, as SVG.

    The first family that has the letter draws it; where none has, a disc takes its place.
    """
    letter = initial_of(name)
    mark = f'<circle cx="{UNITS / 2:g}" cy="{UNITS / 2:g}" r="{UNITS / 4:g}" fill="{ink}"/>'
    if letter and drawable((letter,), fonts):
        mark = f'<path fill="{ink}" fill-rule="evenodd" d="{_outline(letter, fonts)}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {UNITS} {UNITS}" '
        f'width="{UNITS}" height="{UNITS}">'
        f'<rect width="{UNITS}" height="{UNITS}" rx="{CORNER_RADIUS}" fill="{ground}"/>{mark}</svg>'
    )


def initial_of(name: str) -> str:
    """Returns the first letter or digit of a name with the marks that belong to it, or nothing."""
    composed = normalize("NFC", name)
    start = next((at for at, it in enumerate(composed) if it.isalnum()), len(composed))
    end = start + 1
    while end < len(composed) and category(composed[end]).startswith("M"):
        end += 1
    return composed[start:end]


def _outline(letter: str, fonts: FontPaths) -> str:
    """Returns the letter as path data, fitted into the middle of the square."""
    area = unary_union(shape_line(letter, fonts, LETTER_HEIGHT, 0))
    left, top, right, bottom = area.bounds
    factor = LETTER_SHARE * UNITS / max(right - left, bottom - top)
    centred = translate(area, (UNITS - left - right) / 2, (UNITS - top - bottom) / 2)
    return path_data(scale(centred, factor, factor, origin=(UNITS / 2, UNITS / 2)))
