"""A long name, logos of every ratio and stickers in each theme: no word is torn or covered."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page

from portfolio.content.theme_files import ENGINE_THEME_NAMES
from portfolio.content.themes import named_theme
from portfolio.models.theme.theme import Theme
from portfolio.testing.page import COVERED
from portfolio.testing.server import serving
from tests.support.linked_site import build, lay_out
from tests.support.page_actions import SIDEWAYS, box_of, hydrate_islands
from tests.support.page_scripts import page_script

OWNER = "Anna-Maria Wójcik-Brzęczyszczykiewicz Zielińska-Nowak"
PORTRAIT = "portrait: {src: /svg/mushroom.svg, alt: A mushroom}"
LOGOS = {"riso": (60, 10), "sticker-pop": (10, 40), "swiss": (10, 10)}
"""Width and height of the logo of a theme's site; another site has neither logo nor mascot."""

SIZES = {320: 640, 390: 844, 820: 1180, 1440: 900}
WORDS = "Creative experiments, prototypes & playful builds"
"""Words below the title of the experiments; here it has none."""

BROKEN = page_script("broken_words")
LINES = """(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}"""
"""Returns the number of lines of an element that has words alone."""

PLACE = """(root, places) => root.append(...places.map(({ x, y, size }) => {
  const sticker = document.createElement("div");
  sticker.className = "placed";
  sticker.style = `position: absolute; inset-inline-start: ${x}; top: ${y};
    width: ${size}px; aspect-ratio: 1`;
  return sticker;
}))"""
"""Puts stickers into places of the playground."""


class Site(NamedTuple):
    """A site in a theme, and where it is served."""

    theme: Theme
    server: str


def write_site(folder: Path, theme: str) -> None:
    """Writes and builds the sample with the long name in a theme."""
    content = lay_out(folder)
    site, resume = content / "site.yaml", content / "resume.json"
    text = re.sub(r"(?m)^owner:.*$", f"owner: {OWNER}\n{PORTRAIT}", site.read_text())
    site.write_text(text.replace(WORDS, '""'))
    data = json.loads(resume.read_text())
    data["basics"]["name"] = OWNER
    resume.write_text(json.dumps(data))
    look = f"extends: {theme}\n"
    if theme in LOGOS:
        width, height = LOGOS[theme]
        shape = f'<rect width="{width}" height="{height}" fill="#0057ff"/>'
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{shape}</svg>'
        )
        (folder / "assets" / "svg" / "logo.svg").write_text(svg)
        look += "logo: /svg/logo.svg\n"
    else:
        look += "logo: none\nmascot: none\n"
    (content / "theme.yaml").write_text(look)
    build(folder / "dist", SITE_PATH="/")


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(name, marks=pytest.mark.xdist_group(f"long names {name}"))
        for name in ENGINE_THEME_NAMES
    ],
)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """The site of each theme."""
    folder = tmp_path_factory.mktemp("names")
    write_site(folder, request.param)
    with serving(folder / "dist") as server:
        yield Site(named_theme(request.param), server)


@pytest.fixture(params=SIZES)
def page(site: Site, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window of each width, without motion."""
    size = {"width": request.param, "height": SIZES[request.param]}
    page = browser.new_page(base_url=site.server, viewport=size, reduced_motion="reduce")
    yield page
    page.close()


def boxes_overlap(one: Locator, other: Locator) -> bool:
    a, b = box_of(one), box_of(other)
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_no_word_of_a_long_name_is_torn_in_header_and_board(page: Page) -> None:
    page.goto("/")
    logo = page.locator(".logo")
    for words in page.locator(".logo__name, .board__name").all():
        if words.is_visible() and words.evaluate("(it) => getComputedStyle(it).clipPath") == "none":
            assert words.evaluate(BROKEN) == []
    assert page.evaluate(SIDEWAYS) == 0
    for other in page.locator(".header :is(.nav, .round), .board__portrait").all():
        assert not (other.is_visible() and boxes_overlap(logo, other))


@pytest.mark.parametrize("path", ["/404", "/projects", "/experiments"])
def test_no_sticker_lies_on_the_title_of_an_inner_page_or_on_its_words(
    page: Page, path: str
) -> None:
    page.goto(path)
    header = ".page-header__inner"
    found = {"words": f"{header} :is(h1, .lead, .button)", "others": f"{header} > .sticker"}
    assert page.evaluate(COVERED, found) == []


def test_a_title_of_one_word_that_is_set_as_text_is_in_one_line(page: Page) -> None:
    page.goto("/experiments")
    for title in page.locator("h1.lettering--text").all():
        assert title.evaluate(LINES) == 1


def test_no_sticker_lies_under_the_hint_of_home(site: Site, page: Page) -> None:
    page.goto("/")
    page.evaluate("document.fonts.ready")
    hydrate_islands(page)  # which removes what is put into the playground before
    found = {"words": ".scroll-cue a", "others": "[data-still]"}
    assert page.evaluate(COVERED, found) == []
    is_wide = page.viewport_size["width"] > 820  # type: ignore[index]
    places = site.theme.sticker_places.wide if is_wide else site.theme.sticker_places.narrow
    page.locator("[data-playground]").evaluate(PLACE, [it.model_dump() for it in places])
    found = {"words": "h1, .scroll-cue a, .board :is(p, a)", "others": ".placed"}
    assert page.evaluate(COVERED, found) == []
