"""Nothing that the site names is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from portfolio.hosting.rules import Hosting
from tests.support.crawler import Crawl
from tests.support.server import serving
from tests.support.site import DIST, compiled
from tests.support.site_content import CONTENT, SITE

OF_CASE_STUDIES = {"image/avif", "image/webp"}
"""Types of pictures that only case studies need to have."""

PUBLIC = "{0.scheme}://{0.netloc}".format(urlsplit(SITE))


@pytest.fixture(scope="module")
def site() -> Path:
    """The site at the root of a host; ``tests/slow/test_subpath.py`` has it below a path."""
    return DIST


@pytest.fixture(scope="module")
def crawl(site: Path) -> Iterator[Crawl]:
    with serving(site) as server:
        yield Crawl(server, Hosting.of(site).base, PUBLIC).walk()


@pytest.mark.xdist_group("links")
class TestCrawl:
    def test_everything_that_is_named_is_there(self, crawl: Crawl) -> None:
        assert not crawl.misses, "\n".join(crawl.misses)

    def test_every_page_can_be_reached(self, site: Path, crawl: Crawl) -> None:
        here = f"{PUBLIC}{crawl.base}"
        reached = {address.partition("?")[0].removeprefix(here) for address in crawl.answers}
        assert set(compiled(site)) - {"/404"} <= reached

    @pytest.mark.parametrize(
        "kind", ["image/avif", "image/webp", "image/jpeg", "image/svg+xml", "font/woff2"]
    )
    def test_the_crawl_looks_at_files_of_all_kinds(self, crawl: Crawl, kind: str) -> None:
        if kind in OF_CASE_STUDIES and not CONTENT.projects:
            pytest.skip("there is no case study")
        kinds = [answer.headers["content-type"] for answer in crawl.answers.values()]
        assert kinds.count(kind) >= 2

    def test_nothing_is_named_outside_of_the_path(self, crawl: Crawl) -> None:
        assert all(it.startswith(f"{PUBLIC}{crawl.base}/") for it in crawl.answers)


def test_the_crawl_misses_no_miss(tmp_path: Path) -> None:
    (tmp_path / "robots.txt").touch()
    (tmp_path / "404.html").touch()
    (tmp_path / "404.html").with_name("index.html").write_text(
        """<a href="/a#b">A</a><a href="#c">C</a><img src="/d.png" srcset="/e.png 1x, /f.png 2x">
        <style>p { background: url(/g.svg) }</style><p style="mask: url('/h.svg')">
        <meta content="https://example.com/i.jpg"><div data-props='{"x": [{"y": "/j.json"}]}'>
        <video poster="/k.webp"></video><div data-props='{"html": "<a href=\\"/l\\">L</a>"}'>"""
    )
    with serving(tmp_path) as server:
        misses = Crawl(server, "", "https://example.com").walk().misses
    lost = sorted(miss.partition(",")[0].removeprefix("https://example.com") for miss in misses)
    assert lost == [
        "/#c",
        "/a",
        *(f"/{it}" for it in ("d.png", "e.png", "f.png", "g.svg")),
        "/h.svg",
        "/i.jpg",
        "/j.json",
        "/k.webp",
        "/l",
    ]
