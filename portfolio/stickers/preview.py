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
SQUARE = 10
"""Units of a square of the chequered ground, which shows where nothing is painted."""


def draw_preview(svg: str, outline: Sequence[Point]) -> bytes:
    """Draws a sticker as it is seen and, beside it, pale with its outline, as PNG."""
    side = BOX_SIZE * DENSITY
    sheet = Image.new("RGB", (2 * side, side), GROUND)
    sticker = rasterize_svg(svg, BOX_SIZE, DENSITY)
    sheet.paste(sticker, (0, 0), sticker)
    sheet.paste(_chequered(side), (side, 0))
    pale = sticker.getchannel("A").point([alpha * 2 // 5 for alpha in range(256)])
    sheet.paste(sticker, (side, 0), pale)
    _draw_outline(sheet, outline)
    file = BytesIO()
    sheet.save(file, "PNG", optimize=True)
    return file.getvalue()


def _chequered(side: int) -> Image.Image:
    ground = Image.new("RGB", (side, side), "white")
    draw = ImageDraw.Draw(ground)
    step = SQUARE * DENSITY
    for top in range(0, side, step):
        for left in range(top % (2 * step), side, 2 * step):
            draw.rectangle((left, top, left + step - 1, top + step - 1), "whitesmoke")
    return ground


def _draw_outline(sheet: Image.Image, outline: Sequence[Point]) -> None:
    draw = ImageDraw.Draw(sheet)
    corners = [((BOX_SIZE + x) * DENSITY, y * DENSITY) for x, y in outline]
    draw.line([*corners, corners[0]], LINE, width=2)
    for x, y in corners:
        draw.ellipse((x - DOT, y - DOT, x + DOT, y + DOT), LINE)
