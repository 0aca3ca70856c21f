"""Drawings within a page are shapes and paint alone, whatever an HTML parser makes of them."""

from pathlib import Path

import pytest

from portfolio.picture_files.inline_svg import read_inline_svg
from portfolio.picture_files.plain_svg import read_plain_svg
from tests.unit.picture_files.test_svg_safety import SQUARE, drawing

MISREAD = {
    "a comment that HTML ends sooner": "<!--><img src='x' onerror='smuggled = 1'>-->",
    "a script of another namespace": (
        "<script xmlns='http://www.inkscape.org/namespaces/inkscape'>smuggled = 1</script>"
    ),
    "data within a title": (
        "<title><g><![CDATA[><img src='x' onerror='smuggled = 1'>]]></g></title>"
    ),
    "a style that closes itself": (
        "<title><style><![CDATA[</style><img src='x' onerror='smuggled = 1'>]]></style></title>"
    ),
    "a note that is HTML": "<metadata><g>&lt;img src='x' onerror='smuggled = 1'></g></metadata>",
    "a style for the whole page": "<style>body { display: none }</style>",
}
"""Safe in a file of its own, another thing in a page."""


@pytest.mark.parametrize("inside", MISREAD.values(), ids=MISREAD)
def test_a_drawing_within_a_page_keeps_only_shapes(tmp_path: Path, inside: str) -> None:
    file = drawing(tmp_path, SQUARE + inside)
    assert read_plain_svg(file)
    assert read_inline_svg(file) == f'<svg viewBox="0 0 12 12">{SQUARE[:-2]} /></svg>'


def test_a_drawing_within_a_page_keeps_gradients_and_copies(tmp_path: Path) -> None:
    inside = (
        '<linearGradient id="p"><stop offset="0" style="stop-color:red"/></linearGradient>'
        '<path id="a" fill="url(#p)" d="M0 0h1v1z"/><use xlink:href="#a"/>'
    )
    markup = read_inline_svg(drawing(tmp_path, inside))
    assert '<linearGradient id="drawing-p"><stop offset="0" stop-color="red" />' in markup
    assert 'fill="url(#drawing-p)"' in markup
    assert '<use href="#drawing-a" />' in markup


def test_a_drawing_within_a_page_keeps_the_paint_of_its_styles_and_no_class(tmp_path: Path) -> None:
    styled = "<style>.sticker{fill:none;stroke:#06c}</style>" + SQUARE.replace(
        "d=", 'class="sticker" d='
    )
    assert read_inline_svg(drawing(tmp_path, styled)) == (
        f'<svg viewBox="0 0 12 12">{SQUARE[:-2]} fill="none" stroke="#06c" /></svg>'
    )
