"""Words in each theme: no letter of a title is cut off or covered, and no long name is torn.

The site of a theme is built once. Its owner has a long name, and its titles are of all alphabets.
"""

import json
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator, Page

from portfolio.content.theme_files import ENGINE_THEME_NAMES
from portfolio.content.themes import named_theme
from portfolio.images.rasterize import rasterize_svg
from portfolio.models.theme.theme import Theme
from portfolio.testing.page import COVERED
from portfolio.testing.server import serving
from tests.support.linked_site import build, lay_out
from tests.support.page_actions import SIDEWAYS, box_of, hydrate_islands
from tests.support.page_scripts import page_script
from tests.support.words import ALPHABETS, LATIN, words_of_letters

OWNER = "Anna-Maria Wójcik-Brzęczyszczykiewicz Zielińska-Nowak"
PORTRAIT = "portrait: {src: /svg/mushroom.svg, alt: A mushroom}"
LOGOS = {"riso": (60, 10), "sticker-pop": (10, 40), "swiss": (10, 10)}
"""Width and height of the logo of a theme's site; another site has neither logo nor mascot."""

SIZES = {320: 640, 390: 844, 820: 1180, 1440: 900}
WORDS = "Creative experiments, prototypes & playful builds"
"""Words below the title of the experiments; here it has none."""

HEADING = "Życięgą Ńwójgą Gęśląjąż Jaźńyćpą"
"""Of the resume; the title of home is the sample's, for which places of stickers are chosen."""

PROJECT = """\
order: {order}
title: {title}
description: {title}
"""


class Site(NamedTuple):
    """A site in a theme, its folder, and where it is served."""

    theme: Theme
    dist: Path
    server: str


def title_of(language: str) -> str:
    """Returns words with each letter that English has not, and one that reaches below the line."""
    own = set(ALPHABETS[language]) - set(LATIN)
    words = [word for word in words_of_letters(language) if own & {*word.lower()}]
    return " ".join(words[: len(words) // 4] + words[-len(words) // 4 :] + ["gjpqy"])


def write_site(folder: Path, theme: str) -> None:
    """Writes and builds the sample with the long name and the titles in a theme."""
    content = lay_out(folder)
    site, resume = content / "site.yaml", content / "resume.json"
    text = re.sub(r"(?m)^owner:.*$", f"owner: {OWNER}\n{PORTRAIT}", site.read_text())
    site.write_text(text.replace(WORDS, '""'))
    data = json.loads(resume.read_text())
    data["basics"]["name"] = OWNER
    data["meta"]["page"]["heading"] = HEADING
    resume.write_text(json.dumps(data))
    for order, language in enumerate(sorted(ALPHABETS), start=10):
        project = content / "projects" / f"letters-{language}" / "project.yaml"
        project.parent.mkdir()
        project.write_text(PROJECT.format(order=order, title=title_of(language)))
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
        pytest.param(name, marks=pytest.mark.xdist_group(f"words in {name}"))
        for name in ENGINE_THEME_NAMES
    ],
)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """The site of each theme."""
    folder = tmp_path_factory.mktemp("words")
    write_site(folder, request.param)
    with serving(folder / "dist") as server:
        yield Site(named_theme(request.param), folder / "dist", server)


