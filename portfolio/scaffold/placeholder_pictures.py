"""Placeholder pictures for a new case study: its background, its rings and its title."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from portfolio.drawing.typst_fonts import typst_fonts
from portfolio.fonts.site_fonts import SiteFonts
from portfolio.images.rasterize import rasterize_label, rasterize_title
from portfolio.models.project import ClientColors

PICTURE_SIZES = {"desktop": (2160, 1350), "tablet": (1640, 2212), "mobile": (780, 1688)}
"""Pixels: a laptop, a tablet and a phone at the densities that the layout can use."""

RINGS = 9
MARGIN = 0.09
"""Distance of title and label from the edge, as a share of the width."""

TITLE_WIDTH, LABEL_WIDTH = 600, 1200
"""Width of the picture in CSS pixels, by which the sizes of title and label are set."""


def draw(name: str, title: str, palette: ClientColors, fonts: SiteFonts) -> bytes:
    """Draws the placeholder of one screenshot, whose name is a key of `PICTURE_SIZES`, as WebP."""
    width, height = PICTURE_SIZES[name]
    picture = Image.new("RGB", (width, height), palette.ground)
    canvas = ImageDraw.Draw(picture)
    for index in range(RINGS, 0, -1):
        radius = index * max(width, height) / RINGS * 1.2
        canvas.circle((width, height), radius, palette.ground if index % 2 else palette.ring)
    line = f"Placeholder, {width} by {height}"
    faces, margin = typst_fonts(fonts, f"{title}{name}{line}"), round(width * MARGIN)
    density = width / TITLE_WIDTH
    space = ((width - 2 * margin) / density, height / 2 / density)
    words = rasterize_title(title, space, density, faces, palette.text)
    picture.paste(words, (margin, margin), words)
    file, density = f"{name}.webp", width / LABEL_WIDTH
    label = rasterize_label(file, line, density, faces, palette.text, palette.ground)
    picture.paste(label, (margin, height - margin - label.height), label)
    saved = BytesIO()
    picture.save(saved, "WEBP", quality=80, method=4)
    return saved.getvalue()
