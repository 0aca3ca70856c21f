"""Titles that are drawn with strokes look as those whose outlines are computed."""

from gzip import compress
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops
from PIL.ImageFilter import MinFilter

from portfolio.drawing.lettering import MAX_LETTERING_BYTES, draw_lettering, with_long_lines
from portfolio.drawing.title_colors import title_colors
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.images.rasterize import rasterize_svg
from portfolio.models.theme import Theme

FONT = OWN_FONTS.display[0][0].path
WIDTH = 600
MAX_DIFFERENT = 0.001
"""Largest share of the pixels that may have another colour, edges of a pixel or two left out."""


def title(*lines: str, is_stroked: bool, style: str = "sticker") -> str:
    return draw_lettering(
        lines,
        title_colors(Theme.default(), "home"),
        fonts=[(FONT,)],
        prefix="title",
        style=style,
        measures=with_long_lines(22) if len(lines) > 1 else None,
        is_stroked=is_stroked,
    )


def on_ground(svg: str) -> Image.Image:
    picture = rasterize_svg(svg, WIDTH, 1)
    ground = Image.new("RGBA", picture.size, "#FFD27A")
    ground.alpha_composite(picture)
    return ground.convert("RGB")


@pytest.mark.parametrize("style", ["sticker", "outline", "flat"])
@pytest.mark.parametrize("lines", [["Notes & Queries"], ["Good blobs", "of 1998", "in Æbeltoft"]])
def test_a_title_of_strokes_looks_as_one_of_outlines(lines: list[str], style: str) -> None:
    exact, stroked = (on_ground(title(*lines, is_stroked=it, style=style)) for it in (False, True))
    assert abs(exact.height - stroked.height) <= 2
    stroked = stroked.resize(exact.size)
    difference = ImageChops.difference(exact, stroked).convert("L").filter(MinFilter(3))
    different = sum(difference.histogram()[96:]) / (exact.width * exact.height)
    assert different < MAX_DIFFERENT


def test_a_title_of_strokes_is_smaller_and_has_ids_of_its_own() -> None:
    lines = ("What a build of", "four minutes", "taught me")
    exact, stroked = (title(*lines, is_stroked=it) for it in (False, True))
    assert len(compress(stroked.encode())) < len(compress(exact.encode())) <= MAX_LETTERING_BYTES
    nodes = [*ElementTree.fromstring(stroked).iter()]
    names = [node.attrib["id"] for node in nodes if "id" in node.attrib]
    assert names
    assert all(name.startswith("title-") for name in names)
