"""Titles drawn as overprinted inks or in grains, with the colours of their theme."""

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from portfolio.drawing.grain import nicked, sample
from portfolio.drawing.lettering import draw_lettering
from portfolio.drawing.overprint_layout import EM, TURN, lay_out
from portfolio.drawing.title_colors import LetteringColors, Paint
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.images.rasterize import rasterize_svg
from tests.support.fake_fonts import font_file

FONTS = [(OWN_FONTS.display[0][0].path,)]
RED, BLUE, YELLOW, PAPER, TEXT = "#f0452c", "#2350b5", "#ffc629", "#f3e9d8", "#21151e"
COLORS = LetteringColors((RED, BLUE, YELLOW), "black", "white", TEXT, PAPER)
PAIRS = LetteringColors((Paint(RED, "#ff8560"), BLUE, YELLOW), "black", "white")
SVG = "{http://www.w3.org/2000/svg}"


def printed(*lines: str, eyebrow: str = "", colors: LetteringColors = COLORS) -> str:
    return draw_lettering(
        lines, colors, fonts=FONTS, prefix="title", eyebrow=eyebrow, style="overprint"
    )


def attributes(svg: str, name: str) -> list[str]:
    nodes = ElementTree.fromstring(svg).iter()
    return [node.attrib[name] for node in nodes if name in node.attrib]


def test_lines_of_an_overprinted_title_alternate_inks_with_dots_of_the_next() -> None:
    svg = printed("One", "Two", "Six")
    assert attributes(svg, "stroke") == [BLUE, RED, BLUE]
    solid = [node.get("fill") for node in ElementTree.fromstring(svg).iter(f"{SVG}use")]
    assert [fill for fill in solid if fill] == [RED, BLUE, RED]


def test_an_overprinted_title_of_two_colours_has_one_ink_and_a_fringe() -> None:
    svg = printed("Hi", colors=LetteringColors((RED, YELLOW), "black", "white"))
    assert attributes(svg, "stroke") == [RED]
    assert attributes(svg, "fill").count(YELLOW) == 1


def test_only_an_overprinted_title_on_paper_has_an_edge_of_paper() -> None:
    assert "cut" in attributes(printed("Hi"), "class")
    assert "cut" not in attributes(printed("Hi", colors=PAIRS), "class")


def test_inks_of_an_overprinted_title_follow_the_scheme_and_mix_accordingly() -> None:
    style = ElementTree.fromstring(printed("Hi", colors=PAIRS)).findtext(f"{SVG}style") or ""
    light, _, dark = style.partition("@media(prefers-color-scheme:dark)")
    assert f"fill:{RED}" in light
    assert "multiply" in light
    assert "fill:#ff8560" in dark
    assert "screen" in dark


def test_an_overprinted_title_shows_the_inks_and_their_mixture_when_rasterized() -> None:
    picture = rasterize_svg(printed("A"), 1200, 1).convert("RGB")
    colors = {color for _, color in picture.getcolors(1 << 20) or []}
    assert (0xF0, 0x45, 0x2C) in colors
    assert (0x21, 0x16, 0x1F) in colors, "red and blue mix"


def test_letters_of_overprinted_title_are_rotated_and_joined_words_as_unit(tmp_path: Path) -> None:
    bar = ((50, 0), (50, 60), (650, 60), (650, 0))
    font = font_file(tmp_path / "bars.woff2", "abcdن", bar)
    (letters,), _ = lay_out(["abcd"], [(font,)])
    (joined,), _ = lay_out(["ننن"], [(font,)])
    assert len(letters.units) == 4
    assert len(joined.units) == 1
    slack = 0.06 * EM + 0.6 * EM * TURN / 57 + 1
    heights = [unit.bounds[3] - unit.bounds[1] for unit in letters.units]
    assert max(heights) < slack
    assert len({round(height, 3) for height in heights}) > 1


def test_lines_of_an_overprinted_title_of_similar_width_become_equally_wide() -> None:
    (first, second), small = lay_out(["Digital", "Sandbox"], FONTS, "Welcome")
    assert first.area.bounds[2] == pytest.approx(second.area.bounds[2], abs=EM * 0.03)
    assert small.bounds[3] < first.area.bounds[3]
    assert not small.intersects(first.area)
    assert second.baseline > first.baseline


TOP, MIDDLE, FOOT, SMALL = "#eef1ff", "#ffb95c", "#ff7d8e", "#141b4d"
SUNSET = LetteringColors((TOP, MIDDLE, FOOT), "black", "white", SMALL)
RGB = {color: tuple(bytes.fromhex(color[1:])) for color in (TOP, MIDDLE, FOOT, SMALL)}


def grained(*lines: str, colors: LetteringColors = SUNSET, **options: str) -> str:
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
    assert rows_with(picture, SMALL).max() < first.min()
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


def test_only_corners_of_thick_strokes_lose_a_grain() -> None:
    thick, thin = np.ones((4, 4), dtype=bool), np.ones((2, 8), dtype=bool)
    assert nicked(thick).sum() == 12
    assert nicked(thin).sum() == 16
