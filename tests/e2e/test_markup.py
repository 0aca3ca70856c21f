"""The built pages as markup: valid, in order, and with words for what is only seen."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from portfolio.export.exported_pages import ExportedPages
from portfolio.export.own_files import own_files
from portfolio.i18n.words import Words
from sandbox_islands.html import parse_html
from tests.e2e.conftest import nightly
from tests.support import blocks, variant
from tests.support.html import Document
from tests.support.sample import ASSETS
from tests.support.site import DIST, ROOT, compiled, pages
from tests.support.site_content import CONTENT, WORDS

NODE = Path(sys.executable).with_name("node")
HTML_VALIDATE = ROOT / "tests/tools/node_modules/html-validate/bin/html-validate.mjs"
CONFIG = ROOT / "tests/tools/htmlvalidate.mjs"

PRINTED_LINK = ".print-header a"
"""Links that are only printed: on paper there are no tabs."""

FILE_NAME = re.compile(r"\.\w{3,4}$|[_/]")
DIGEST = re.compile(r"-([0-9a-f]{8})-\d+\.(?:avif|webp|png|jpg)")
"""The digest of a picture in the names of its files: the same picture has it under every name."""
FILLER = re.compile(r"(an? )?(image|picture|photo|graphic|screenshot|icon) of\b", re.IGNORECASE)


@cache
def source(site: Path, path: str) -> str:
    return (site / f"{path.lstrip('/') or 'index'}.html").read_text()


def both_sites() -> Iterator[tuple[Path, str]]:
    """Yields each page of the site, and the case studies of all blocks."""
    yield from ((DIST, path) for path in pages())
    yield from ((blocks.SITE, f"/projects/{study}") for study in blocks.STUDIES)


@pytest.fixture(params=both_sites(), ids=lambda it: f"{it[0].name}{it[1]}")
def place(request: pytest.FixtureRequest) -> tuple[Path, str]:
    """A page and its site."""
    return request.param


@pytest.fixture
def html(place: tuple[Path, str]) -> str:
    return source(*place)


@pytest.fixture
def opens_in_new_tab(place: tuple[Path, str]) -> str:
    """What a link says that leaves; the site of all blocks is in English."""
    if place[0] != DIST:
        return Words().layout.opens_in_new_tab
    below = {
        translation.site.prefix: translation.site.words for translation in CONTENT.translations
    }
    words = below.get(f"/{place[1].split('/')[1]}", WORDS)
    return words.layout.opens_in_new_tab


@pytest.mark.parametrize(
    "site", [DIST, blocks.SITE, nightly(variant.SITE)], ids=lambda site: site.name
)
def test_html_validate_finds_no_error(site: Path) -> None:
    # In pages that are hydrated whole, Reflex's styles make ``<style>`` elements of the body. Those
    # of the tests' own assets are written as owners may write them.
    files = sorted(ExportedPages(site, own_files(site, ASSETS)).plain)
    assert files
    command = [NODE, HTML_VALIDATE, "--config", CONFIG, "--formatter", "text", *files]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_picture_has_a_text_or_is_decoration(html: str) -> None:
    for image in Document(html).all("img"):
        assert "alt" in image.attributes, image
        is_sticker = "/svg/" in image["src"]
        assert image["alt"] or is_sticker, image["src"]
        assert not FILE_NAME.search(image["alt"]), image["alt"]
        assert not FILLER.match(image["alt"]), image["alt"]


def test_links_that_leave_open_a_new_tab_and_say_so(html: str, opens_in_new_tab: str) -> None:
    page = parse_html(html)
    own = [urlsplit(link["href"]).netloc for link in Document(html).all("link", rel="canonical")]
    printed = {link.mem_id for link in page.css(PRINTED_LINK)}
    for link in (link for link in page.css("a[href]") if link.mem_id not in printed):
        leaves = urlsplit(link.attrs["href"] or "").netloc not in ("", *own)
        target = link.attrs.get("target")
        assert not leaves or target == "_blank", link.html
        if target:
            assert opens_in_new_tab in (link.html or "")
            assert "noopener" in (link.attrs.get("rel") or "") or not leaves


@pytest.mark.parametrize("path", compiled())
def test_no_screen_is_shown_twice_on_a_page(path: str) -> None:
    names: dict[str, str] = {}
    shown: Counter[str] = Counter()
    for picture in parse_html(source(DIST, path)).css("main picture"):
        found = {it[1]: it.string[: it.start()] for it in DIGEST.finditer(picture.html or "")}
        names |= {digest: before.rsplit("/", 1)[-1] for digest, before in found.items()}
        shown.update(found.keys())
    twice = [f"{names[digest]} ({count} times)" for digest, count in shown.items() if count > 1]
    assert twice == []
