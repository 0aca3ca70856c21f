"""Sites of four people who are not the sample: what is theirs works, and nothing else is there.

A Polish designer with swiss, below a path, with seven projects of which five are a sentence; a
Turkish developer with swiss, too, with six links, a search, English beside her language and a word
of 22 letters; a Japanese engineer with midnight and articles; a student with riso, one project, a
portrait, and neither logo nor mascot. Their content is in ``tests/sites``.
"""

import json
import re
import shutil
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from pypdf import PdfReader
from ruamel.yaml import YAML

from portfolio.content.file_reader import read
from portfolio.hosting.rules import Hosting
from portfolio.i18n.words import ENGLISH
from portfolio.testing.page import APART, COVERED
from portfolio.testing.server import serving
from tests.support.crawler import Crawl
from tests.support.engines import ChromiumDesktop, Engine
from tests.support.firefox import Firefox
from tests.support.html import Document
from tests.support.page_actions import expect_none
from tests.support.project_copy import BLOCKS, PROJECT, copy_cache, empty_site, run_module
from tests.support.variant import FILES, is_words
from tests.support.walk import complaints, six_pages
from tests.support.webkit import WebKit
from tests.support.words import flat

SITES = PROJECT / "tests/sites"
NAMES = sorted(folder.name for folder in SITES.iterdir())

SERVED_AS_THEY_ARE = {"lab", "player"}
SAMPLE_TEXTS = 3
"""Words of a text that nobody else writes by chance."""

