"""Titles drawn in grains: any words, small files, and the same in every build."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import svgelements

from portfolio.drawing.grain import grains_path, nicked, sample
from portfolio.drawing.lettering import draw_lettering
from portfolio.drawing.title_colors import LetteringColors
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.images.rasterize import rasterize_svg
from tests.support.fake_fonts import font_file

FONTS = [(OWN_FONTS.display[0][0].path,)]
TOP, MIDDLE, FOOT, TEXT = "#eef1ff", "#ffb95c", "#ff7d8e", "#141b4d"
COLORS = LetteringColors((TOP, MIDDLE, FOOT), "black", "white", TEXT)
RGB = {color: tuple(bytes.fromhex(color[1:])) for color in (TOP, MIDDLE, FOOT, TEXT)}


def grained(*lines: str, colors: LetteringColors = COLORS, **options: str) -> str:
    return draw_lettering(lines, colors, fonts=FONTS, prefix="title", style="grain", **options)


def pixels(svg: str) -> np.ndarray:
    """Returns a picture with one pixel for two units of the drawing, as RGBA."""
    width = int(ElementTree.fromstring(svg).attrib["viewBox"].split()[2])
    return np.asarray(rasterize_svg(svg, width, 0.5))


def rows_with(picture: np.ndarray, color: str) -> np.ndarray:
    is_it = (picture[..., :3] == RGB[color]).all(-1) & (picture[..., 3] == 255)
    return np.flatnonzero(is_it.any(1))


def test_colours_of_a_grained_title_run_from_first_to_last_downwards() -> None:
    picture = pixels(grained("Digital", "Sandbox", eyebrow="Welcome"))
    first, middle, last = (rows_with(picture, it) for it in (TOP, MIDDLE, FOOT))
    assert rows_with(picture, TEXT).max() < first.min()
    assert first.min() < middle.min() < last.min()
    assert first.max() < last.min(), "the first colour does not trickle down"
    assert last.max() >= middle.max()


def test_two_colours_of_a_grained_title_share_the_full_height() -> None:
    picture = pixels(grained("Hi", colors=LetteringColors((TOP, MIDDLE), "black", "white")))
    first, second = rows_with(picture, TOP), rows_with(picture, MIDDLE)
    assert first.min() < second.min()
    assert len(second) > len(picture) / 3


def test_thin_letters_of_a_grained_title_do_not_break(tmp_path: Path) -> None:
    hair = ((50, 0), (50, 700), (62, 700), (62, 0))
    grains, baseline = sample("l", [(font_file(tmp_path / "hair.woff2", "ld", hair),)], 40)
    assert grains.any(1).all()
    assert baseline == pytest.approx(28, abs=1)


def test_the_path_of_touching_grains_has_outlines_and_holes() -> None:
    ring = np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]], dtype=bool)
    assert grains_path(ring).count("z") == 2
    area = svgelements.Path(grains_path(np.ones((2, 3), dtype=bool)))
    assert area.bbox() == (0, 0, 3, 2)
    assert len(area) == 5, "a move, three lines and the end"


def test_only_corners_of_thick_strokes_lose_a_grain() -> None:
    thick, thin = np.ones((4, 4), dtype=bool), np.ones((2, 8), dtype=bool)
    assert nicked(thick).sum() == 12
    assert nicked(thin).sum() == 16
