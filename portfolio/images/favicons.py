"""Favicons, drawn from the logo or from the owner's initial."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import typst
from PIL import Image

from portfolio.drawing.initial import draw_initial
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.paths import asset_file

TOUCH_SIZE = 180
"""Pixels of the icon on home screens, which show transparent pictures on black."""


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