SAME = {"period"}
"""Keys whose texts are dates, which the resume of another owner may have, too."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs every test for every site; all of a site's run on one worker."""
    sites = [pytest.param(it, marks=pytest.mark.xdist_group(f"site of {it}")) for it in NAMES]
    metafunc.parametrize("site", sites, indirect=True, scope="module", ids=NAMES)


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new site with the content of one of them, checked and built."""
    folder = empty_site(tmp_path_factory.mktemp(request.param) / "site")
    shutil.rmtree(folder / "content")
    shutil.copytree(SITES / request.param, folder / "content")
    copy_cache(BLOCKS, folder)
    run_module(folder, "portfolio", "check", "--strict")
    run_module(folder, "portfolio", "build")
    return folder


@pytest.fixture(scope="module")
def server(site: Path) -> Iterator[str]:
    """Where the site is served, without the path that it lies below."""
    with serving(site / "dist") as address:
        yield address.removesuffix(Hosting.of(site / "dist").base)


def said(site: Path) -> dict[str, Any]:
    return YAML(typ="safe").load(site / "content/site.yaml")


def test_every_address_of_the_site_answers(site: Path, server: str) -> None:
    base = Hosting.of(site / "dist").base
    address = str(said(site)["address"])
    expect_none(Crawl(server, base, address.removesuffix(base)).walk().misses)


def test_pages_of_the_site_have_no_fault(site: Path, server: str, browser: Browser) -> None:
    dist = site / "dist"
    base = Hosting.of(dist).base
    absent = "experiments: none" in (site / "content/site.yaml").read_text()
    there = [it for it in six_pages(dist) if not (it == "/experiments" and absent)]
    # Below a path the walk knows no page for a missing address.
    routes = [f"{base}{it}" for it in there if not (base and it == "/404")]
    assert len(routes) >= 4
    expect_none(complaints(browser, server, routes))


ROW = """() => [...document.querySelectorAll(".header .wrap > *, .nav li")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && it.offsetWidth)
  .map((it) => it.getBoundingClientRect())
  .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 }))"""
"""Places of what is seen in the header; the menu has its links elsewhere until it is open."""

FRAME = """(() => {
  const frame = document.createElement("iframe");
  window.hasCome = false;
  frame.onload = () => frame.contentDocument.fonts.ready.then(() => (window.hasCome = true));
  frame.src = ADDRESS;
  document.body.replaceChildren(frame);
})()"""
"""Opens a page in a frame, which has any size: the window of WebKitGTK has a least width. The frame
has its address before it is in the page, or WebKit says that an empty one has loaded first."""

PATIENCE = 60
"""Seconds that a busy machine gets for a page."""

MEASURE = """(sizes) => sizes.map(([width, height]) => {
  const frame = document.querySelector("iframe");
  const { contentDocument } = frame;
  frame.style = `position: fixed; border: 0; width: ${width}px; height: ${height}px`;
  return ((document) => WHAT)(contentDocument);
})"""
"""Returns what is found in the page of the frame at each of some sizes."""

WINDOWS = [(390, 844), (1440, 900), (1536, 864)]
ON_WORDS = APART | {"others": f"{APART['others']}, .board__portrait"}


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def engine(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Engine]:
    makers = {"firefox": Firefox, "webkit": WebKit}
    opened = makers.get(request.param, lambda: ChromiumDesktop(browser))()
    yield opened
    opened.close()


def measured(engine: Engine, address: str, what: str, sizes: list[tuple[int, int]]) -> list[Any]:
    """Returns what an expression is in a page in windows of some sizes."""
    engine.ask(FRAME.replace("ADDRESS", repr(address)))
    # Asked again and again: of a promise WebKit's driver may never hear.
    end = time.monotonic() + PATIENCE
    while not engine.ask("hasCome"):
        assert time.monotonic() < end, f"{address} did not come"
    return engine.ask(f"({MEASURE.replace('WHAT', what)})({json.dumps(sizes)})")


def test_a_header_is_one_row_and_nothing_lies_on_words_in_every_window(
    site: Path, server: str, engine: Engine
) -> None:
    home = server + Hosting.of(site / "dist").base
    engine.go(f"{home}/robots.txt")
    sizes = [(width, 800) for width in range(320, 1920, 16)]
    rows = measured(engine, f"{home}/resume", f"({ROW})()", sizes)
    for (width, _), row in zip(sizes, rows, strict=True):
        assert max(it["middle"] for it in row) - min(it["middle"] for it in row) <= 2, width
        assert max(it["right"] for it in row) <= width - 8, width
        assert min(it["left"] for it in row) >= 8, width
    covered = f"({COVERED.strip().removesuffix(';')})({json.dumps(ON_WORDS)})"
    for path in ("", *said(site).get("languages", [])[1:]):
        lies = measured(engine, f"{home}/{path}", covered, WINDOWS)
        assert dict(zip(WINDOWS, lies, strict=True)) == {it: [] for it in WINDOWS}, path


@cache
def sample_texts() -> frozenset[str]:
    """Returns what the sample says, and no other owner does."""
    files = ((file, it) for name, it in FILES.items() for file in PROJECT.glob(f"content/{name}"))
    items = (item for file, it in files for item in read(file, PROJECT, it).typed_values)
    texts = {item.value for item in items if is_words(item) and item.loc[-1] not in SAME}
    return frozenset(text for text in texts if len(text.split()) >= SAMPLE_TEXTS)


def test_pages_are_in_the_language_of_the_site_and_say_nothing_of_the_sample(site: Path) -> None:
    dist, languages = site / "dist", said(site).get("languages", [said(site)["language"]])
    # The site says some of it in English itself, in languages without a catalogue.
    english = {str(it) for _, it in flat(ENGLISH.props())}
    english.add(f"{ENGLISH.pages.nothing_here} {ENGLISH.pages.may_have_moved}")
    texts = sample_texts() - english
    assert texts
    files = [*dist.rglob("*.html"), *dist.glob("*.txt"), *dist.glob("*.xml")]
    for file in files:
        first = file.relative_to(dist).parts[0].removesuffix(".html")
        if first in SERVED_AS_THEY_ARE:
            continue
        written = file.read_text()
        roots = Document(written).all("html")
        of_page = first if first in languages else languages[0]
        assert file.suffix != ".html" or [it["lang"] for it in roots] == [of_page], file
        assert not [text for text in texts if text in re.sub(r"\s+", " ", written)], file


def test_what_is_read_out_of_the_pdf_is_the_resume_without_what_is_private(site: Path) -> None:
    document = json.loads((site / "content/resume.json").read_text())
    pdf = PdfReader(site / "dist/resume.pdf")
    read = squeezed("".join(page.extract_text() for page in pdf.pages))
    basics = document["basics"]
    words = [basics[key] for key in ("name", "label", "summary", "email")]
    words += [role[key] for role in document.get("work", []) for key in ("name", "position")]
    words += [skill["name"] for skill in document["skills"]]
    assert [word for word in words if squeezed(word) not in read] == []
    for place in document.get("meta", {}).get("page", {}).get("private", []):
        value = document
        for key in place.split("."):
            value = value[key]
        assert squeezed(str(value)) not in read
        assert str(value) not in (site / "dist/resume.json").read_text()


def squeezed(text: str) -> str:
    """Returns text without white space, since lines end in other places."""
    return re.sub(r"\s+", "", text)
