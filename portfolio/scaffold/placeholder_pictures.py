"""Pictures that keep the place of screenshots: a flat ground, its rings and the title."""

from __future__ import annotations

from io import BytesIO
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFont

from portfolio.paths import ROOT
from portfolio.scaffold.palettes import INK, Ground

FONTS = ROOT / "assets" / "fonts"
DISPLAY = FONTS / "gasoek-one-latin.woff2"
TEXT = FONTS / "instrument-sans-latin.woff2"

SIZES = {"desktop": (2160, 1350), "tablet": (1640, 2212), "mobile": (780, 1688)}
"""Pixels: a laptop, a tablet and a phone at the densities that the layout can use."""

RINGS = 9
LEADING = 1.5
"""Height of a line of the display face, in its points."""


def draw(name: str, title: str, colours: Ground) -> bytes:
    """Draws the stand-in for one screenshot.

    Args:
        name: A key of :data:`SIZES`.
        title: The case study's.
        colours: Of the case study.

    Returns:
        A WebP.
    """
    picture = Image.new("RGB", SIZES[name], colours.ground)
    pen = ImageDraw.Draw(picture)
    _rings(pen, picture.size, colours)
    _title(pen, picture.size, title, colours.text)
    _label(pen, picture.size, f"{name}.webp")
    file = BytesIO()
    picture.save(file, "WEBP", quality=80, method=4)
    return file.getvalue()


def _rings(pen: ImageDraw.ImageDraw, size: tuple[int, int], colours: Ground) -> None:
    width, height = size
    step = max(size) / RINGS * 1.2
    for index in range(RINGS, 0, -1):
        fill = colours.ground if index % 2 else colours.ring
        pen.polygon(
            [
                (width + x * index * step, height + y * index * step)
                for x, y in (_wave(turn / 360, index) for turn in range(360))
            ],
            fill=fill,
        )


def _wave(share: float, index: int) -> tuple[float, float]:
    turn = 2 * pi * share
    bulge = 1 + 0.06 * sin(7 * turn + index * 0.55) + 0.04 * sin(3 * turn - index * 0.4)
    return bulge * cos(turn), bulge * sin(turn)


def _title(pen: ImageDraw.ImageDraw, size: tuple[int, int], title: str, colour: str) -> None:
    width, height = size
    margin = width * 0.09
    room = (width - 2 * margin, height * 0.66)
    font, lines = _fitting(title.split(), width * 0.16, room)
    pen.multiline_text((margin, height * 0.1), "\n".join(lines), colour, font)


def _fitting(
    words: list[str], largest: float, room: tuple[float, float]
) -> tuple[ImageFont.FreeTypeFont, list[str]]:
    """Returns the largest letters in which the words fit, and the lines they make."""
    for share in range(16, 1, -1):
        points = largest * share / 16
        font = ImageFont.truetype(DISPLAY, points)
        lines = _wrapped(words, font, room[0])
        if lines and len(lines) * points * LEADING < room[1]:
            return font, lines
    return ImageFont.truetype(DISPLAY, largest / 16), [" ".join(words)]


def _wrapped(words: list[str], font: ImageFont.FreeTypeFont, width: float) -> list[str]:
    """Returns the words in lines, or nothing where one word alone is too long."""
    lines: list[str] = []
    for word in words:
        if font.getlength(word) > width:
            return []
        together = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(together) <= width:
            lines[-1] = together
        else:
            lines.append(word)
    return lines


def _label(pen: ImageDraw.ImageDraw, size: tuple[int, int], name: str) -> None:
    width, height = size
    points = max(34, round(width * 0.024))
    font = ImageFont.truetype(TEXT, points)
    words = f"Placeholder: {name}, {width} by {height}"
    left, bottom, inset = width * 0.09, height - width * 0.09, points
    top, right = bottom - points * 2.6, left + font.getlength(words) + 2 * inset
    pen.rounded_rectangle((left, top, right, bottom), points * 0.8, "white")
    pen.text((left + inset, (top + bottom) / 2), words, INK, font, anchor="lm")
