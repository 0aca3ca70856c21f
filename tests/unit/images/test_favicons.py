"""The icons of the site: its logo, or the owner's initial."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from portfolio.content.themes import theme_of
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.images import favicons
from portfolio.images.favicons import draw_initial, initial_of, write_favicons
from portfolio.images.rasterize import rasterize_svg
from portfolio.models.content import Content
from portfolio.paths import asset_file
from portfolio.picture_files.plain_svg import read_plain_svg

GROUND, INK = "#ff0000", "#0000ff"


@pytest.mark.parametrize(
    ("name", "initial"),
    [
        ("Ada Lovelace", "A"),
        (" «Åsa» Öberg", "Å"),
        ("A\u030asa", "Å"),
        ("मीना", "मी"),
        ("7 of 9", "7"),
        ("…", ""),
        ("", ""),
    ],
)
def test_the_initial_of_a_favicon_is_the_first_letter_with_marks(name: str, initial: str) -> None:
    assert initial_of(name) == initial


@pytest.mark.parametrize("name", ["Ada", "Jo", "Ilse", "Will", "Åsa", "山田", "…"])
def test_the_initial_of_a_favicon_is_centred_and_as_large_as_fits(name: str) -> None:
    picture = rasterize_svg(draw_initial(name, OWN_FONTS.display_files, GROUND, INK), 100, 1)
    assert picture.size == (100, 100)
    pixels = picture.convert("RGB")
    blue = pixels.getchannel("B").point([0] * 129 + [255] * 127)
    left, top, right, bottom = blue.getbbox()  # type: ignore[misc]
    assert left == pytest.approx(100 - right, abs=2)
    assert top == pytest.approx(100 - bottom, abs=2)
    assert 48 <= max(right - left, bottom - top) <= 64
    assert pixels.getpixel((50, 4)) == (255, 0, 0)


@pytest.mark.parametrize("said", [{"logo": "none"}, {"mascot": "none"}])
def test_favicons_without_a_logo_have_the_colours_of_the_theme(
    content: Content, tmp_path: Path, said: dict[str, str]
) -> None:
    theme = theme_of({**said, "colors": {"accent": GROUND, "ink": INK}})
    write_favicons(replace(content, theme=theme), tmp_path)
    root = ElementTree.fromstring(read_plain_svg(tmp_path / "favicon.svg"))
    assert [it.get("fill") for it in root] == [GROUND, INK]


def test_favicons_show_the_logo_in_three_files(content: Content, tmp_path: Path) -> None:
    theme = theme_of({"logo": "/svg/bomb.svg"})
    write_favicons(replace(content, theme=theme), tmp_path)
    assert (tmp_path / "favicon.svg").read_text() == read_plain_svg(asset_file("/svg/bomb.svg"))
    with Image.open(tmp_path / "favicon.ico") as icon:
        assert icon.info["sizes"] == {(16, 16), (32, 32)}
    assert (tmp_path / "apple-touch-icon.png").exists()


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">{}</svg>'


def icons(content: Content, folder: Path, monkeypatch: pytest.MonkeyPatch, svg: str) -> Path:
    logo = folder / "logo.svg"
    logo.write_text(svg)
    monkeypatch.setattr(favicons, "asset_file", lambda _: logo)
    write_favicons(content, folder / "icons")
    return folder / "icons"


@pytest.mark.parametrize(("width", "height"), [(10, 40), (40, 10)])
def test_icons_show_all_of_a_logo_that_is_long(
    content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    shape = f'<path fill="red" d="M0 0h{width}v{height}h-{width}z"/>'
    folder = icons(content, tmp_path, monkeypatch, SVG.format(width, height, shape))
    with Image.open(folder / "apple-touch-icon.png") as icon:
        red = icon.convert("RGB").getchannel("G").point([255] + [0] * 255)
        left, top, right, bottom = red.getbbox()  # type: ignore[misc]
    assert (left, top) == pytest.approx((180 - right, 180 - bottom), abs=2)
    assert max(right - left, bottom - top) == pytest.approx(151, abs=2)
    assert min(right - left, bottom - top) == pytest.approx(38, abs=2)


def test_an_icon_says_nothing_of_the_program_that_drew_the_logo(
    content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = "<metadata>/home/zoe</metadata><!-- by Zoe --><path d='M0 0h9v9z' data-name='zoe'/>"
    folder = icons(content, tmp_path, monkeypatch, SVG.format(9, 9, notes))
    assert "zoe" not in (folder / "favicon.svg").read_text().lower()
