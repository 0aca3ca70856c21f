"""Drawings and pictures of programs, phones and printers look as the browser draws their files."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from portfolio.file_names import visible
from tests.support.blocks import SITE
from tests.support.hard_files import DRAWINGS, PICTURES
from tests.support.http import ask
from tests.support.look_alike import MOST_UNLIKE, decoded, unlike
from tests.support.page_actions import bring, expect_none
from tests.support.photographs import GREEN, RED

from .conftest import Open, Visitor

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


def test_hard_drawings_on_a_page_look_like_their_files(open_page: Open) -> None:
    main = open_page(PAGE, Visitor(still=True)).get_by_role("main")
    for name in DRAWINGS:
        image = main.get_by_alt_text(name, exact=True)
        expect_none(differing(image, DRAWING_FILES / f"{name}.svg"))


def test_hard_pictures_on_a_page_look_like_their_files(open_page: Open) -> None:
    main = open_page(PAGE, Visitor(still=True)).get_by_role("main")
    for name in PICTURES:
        image = main.get_by_alt_text(visible(name), exact=True)
        expect_none(differing(image, PICTURE_FILES / name))


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
