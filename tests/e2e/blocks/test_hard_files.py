"""Drawings and pictures of programs, phones and printers look as the browser draws their files."""

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator

from portfolio.file_names import visible
from portfolio.images.rasterize import rasterize_svg
from portfolio.models.theme.roles import Scheme
from portfolio.picture_files.measure_svg import measure_vector, require_paintable
from portfolio.picture_files.plain_svg import in_dark, read_plain_svg
from tests.support.blocks import SITE
from tests.support.hard_files import DRAWINGS, PICTURES
from tests.support.http import ask
from tests.support.page_actions import bring, expect_none
from tests.support.photographs import GREEN, MOST_UNLIKE, RED, decoded, unlike

from .conftest import Open, Visitor

pytestmark = pytest.mark.nightly

PAGE, STUDY = "/hard", "/projects/hard"
PICTURE_FILES = SITE.parent / "content" / "pages"
DRAWING_FILES = SITE.parent / "assets" / "svg"

IS_SHOWN = "(it) => it.complete && it.naturalWidth > 0"

SHOW_FILE = """async (it, address) => {
  it.parentElement.querySelectorAll("source").forEach((source) => source.remove());
  it.srcset = "";
  it.src = address;
  await it.decode();
}"""
"""Shows a file in the place of what the site shows of it."""

SHOW_IN_PLACE_OF_SHAPES = """async (it, address) => {
  const { width, height } = it.getBoundingClientRect();
  const image = Object.assign(new Image(width, height), { src: address });
  image.style.cssText = "display: block; margin: auto";
  it.replaceWith(image);
  await image.decode();
}"""
"""The same for a drawing that stands in the page."""


def address_of(file: Path) -> str:
    """Returns a file as an address; it ends like the site's, which styles look at."""
    suffix = file.suffix.lower()
    kind = {".jpg": "jpeg", ".svg": "svg+xml"}.get(suffix, suffix.removeprefix("."))
    return f"data:image/{kind};base64,{b64encode(file.read_bytes()).decode()}#{suffix}"


def differing(image: Locator, file: Path) -> Iterator[str]:
    """Yields a sentence if a picture of a page looks otherwise than its file in the same place."""
    bring(image).page.wait_for_function(IS_SHOWN, arg=image.element_handle())
    shown = image.screenshot()
    image.evaluate(SHOW_FILE, address_of(file))
    yield from _differing(shown, image.screenshot(), file)


def _differing(shown: bytes, drawn: bytes, file: Path) -> Iterator[str]:
    share = unlike(decoded(shown), decoded(drawn))
    if share > MOST_UNLIKE:
        yield f"{file.name}: {share:.1%} of its pixels differ"


def test_hard_drawings_and_pictures_on_a_page_look_like_their_files(open_page: Open) -> None:
    main = open_page(PAGE, Visitor(still=True)).get_by_role("main")
    files = [DRAWING_FILES / f"{name}.svg" for name in DRAWINGS]
    for file in (*files, *(PICTURE_FILES / name for name in PICTURES)):
        name = file.stem if file in files else visible(file.name)
        expect_none(differing(main.get_by_alt_text(name, exact=True), file))


def test_a_hard_drawing_as_a_sticker_looks_like_its_file(open_page: Open) -> None:
    sticker = open_page(STUDY, Visitor(still=True)).locator(".lessons .sticker")
    expect_none(differing(sticker, DRAWING_FILES / "styles-inside.svg"))


def test_hard_drawings_as_brand_marks_look_like_their_files(open_page: Open) -> None:
    marks = open_page(STUDY, Visitor(still=True)).locator(".logos > li")
    for index, name in enumerate(DRAWINGS):
        mark, file = bring(marks.nth(index)), DRAWING_FILES / f"{name}.svg"
        shown = mark.screenshot()
        mark.locator("svg").evaluate(SHOW_IN_PLACE_OF_SHAPES, address_of(file))
        expect_none(_differing(shown, mark.screenshot(), file))


def test_a_hard_drawing_as_the_logo_looks_like_its_file(open_page: Open) -> None:
    page, file = open_page(PAGE, Visitor(still=True)), DRAWING_FILES / "ring-by-id.svg"
    expect_none(differing(page.get_by_role("banner").locator("img").first, file))


def test_a_hard_picture_to_share_has_its_colours(blocks_site: str) -> None:
    shared = decoded(ask(blocks_site, "/share/hard.jpg").body)
    for place, color in {(700, 300): RED, (1150, 300): GREEN}.items():
        assert shared.getpixel(place) == pytest.approx(color, abs=4)


OF_PROGRAMS = sorted((Path(__file__).parents[2] / "fixtures/drawings").glob("*.svg"))
"""Drawings with the structure of those of Illustrator, Figma, Inkscape, Affinity and icon sets."""

WIDTH = 300


@pytest.mark.parametrize("scheme", get_args(Scheme))
@pytest.mark.parametrize("file", OF_PROGRAMS, ids=lambda file: file.stem)
def test_a_drawing_of_a_program_looks_alike_in_a_browser_and_in_what_the_build_draws(
    browser: Browser, file: Path, scheme: Scheme
) -> None:
    require_paintable(file)
    plain = read_plain_svg(file)
    drawn = rasterize_svg(in_dark(plain) if scheme == "dark" else plain, WIDTH, 1)
    ground = Image.new("RGBA", drawn.size, "#8fa3b5")
    ground.alpha_composite(drawn)
    measures = measure_vector(file)
    assert drawn.height == pytest.approx(WIDTH * measures.height / measures.width, abs=2)
    page = browser.new_page(
        viewport={"width": drawn.width, "height": drawn.height}, color_scheme=scheme
    )
    for svg in (file.read_bytes(), plain.encode()):
        address = f"data:image/svg+xml;base64,{b64encode(svg).decode()}"
        page.set_content(f'<body style="margin:0;background:#8fa3b5"><img src="{address}">')
        page.add_style_tag(content=f"img {{ display: block; width: {WIDTH}px }}")
        page.evaluate("document.images[0].decode()")
        assert unlike(decoded(page.screenshot()), ground) < MOST_UNLIKE
    page.close()