@pytest.fixture(params=SIZES)
def page(site: Site, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    size = {"width": request.param, "height": SIZES[request.param]}
    page = browser.new_page(base_url=site.server, viewport=size, reduced_motion="reduce")
    yield page
    page.close()


BROKEN = page_script("broken_words")
LINES = """(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}"""
"""Returns the number of lines of an element that has words alone."""


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
def test_no_sticker_lies_on_the_title_of_an_inner_page_or_its_words(page: Page, path: str) -> None:
    page.goto(path)
    header = ".page-header__inner"
    found = {"words": f"{header} :is(h1, .lead, .button)", "others": f"{header} .sticker"}
    assert page.evaluate(COVERED, found) == []


PLACE = """(root, places) => root.append(...places.map(({ x, y, size }) => {
  const sticker = document.createElement("div");
  sticker.className = "placed";
  sticker.style = `position: absolute; inset-inline-start: ${x}; top: ${y};
    width: ${size}px; aspect-ratio: 1`;
  return sticker;
}))"""
"""Puts stickers into places of the playground."""


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


in_two_windows = pytest.mark.parametrize("page", [390, 1440], indirect=True)

REACH = 48
"""CSS pixels around a title in which its letters are looked for."""

BLACK = 8
"""Largest value of a channel of what counts as painted; edges of letters are lighter."""

WORST = 0.002
"""Share of the painted pixels that may be lost: those at the edges of letters."""

SPECK = 3
"""Pixels of the side of a square that grain of a print never fills, unlike what lies on letters."""

SOURCE = page_script("painted_titles")


def painted(page: Page, index: int, *, alone: bool) -> np.ndarray:
    """Returns which pixels around a title are its letters."""
    box = page.evaluate("([index, alone]) => showTitle(index, alone)", [index, alone])
    size = page.viewport_size
    assert size
    left, top = max(0, box["x"] - REACH), max(0, box["y"] - REACH)
    width = min(size["width"], box["x"] + box["width"] + REACH) - left
    height = min(size["height"], box["y"] + box["height"] + REACH) - top
    picture = page.screenshot(clip={"x": left, "y": top, "width": width, "height": height})
    channels = np.asarray(Image.open(BytesIO(picture)).convert("RGB")).astype(int)
    red, green, blue = channels[..., 0], channels[..., 1], channels[..., 2]
    return (red > 255 - BLACK) & (green < BLACK) & (blue > 255 - BLACK)


def lost(page: Page, path: str) -> dict[str, float]:
    """Returns the titles of a page of which something is not painted, each with the share."""
    page.goto(path)
    page.evaluate("document.fonts.ready")
    page.evaluate(SOURCE)
    page.evaluate("loadTitles()")
    found = {}
    for index, words in enumerate(page.evaluate("window.titles()")):
        whole, shown = (painted(page, index, alone=alone) for alone in (True, False))
        assert whole.any(), words
        squares = np.lib.stride_tricks.sliding_window_view(whole & ~shown, (SPECK, SPECK))
        share = float(squares.all(axis=(2, 3)).sum() / whole.sum())
        if share > WORST:
            found[words] = round(share, 4)
    return found


@in_two_windows
@pytest.mark.parametrize("path", ["/", "/projects", "/experiments", "/resume"])
def test_every_letter_of_the_titles_of_a_page_is_painted(page: Page, path: str) -> None:
    assert lost(page, path) == {}


@in_two_windows
@pytest.mark.parametrize("language", sorted(ALPHABETS))
def test_every_letter_of_a_case_study_s_title_is_painted(page: Page, language: str) -> None:
    assert lost(page, f"/projects/letters-{language}") == {}


WIDTH = 1200
"""Pixels of the drawing of a title with a tenth of its width on each side."""

VIEW_BOX = re.compile(r'viewBox="([^"]+)"')
SIZE = re.compile(r' (?:width|height)="[^"]+"')


def test_no_drawing_of_a_title_is_cut_off_by_the_edges_of_its_file(site: Site) -> None:
    for file in (site.dist / "generated" / "lettering").glob("*.svg"):
        svg = file.read_text()
        left, top, width, height = map(float, VIEW_BOX.search(svg)[1].split())  # type: ignore[index]
        room = width / 10
        around = f"{left - room} {top - room} {width + 2 * room} {height + 2 * room}"
        grown = SIZE.sub("", VIEW_BOX.sub(f'viewBox="{around}"', svg, count=1), count=2)
        ink = np.asarray(rasterize_svg(grown, WIDTH, 1).getchannel("A"))
        edge = round(WIDTH / 12)
        assert ink.any(), file
        assert not np.delete(ink, np.s_[edge - 1 : 1 - edge], axis=1).any(), file
        assert not np.delete(ink, np.s_[edge - 1 : 1 - edge], axis=0).any(), file
