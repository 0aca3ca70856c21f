"""Every address that the site names answers."""

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
    """The site at the root of a host; ``tests/e2e/variant`` has one below a path."""
    return DIST


@pytest.fixture(scope="module")
def crawl(site: Path) -> Iterator[Crawl]:
    with serving(site) as server:
        yield Crawl(server, Hosting.of(site).base, PUBLIC).walk()


@pytest.mark.xdist_group("links")
class TestCrawl:
    def test_every_address_that_the_site_names_answers(self, crawl: Crawl) -> None:
        assert not crawl.misses, "\n".join(crawl.misses)

    def test_every_page_can_be_reached_by_links(self, site: Path, crawl: Crawl) -> None:
        here = f"{PUBLIC}{crawl.base}"
        reached = {address.partition("?")[0].removeprefix(here) for address in crawl.answers}
        assert set(compiled(site)) - {"/404"} <= reached

    @pytest.mark.parametrize(
        "kind", ["image/avif", "image/webp", "image/jpeg", "image/svg+xml", "font/woff2"]
    )
    def test_the_crawl_fetches_files_of_each_kind(self, crawl: Crawl, kind: str) -> None:
        if kind in OF_CASE_STUDIES and not CONTENT.projects:
            pytest.skip("there is no case study")
        kinds = [answer.headers["content-type"] for answer in crawl.answers.values()]
        assert kinds.count(kind) >= 2

    def test_no_address_leaves_the_path_of_the_site(self, crawl: Crawl) -> None:
        assert all(it.startswith(f"{PUBLIC}{crawl.base}/") for it in crawl.answers)
