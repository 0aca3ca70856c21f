"""Favicons, drawn from the logo or from the owner's initial."""

from __future__ import annotations

from pathlib import Path
from unicodedata import category, normalize

from PIL import Image
from shapely import unary_union
from shapely.affinity import scale, translate

from portfolio.drawing.glyphs import shape_line
from portfolio.drawing.lettering import drawable
from portfolio.drawing.path_data import path_data
from portfolio.fonts.family import FontPaths
from portfolio.fonts.site_fonts import site_fonts
from portfolio.images.rasterize import rasterize_svg
from portfolio.models.content import Content
from portfolio.paths import asset_file
from portfolio.picture_files.plain_svg import in_dark, read_plain_svg

TOUCH_SIZE = 180
"""Pixels of the icon on home screens, which show transparent pictures on black."""

MARGIN_SHARE = 0.08
"""Share of an icon that is free on each side of the logo."""

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
    drawing = _icon(content)
    (folder / "favicon.svg").write_text(drawing)
    theme = content.theme
    seen = in_dark(drawing) if theme.first_scheme == "dark" else drawing
    background = theme.grounds.home.ground.shown(theme.first_scheme)
    # Pillow only scales down, so the picture is larger than the icon.
    _square(seen, 64).save(folder / "favicon.ico", sizes=[(32, 32), (16, 16)])
    _square(seen, TOUCH_SIZE, background).save(folder / "apple-touch-icon.png")


def _icon(content: Content) -> str:
    if logo := content.theme.logo_image:
        return read_plain_svg(asset_file(logo))
    fonts, colors = site_fonts(content), content.theme.colors
    text = tuple(tuple(file.path for file in face) for face in fonts.text)
    families = (*fonts.display_files, *text)
    return draw_initial(content.site.owner, families, colors.accent.light, colors.on_accent.light)


def _square(svg: str, size: int, background: str | None = None) -> Image.Image:
    """Returns a drawing, however long its sides are, in the middle of a square."""
    inner = size * (1 - 2 * MARGIN_SHARE)
    picture = rasterize_svg(svg, inner, 1)
    if picture.height > picture.width:
        picture = rasterize_svg(svg, inner * picture.width / picture.height, 1)
    icon = Image.new("RGBA", (size, size), background or (0, 0, 0, 0))
    icon.alpha_composite(picture, ((size - picture.width) // 2, (size - picture.height) // 2))
    return icon


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
