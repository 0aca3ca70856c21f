"""Stickers overprinted with two inks, in light and dark."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import brotli
import numpy
import pytest
from numpy import ndarray

from portfolio.images.rasterize import rasterize_svg
from portfolio.models.svg_safety import SVG, read_safe_svg
from portfolio.models.theme.colors import SchemeColour
from portfolio.sprites.marked_outline import marked_outline
from portfolio.sprites.overprint import Inks, overprint_sprite
from portfolio.sprites.overprint.paper_edge import FACETS
from portfolio.sprites.painted_area import painted_area

RED, BLUE, YELLOW = "#f0452c", "#2350b5", "#ffc629"
TEXT, EDGE, SHADOW = "#21151e", "#fffaee", "#a9b4d2"
DARK = {"red": "#ff8560", "blue": "#84c4ea", "text": "#f7ebd3", "edge": "#2f2924"}

INKS = Inks(
    red=SchemeColour(light=RED, dark=DARK["red"]),
    blue=SchemeColour(light=BLUE, dark=DARK["blue"]),
    yellow=SchemeColour(light=YELLOW, dark="#ffd15c"),
    text=SchemeColour(light=TEXT, dark=DARK["text"]),
    edge=SchemeColour(light=EDGE, dark=DARK["edge"]),
    shadow=SchemeColour(light=SHADOW, dark="#12100e"),
)
LARGEST = 6000
"""Bytes of a print, compressed."""

STICKER = (
    '<circle class="cut" cx="100" cy="100" r="96" fill="#fff"/>'
    '<circle cx="100" cy="100" r="80" fill="#ff5138"/>'
    '<path fill="#9c0f4b" d="M20 100a80 80 0 0 0 160 0a80 55 0 0 1-160 0"/>'
    '<circle cx="70" cy="80" r="18" fill="#fff"/>'
    '<g fill="none" stroke="#1b0f33" stroke-width="7">'
    '<circle class="sil" cx="100" cy="100" r="80"/><path d="M70 120q30 20 60 0"/></g>'
)
SQUARE = "M40 40h120v120h-120z"


def drawing(inside: str, attributes: str = 'viewBox="0 0 200 200"') -> str:
    return f'<svg xmlns="{SVG}" {attributes}>{inside}</svg>'


@cache
def printed(inside: str, attributes: str = 'viewBox="0 0 200 200"') -> str:
    return overprint_sprite(drawing(inside, attributes), INKS)


def in_dark(svg: str) -> str:
    """Returns a print as a browser in dark shows it: the rasterizer is always in light."""
    style = ElementTree.fromstring(svg).find(f"{{{SVG}}}style")
    assert style is not None
    assert style.text
    rules = re.fullmatch(r"@media\(prefers-color-scheme:dark\)\{(.*)\}", style.text)
    assert rules
    return svg.replace(style.text, rules[1])


def pixels(svg: str) -> ndarray:
    return numpy.asarray(rasterize_svg(svg, 200, 1))


def share(svg: str, colour: str, box: tuple[int, int, int, int]) -> float:
    """Returns the share of a colour within left, top, right and bottom."""
    left, top, right, bottom = box
    wanted = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    part = pixels(svg)[top:bottom, left:right]
    near = numpy.abs(part[..., :3].astype(int) - wanted).max(axis=2) < 8
    return float((near & (part[..., 3] > 250)).mean())


def test_a_sticker_is_printed_with_solid_ink_and_dots() -> None:
    svg = printed(STICKER)
    assert share(svg, RED, (110, 60, 150, 110)) == 1
    shade = (85, 162, 115, 172)
    assert 0.2 < share(svg, TEXT, shade) < 0.8
    assert 0.1 < share(svg, RED, shade) < 0.8
    assert YELLOW not in svg


def test_white_of_a_sticker_is_bare_paper_in_print() -> None:
    assert share(printed(STICKER), EDGE, (62, 74, 78, 88)) == 1


def test_lines_of_a_print_are_blue_and_out_of_register() -> None:
    row = pixels(printed(STICKER))[100, :, :3].astype(int)
    blue = [x for x in range(200) if numpy.abs(row[x] - [0x23, 0x50, 0xB5]).max() < 30]
    left, right = min(blue), max(blue)
    assert left + right > 200, "the ring was around the middle, 100"
    within = [
        share(printed(STICKER), TEXT, box) for box in ((16, 95, 30, 105), (170, 95, 184, 105))
    ]
    assert within[0] > 0.05, "ink on ink at the left"
    assert within[1] == 0, "none at the right"


def test_a_print_in_dark_has_bare_lines_and_light_fills() -> None:
    dark = in_dark(printed(STICKER))
    assert share(dark, DARK["red"], (110, 60, 150, 110)) == 1
    assert share(dark, DARK["text"], (62, 74, 78, 88)) == 1
    assert share(dark, DARK["edge"], (99, 130, 103, 133)) > 0.9, "the mouth"
    assert share(dark, BLUE, (0, 0, 200, 200)) == 0


def test_a_print_of_a_line_drawing_in_dark_is_not_left_bare() -> None:
    lines = '<path d="M40 100h120M100 40v120" stroke="#111" stroke-width="12"/>'
    dark = in_dark(printed(lines))
    assert share(dark, DARK["blue"], (60, 99, 90, 103)) == 1


def test_a_print_of_a_yellow_drawing_has_yellow_as_second_ink() -> None:
    svg = printed(f'<path d="{SQUARE}" fill="#ffe14a"/><circle cx="60" cy="60" r="9" fill="#f33"/>')
    assert share(svg, YELLOW, (90, 90, 150, 150)) == 1
    assert RED not in svg


def test_the_paper_of_a_print_has_few_straight_facets_and_a_shadow() -> None:
    nodes = [*ElementTree.fromstring(printed(STICKER)).iter()]
    (paper,) = [node for node in nodes if "cut" in node.get("class", "").split()]
    (shadow,) = [node for node in nodes if node.get("class") == "shadow"]
    for node in (paper, shadow):
        assert re.fullmatch(r"M[-\d ]+z", node.get("d", ""))
        assert len(re.findall(r"-?\d+", node.get("d", ""))) <= 2 * FACETS
    assert shadow.get("fill") == SHADOW


def test_a_print_of_a_drawing_without_paper_gets_paper() -> None:
    svg = printed(f'<path d="{SQUARE}" fill="#ff5138"/>')
    area = painted_area(svg)
    assert area.bounds[0] < 34
    assert area.bounds[2] > 166
    assert share(svg, EDGE, (34, 60, 38, 140)) > 0.9


def test_a_print_of_a_drawing_that_fills_the_box_is_smaller_for_the_paper() -> None:
    svg = printed('<rect width="200" height="200" fill="#ff5138"/>')
    assert share(svg, EDGE, (2, 60, 6, 140)) == 1
    assert share(svg, SHADOW, (197, 60, 199, 140)) == 1
    assert share(svg, RED, (20, 20, 175, 175)) == 1


def test_white_up_to_the_edge_of_a_drawing_is_the_paper_of_the_print() -> None:
    logo = '<rect width="200" height="200" rx="30" fill="#fff"/>'
    svg = printed(logo + f'<path d="{SQUARE}" fill="#ff5138"/>')
    assert share(in_dark(svg), DARK["edge"], (15, 60, 30, 140)) == 1
    assert share(svg, RED, (50, 50, 150, 150)) == 1


def test_every_notation_of_a_colour_is_printed_alike() -> None:
    """Eight squares of 40, each painted in another way."""
    square = "M{} {}h40v40h-40z"
    places = [(8 + 47 * (i % 4), 40 + 60 * (i // 4)) for i in range(8)]
    at = [square.format(*it) for it in places]
    x, y = places[6]
    svg = printed(
        "<style>.a{fill:#ff5138}</style>"
        f'<path d="{at[0]}" fill="#ff5138"/>'
        f'<g fill="#ff5138"><g stroke="none"><g><path d="{at[1]}"/></g></g></g>'
        f'<path style="fill: #ff5138" d="{at[2]}"/>'
        f'<path class="a" d="{at[3]}"/>'
        f'<path stroke="#ff5138" stroke-width="40" d="M{places[4][0]} {places[4][1] + 20}h40"/>'
        f'<defs><path id="c" fill="#ff5138" d="{at[5]}"/></defs><use href="#c"/>'
        f'<g fill="#ff5138" transform="translate({x} {y}) scale(10)">'
        '<rect width="4" height="4"/></g>'
        f'<clipPath id="d"><path d="{at[7]}"/></clipPath>'
        '<rect clip-path="url(#d)" width="200" height="200" fill="#ff5138"/>'
    )
    for left, top in places:
        assert share(svg, RED, (left + 6, top + 6, left + 34, top + 34)) == 1, (left, top)
    assert share(svg, RED, (0, 0, 200, 30)) == 0


def test_a_gradient_in_print_becomes_a_ramp_of_dots() -> None:
    svg = printed(
        '<linearGradient id="a" x2="0" y2="1"><stop stop-color="#ffe3ee"/>'
        '<stop offset="1" stop-color="#ff5138"/></linearGradient>'
        f'<path d="{SQUARE}" fill="url(#a)"/>'
    )
    strips = [share(svg, RED, (45, top, 155, top + 20)) for top in (45, 75, 135)]
    assert strips[0] < strips[1] < strips[2]
    assert strips[2] > 0.9


def test_a_gradient_of_all_hues_and_lightnesses_can_be_printed() -> None:
    hues = "".join(
        f'<stop offset="{i / 12}" stop-color="hsl({i * 30},90%,{20 + i % 4 * 20}%)"/>'
        for i in range(13)
    )
    svg = printed(
        f'<linearGradient id="a">{hues}</linearGradient>'
        '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>'
        f'<path d="{SQUARE}" fill="url(#a)"/><path d="{SQUARE}" fill="url(#b)"/>'
    )
    assert share(svg, BLUE, (40, 40, 160, 160)) > 0.05
    assert (RED in svg) != (YELLOW in svg), "blue and one other ink, never three"


@pytest.mark.parametrize("inside", ["", f'<path d="{SQUARE}" opacity="0"/>'])
def test_a_print_of_a_drawing_without_paint_is_empty(inside: str) -> None:
    assert [*ElementTree.fromstring(printed(inside))] == []


def test_a_print_is_as_large_as_the_drawing() -> None:
    small = drawing(
        f'<path d="{SQUARE}" fill="#ff5138"/>', 'width="48" height="48" viewBox="0 0 200 200"'
    )
    root = ElementTree.fromstring(overprint_sprite(small, INKS))
    assert (root.get("width"), root.get("height")) == ("48", "48")
    assert root.get("viewBox") == "0 0 200 200"


def test_a_slender_drawing_keeps_the_proportions_in_print() -> None:
    logo = (
        '<rect width="500" height="160" fill="#fff"/><circle cx="80" cy="80" r="50" fill="#05f"/>'
    )
    root = ElementTree.fromstring(printed(logo, 'viewBox="0 0 500 160"'))
    width, height = map(float, root.get("viewBox", "").split()[2:])
    assert width / height == pytest.approx(500 / 160, rel=0.01)


def test_a_print_is_safe_and_has_the_outline_of_the_drawing(tmp_path: Path) -> None:
    file = tmp_path / "print.svg"
    file.write_text(printed(STICKER))
    assert read_safe_svg(file)
    assert "id=" not in file.read_text(), "so that many prints may stand in one page"
    for point in marked_outline(file):
        assert abs(point.x - 100 + (point.y - 100) * 1j) == pytest.approx(82, abs=4)


def test_a_drawing_is_printed_the_same_twice() -> None:
    inside = f'<path d="{SQUARE}" fill="#ff5138"/>'
    assert overprint_sprite(drawing(inside), INKS) == printed(inside)


def test_a_print_of_the_most_intricate_sticker_is_small() -> None:
    folder = Path(__file__).parents[3] / "assets" / "svg"
    largest = max(folder.glob("*.svg"), key=lambda file: file.stat().st_size)
    svg = overprint_sprite(largest.read_text(), INKS)
    assert len(brotli.compress(svg.encode())) < LARGEST
