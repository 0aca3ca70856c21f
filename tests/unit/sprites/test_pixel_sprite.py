"""Stickers redrawn in square pixels and the theme's inks."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import numpy
import pytest
from PIL import Image, ImageColor

from portfolio.images.rasterize import rasterize_svg
from portfolio.models.svg_safety import SVG
from portfolio.models.theme import Theme
from portfolio.paths import ROOT
from portfolio.sprites.painted_area import painted_area
from portfolio.sprites.pixel_cells import without_border
from portfolio.sprites.pixel_palette import pixel_palette
from portfolio.sprites.pixel_sprite import MASCOT, SPRITE, pixel_mascot, pixel_sprite

RED, BLUE, GREEN = "#e03020", "#2050e0", "#20b050"
INKS = [
    {"light": RED, "dark": "#ff8090"},
    {"light": BLUE, "dark": "#80c0ff"},
    {"light": GREEN, "dark": "#80e0c0"},
]
COLORS = {
    "text": {"light": "#141b4d", "dark": "#eef1ff"},
    "surface": {"light": "#ffffff", "dark": "#111731"},
    "stickerBorder": {"light": "#302010", "dark": "#e9eeff"},
}
THEME = Theme.model_validate({"sprites": {"style": "pixels", "inks": INKS}, "colors": COLORS})
MOST_BYTES = 4000
"""Of a sprite of the sample, compressed."""


def svg_of(shapes: str, box: str = "0 0 200 200") -> str:
    return f'<svg xmlns="{SVG}" viewBox="{box}">{shapes}</svg>'


def picture(svg: str) -> Image.Image:
    """Returns a sprite in light, a pixel for each cell."""
    return rasterize_svg(svg, SPRITE, 1)


def colours(svg: str) -> set[str]:
    """Returns the colours that a sprite shows in light."""
    pixels = numpy.asarray(picture(svg)).reshape(-1, 4).tolist()
    return {f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue, alpha in pixels if alpha}


def at(svg: str, column: int, row: int) -> tuple[int, ...] | None:
    pixel = numpy.asarray(picture(svg))[row, column].tolist()
    return tuple(pixel[:3]) if pixel[3] else None


def test_a_pixel_sticker_has_the_nearest_ink_and_an_outline() -> None:
    sprite = pixel_sprite(svg_of('<path fill="#ff5544" d="M50 50h100v100H50z"/>'), THEME)
    assert colours(sprite) == {RED, COLORS["stickerBorder"]["light"]}
    assert at(sprite, 24, 24) == ImageColor.getrgb(RED)
    assert at(sprite, 11, 24) == ImageColor.getrgb(COLORS["stickerBorder"]["light"])
    assert at(sprite, 10, 24) is None


def test_a_pixel_sticker_has_light_and_dark_colours_in_one_file() -> None:
    sprite = pixel_sprite(svg_of('<circle cx="100" cy="100" r="50" fill="#ff5544"/>'), THEME)
    style = ElementTree.fromstring(sprite).findtext(f"{{{SVG}}}style") or ""
    light, _, dark = style.partition("@media(prefers-color-scheme:dark)")
    assert f"fill:{RED}" in light
    assert "fill:#ff8090" in dark
    assert "fill:#ff8090" not in light


def test_a_pixel_sticker_leaves_out_the_border_of_the_drawing() -> None:
    disc = '<circle cx="100" cy="100" r="50" fill="#2244ee"/>'
    cut = '<path class="cut die" fill="#fff" d="M20 20h160v160H20z"/>'
    assert pixel_sprite(svg_of(cut + disc), THEME) == pixel_sprite(svg_of(disc), THEME)


def test_a_gradient_of_a_pixel_sticker_is_flat_in_light_and_dotted_in_shade() -> None:
    shapes = (
        '<linearGradient id="a" x2="0" y2="1"><stop stop-color="#ff6655"/>'
        '<stop offset="1" stop-color="#701008"/></linearGradient>'
        '<path fill="url(#a)" d="M20 20h160v160H20z"/>'
    )
    pixels = numpy.asarray(picture(pixel_sprite(svg_of(shapes), THEME)))[..., :3]
    is_ink = (pixels[:, 8:40] == ImageColor.getrgb(RED)).all(axis=2)
    assert is_ink[8:12].all()
    assert 0.2 < is_ink[30:38].mean() < 0.8


@pytest.mark.parametrize("shapes", ["", '<path fill="none" d="M0 0h99v99z"/>'])
def test_a_pixel_sticker_of_an_empty_drawing_is_empty(shapes: str) -> None:
    sprite = pixel_sprite(svg_of(shapes), THEME)
    assert not colours(sprite)
    assert not [*ElementTree.fromstring(sprite).iter(f"{{{SVG}}}path")]


def test_strokes_text_and_copies_are_part_of_a_pixel_sticker() -> None:
    shapes = (
        '<g id="a"><path fill="none" stroke="#ff5544" stroke-width="8" d="M4 8h40"/></g>'
        '<use href="#a" y="30"/><text y="30" font-size="20" fill="#2244ee">MW</text>'
    )
    assert {RED, BLUE} < colours(pixel_sprite(svg_of(shapes, "0 0 50 50"), THEME))


@pytest.mark.parametrize("box", ["0 0 40 20", "-10 -30 20 40"])
def test_a_pixel_sticker_of_a_drawing_that_is_not_square_is_centred(box: str) -> None:
    left, top, width, height = map(float, box.split())
    shape = f'<path fill="#ff5544" d="M{left} {top}h{width}v{height}h{-width}z"/>'
    box_seen = picture(pixel_sprite(svg_of(shape, box), THEME)).getbbox()
    assert box_seen == ((0, 11, 48, 37) if width > height else (11, 0, 37, 48))


def test_a_pixel_sticker_that_fills_the_box_has_the_outline_inside() -> None:
    sprite = pixel_sprite(svg_of('<path fill="#ff5544" d="M0 0h200v200H0z"/>'), THEME)
    assert at(sprite, 0, 24) == ImageColor.getrgb(COLORS["stickerBorder"]["light"])
    assert at(sprite, 1, 24) == ImageColor.getrgb(RED)


def test_near_black_and_grey_in_a_pixel_sticker_become_scheme_neutrals() -> None:
    palette = pixel_palette(THEME)
    assert (palette.line.light, palette.light.light) == ("#141b4d", "#ffffff")
    assert (palette.line.dark, palette.light.dark) == ("#111731", "#eef1ff")
    halves = '<path fill="#1b0f33" d="M40 40h60v120H40z"/><path d="M100 40h60v120h-60z" fill="'
    assert {"#141b4d", "#ffffff"} < colours(pixel_sprite(svg_of(f'{halves}#f4f1ea"/>'), THEME))


def test_green_in_a_pixel_sticker_becomes_a_cool_ink() -> None:
    inks = {"sprites": {"style": "pixels", "inks": ["#ffb95c", "#6fd9d0"]}}
    theme = Theme.model_validate(inks)
    lime = svg_of('<circle cx="100" cy="100" r="50" fill="#b6ee4c"/>')
    yellow = svg_of('<circle cx="100" cy="100" r="50" fill="#ffe14a"/>')
    assert "#6fd9d0" in colours(pixel_sprite(lime, theme))
    assert "#ffb95c" in colours(pixel_sprite(yellow, theme))


def test_thin_lines_of_a_face_stay_in_a_pixel_sticker() -> None:
    face = (
        '<circle cx="100" cy="100" r="60" fill="#ff5544"/>'
        '<path d="M70 120q30 24 60 0" fill="none" stroke="#111" stroke-width="3.5"/>'
    )
    assert COLORS["text"]["light"] in colours(pixel_sprite(svg_of(face), THEME))


@pytest.mark.parametrize("name", ["bomb", "smiley-tounge"])
def test_a_pixel_sticker_is_small_and_keeps_the_silhouette(name: str) -> None:
    drawing = (ROOT / f"assets/svg/{name}.svg").read_text()
    sprite = pixel_sprite(drawing, THEME)
    assert len(gzip.compress(sprite.encode())) < MOST_BYTES
    before, after = painted_area(without_border(drawing)), painted_area(sprite)
    cell = 200 / SPRITE
    assert before.difference(after.buffer(cell)).area < 1
    assert after.difference(before.buffer(2.5 * cell)).area < 1


def test_a_pixel_mascot_has_smaller_pixels_and_is_small() -> None:
    drawing = (ROOT / "assets/svg/mushroom.svg").read_text()
    sprite = pixel_mascot(drawing, THEME)
    assert re.search(rf"scale\({200 / MASCOT:.6f}\)", sprite)
    assert len(gzip.compress(sprite.encode())) < MOST_BYTES
