"""Words that are rasterized fit their places, and drawings have boxes."""

from __future__ import annotations

import pytest

from portfolio.drawing.typst_fonts import TypstFonts, typst_fonts
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.images.rasterize import rasterize_label, rasterize_title
from portfolio.images.silhouette import silhouette_boxes

LONG_WORD = "Brzęczyszczykiewicz" * 2
"""A word that is wider than a label, or than the place of a title, in the usual size."""


@pytest.fixture(scope="module")
def faces() -> TypstFonts:
    return typst_fonts(OWN_FONTS, LONG_WORD)


def test_a_name_of_one_long_word_is_set_smaller_to_fit_its_label(faces: TypstFonts) -> None:
    usual, label = (
        rasterize_label(name, "", 1, faces, "#ffffff", "#000000", 0)
        for name in ("Anna-Maria Wójcik", LONG_WORD)
    )
    inked = label.convert("L").point(lambda grey: 255 if grey < 128 else 0).getbbox()
    assert inked
    assert 27 <= inked[0] < inked[2] <= label.width - 27
    assert label.height < usual.height


def test_a_title_of_one_long_word_is_within_its_place(faces: TypstFonts) -> None:
    title = rasterize_title(LONG_WORD, (640, 300), 1, faces, "#000000")
    inked = title.getchannel("A").getbbox()
    assert inked
    assert inked[2] < 640


def drawing(*shapes: str) -> str:
    inner = "".join(shapes)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 320 160">{inner}</svg>'


def rect(x: int, y: int, width: int, height: int) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}"/>'


def test_lines_of_different_length_have_a_box_each() -> None:
    short, long = silhouette_boxes(drawing(rect(-10, -10, 160, 80), rect(-10, 70, 320, 80)))
    assert short == pytest.approx((0, 0, 0.5, 0.5), abs=0.02)
    assert long == pytest.approx((0, 0.5, 1, 0.5), abs=0.02)


def test_lines_of_the_same_length_share_a_box_and_round_corners_make_none() -> None:
    svg = drawing('<rect x="-10" y="-10" width="320" height="160" rx="12"/>')
    (box,) = silhouette_boxes(svg)
    assert box == pytest.approx((0, 0, 1, 1), abs=0.02)


def test_an_empty_drawing_has_no_box() -> None:
    assert silhouette_boxes(drawing()) == ()
