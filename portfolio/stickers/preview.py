"""Draws what became of a drawing, so that its owner can see it: the sticker and its outline."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from portfolio.images.rasterize import rasterize_svg
from portfolio.stickers.outline import BOX_SIZE, Point

DENSITY = 3
"""Pixels for each unit of a sticker."""

GROUND, LINE, DOT = "lavender", "deeppink", 3


def draw_preview(svg: str, outline: Sequence[Point]) -> bytes:
    """Draws a sticker as it is seen and, beside it, pale with its outline, as PNG."""
    side = BOX_SIZE * DENSITY
    sheet = Image.new("RGB", (2 * side, side), GROUND)
    sticker = rasterize_svg(svg, BOX_SIZE, DENSITY)
    sheet.paste(sticker, (0, 0), sticker)
    pale = sticker.getchannel("A").point([alpha * 2 // 5 for alpha in range(256)])
    sheet.paste(sticker, (side, 0), pale)
    draw = ImageDraw.Draw(sheet)
    corners = [((BOX_SIZE + x) * DENSITY, y * DENSITY) for x, y in outline]
    draw.line([*corners, corners[0]], LINE, width=2)
    for x, y in corners:
        draw.ellipse((x - DOT, y - DOT, x + DOT, y + DOT), LINE)
    file = BytesIO()
    sheet.save(file, "PNG", optimize=True)
    return file.getvalue()
