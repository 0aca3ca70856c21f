"""What robots, phones and feed readers fetch; the files of each page, and what they weigh."""

import gzip
import re
from io import BytesIO
from pathlib import Path
from urllib.robotparser import RobotFileParser

import pytest
from PIL import Image
from playwright.sync_api import Browser

from portfolio.content.routes import ARTICLE_FEEDS, BUILT_FILES
from sandbox_islands.html import parse_html
from tests.support.html import Document
from tests.support.http import Answer, ask
from tests.support.routes import RICH_ROUTES, routes_of
from tests.support.site import DIST, compiled, pages
from tests.support.site_content import CONTENT, SITE
from tests.support.weights import weigh

LISTED = [
    (language.site.prefix + route).rstrip("/") or "/"
    for language in CONTENT.languages
    for route in routes_of(language)
]
FONTS_AT_MOST = 35_000
FACES = 3 if CONTENT.theme.fonts.labels else 2
"""Of titles and text, and of labels where they have their own."""

PAGES = [DIST / f"{page.lstrip('/') or 'index'}.html" for page in compiled()]
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda file: file.stem)

_CHUNK = re.compile(r"""["'`](\.{0,2}/?(?:assets/)?[\w.-]+\.js)["'`]""")
_FACE = re.compile(r"@font-face\s*{[^}]*}")
_CSS_URL = re.compile(r"url\([\"']?(/[^\"')]+)")


@pytest.fixture(scope="module")
def home(address: str) -> Document:
    return Document(ask(address).text)


def fetch(address: str, path: str) -> Answer:
    answer = ask(address, path)
    assert answer.status == 200, path
    return answer


def test_robots_may_read_everything_and_are_told_of_the_sitemap(address: str) -> None:
    robots = RobotFileParser()
    robots.parse(fetch(address, "/robots.txt").text.splitlines())
    assert all(robots.can_fetch("*", SITE + route) for route in LISTED)
    assert robots.site_maps() == [f"{SITE}/sitemap.xml"]


def test_every_file_that_content_may_link_to_is_built(address: str) -> None:
    present = {*BUILT_FILES} - ({*ARTICLE_FEEDS} if not CONTENT.writing else set())
    for name in present:
        fetch(address, f"/{name}")


def test_tabs_and_home_screens_have_icons(address: str, home: Document) -> None:
    bitmap, drawing = home.all("link", rel="icon")
    assert Image.open(BytesIO(fetch(address, bitmap["href"]).body)).format == "ICO"
    assert fetch(address, drawing["href"]).headers["content-type"] == "image/svg+xml"
    touch = home.one("link", rel="apple-touch-icon")["href"]
    image = Image.open(BytesIO(fetch(address, touch).body))
    assert image.size == (180, 180)
    assert image.convert("RGBA").getextrema()[3] == (255, 255), "it must be opaque"


def test_light_files_of_faces_are_preloaded_and_have_fallbacks(
    address: str, home: Document
) -> None:
    preloaded = {link["href"] for link in home.all("link", rel="preload", as_="font")}
    styles = "".join(style.text for style in home.all("style"))
    faces = [it for it in _FACE.findall(styles) if ".woff2" in it]
    ranged = {_CSS_URL.findall(face)[0] for face in faces if "unicode-range" in face}
    assert len(preloaded) == FACES
    assert {it for it in ranged if "-basic-" in it} == preloaded
    assert sum(len(fetch(address, font).body) for font in preloaded) <= FONTS_AT_MOST
    assert len(re.findall(r"[{;]size-adjust:", styles)) == FACES


def test_scripts_find_all_their_chunks_and_no_chunk_is_left_over() -> None:
    scripts = {file.name: file for file in (DIST / "assets").glob("*.js")}
    named = {
        Path(name).name
        for text in [*DIST.rglob("*.html"), *scripts.values()]
        for name in _CHUNK.findall(text.read_text())
    }
    assert set(scripts) == named & set(scripts), "left over"
    assert {name for name in named if re.search(r"-[\w-]{8}\.js$", name)} <= set(scripts)


@every_page
def test_no_stylesheet_blocks_the_first_paint_and_none_is_made_at_run_time(page: Path) -> None:
    html = page.read_text()
    assert "data-emotion" not in html
    document = parse_html(html)
    assert document.css("head > style")
    assert not document.css('link[rel="stylesheet"]')


@every_page
def test_a_page_without_an_island_loads_no_runtime(page: Path) -> None:
    html = page.read_text()
    document = Document(html)
    islands = [element for element in document.elements if element["data-island"]]
    assert ("/entry.client-" in html) == bool(islands)
    assert not document.all("link", rel="modulepreload")


KB = 1000
STYLES = 15 * KB
SCRIPT_WITH_ISLANDS, SCRIPT_WITHOUT = 85 * KB, 3 * KB
WHOLE_HOME, WHOLE_PAGE = 310 * KB, 480 * KB


def html_of(page: str) -> str:
    return (DIST / f"{page.strip('/') or 'index'}.html").read_text()


@pytest.mark.parametrize("page", pages())
def test_styles_of_a_page_keep_their_budget(page: str) -> None:
    css = "".join(style.text() for style in parse_html(html_of(page)).css("style"))
    assert css or page.startswith("/lab/"), "only pages of the lab have stylesheets of their own"
    assert len(gzip.compress(css.encode())) <= STYLES


@pytest.mark.parametrize("route", RICH_ROUTES)
def test_a_visit_on_a_phone_keeps_its_budget(browser: Browser, address: str, route: str) -> None:
    weights = weigh(browser, address, route)
    html = html_of(route if route in pages() else "/404")
    budget = SCRIPT_WITH_ISLANDS if "data-island=" in html else SCRIPT_WITHOUT
    assert weights["script"] <= budget, weights
    whole = sum(weights.values()) - weights["video"]
    assert whole <= (WHOLE_HOME if route == "/" else WHOLE_PAGE), weights
    assert weights["page"] > 0
