"""Placeholder pictures for a new case study: its background, its rings and its title."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from math import cos, pi, sin
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from portfolio.fonts.characters import needs_face
from portfolio.fonts.family import Typeface
from portfolio.fonts.site_fonts import OWN_FONTS, SiteFonts
from portfolio.models.project import ClientColors

PICTURE_SIZES = {"desktop": (2160, 1350), "tablet": (1640, 2212), "mobile": (780, 1688)}
"""Pixels: a laptop, a tablet and a phone at the densities that the layout can use."""

RINGS = 9
LINE_HEIGHT = 1.5
"""Line height of the display face, as a multiple of its size."""


def draw(name: str, title: str, palette: ClientColors, fonts: SiteFonts = OWN_FONTS) -> bytes:
    """Draws the placeholder of one screenshot, whose name is a key of `PICTURE_SIZES`, as WebP."""
    picture = Image.new("RGB", PICTURE_SIZES[name], palette.ground)
    canvas = ImageDraw.Draw(picture)
    _rings(canvas, picture.size, palette)
    _title(canvas, picture.size, title, palette.text, file_for(title, fonts.display))
    _label(canvas, picture.size, f"{name}.webp", palette, file_for(name, fonts.text))
    file = BytesIO()
    picture.save(file, "WEBP", quality=80, method=4)
    return file.getvalue()


def file_for(words: str, faces: Sequence[Typeface]) -> Path:
    """Returns the font file that has the most letters of some words; the first of several."""
    letters = {it for it in words if needs_face(it)}
    files = [file for face in faces for file in face]
    return max(files, key=lambda it: len(letters & it.characters)).path


def _rings(canvas: ImageDraw.ImageDraw, size: tuple[int, int], palette: ClientColors) -> None:
    width, height = size
    step = max(size) / RINGS * 1.2
    for index in range(RINGS, 0, -1):
        points = []
        for angle in (2 * pi * (degree / 360) for degree in range(360)):
            bulge = 1 + 0.06 * sin(7 * angle + index * 0.55) + 0.04 * sin(3 * angle - index * 0.4)
            x, y = bulge * cos(angle), bulge * sin(angle)
            points.append((width + x * index * step, height + y * index * step))
        canvas.polygon(points, fill=palette.ground if index % 2 else palette.ring)


def _title(
    canvas: ImageDraw.ImageDraw, size: tuple[int, int], title: str, color: str, face: Path
) -> None:
    width, height = size
    margin = width * 0.09
    space = (width - 2 * margin, height * 0.66)
    font, lines = _fit(title.split(), width * 0.16, space, face)
    canvas.multiline_text((margin, height * 0.1), "\n".join(lines), color, font)


def _fit(
    words: list[str], largest: float, space: tuple[float, float], face: Path
) -> tuple[ImageFont.FreeTypeFont, list[str]]:
    """Returns the largest letters in which the words fit, and the lines they make."""
    for share in range(16, 1, -1):
        points = largest * share / 16
        font = ImageFont.truetype(face, points)
        lines = _wrap(words, font, space[0])
        if lines and len(lines) * points * LINE_HEIGHT < space[1]:
            return font, lines
    return ImageFont.truetype(face, largest / 16), [" ".join(words)]


def _wrap(words: list[str], font: ImageFont.FreeTypeFont, width: float) -> list[str]:
    """Returns the words in lines, or nothing where one word alone is too long."""
    lines: list[str] = []
    for word in words:
        if font.getlength(word) > width:
            return []
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def _label(
    canvas: ImageDraw.ImageDraw, size: tuple[int, int], name: str, palette: ClientColors, face: Path
) -> None:
    width, height = size
    points = max(34, round(width * 0.024))
    font = ImageFont.truetype(face, points)
    words = f"Placeholder: {name}, {width} by {height}"
    left, bottom, inset = width * 0.09, height - width * 0.09, points
    top, right = bottom - points * 2.6, left + font.getlength(words) + 2 * inset
    canvas.rounded_rectangle((left, top, right, bottom), points * 0.8, palette.text)
    canvas.text((left + inset, (top + bottom) / 2), words, palette.ground, font, anchor="lm")
