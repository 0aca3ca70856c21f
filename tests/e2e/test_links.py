"""Every address that a site names answers, at the root of a host and below a path."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from portfolio.hosting.rules import Hosting
from portfolio.testing.server import serving
from tests.e2e.conftest import nightly
from tests.support import variant
from tests.support.crawler import Crawl
from tests.support.page_actions import expect_none
from tests.support.site import DIST, compiled
from tests.support.site_content import CONTENT, SITE

OF_CASE_STUDIES = {"image/avif", "image/webp"}
"""Types of pictures that only case studies need to have."""

KINDS = {*OF_CASE_STUDIES, "image/jpeg", "image/svg+xml", "font/woff2"}
PUBLIC = {DIST: "{0.scheme}://{0.netloc}".format(urlsplit(SITE)), variant.SITE: variant.HOST}
"""The hosts that sites name as their own."""

pytestmark = pytest.mark.xdist_group("links")


@pytest.fixture(scope="module", params=[DIST, nightly(variant.SITE)], ids=lambda it: it.name)
def site(request: pytest.FixtureRequest) -> Path:
    return request.param


@pytest.fixture(scope="module")
def crawl(site: Path) -> Iterator[Crawl]:
    with serving(site) as server:
        yield Crawl(server, Hosting.of(site).base, PUBLIC[site]).walk()


def test_every_address_that_the_site_names_answers(crawl: Crawl) -> None:
    expect_none(crawl.misses)


def test_every_page_can_be_reached_by_links(site: Path, crawl: Crawl) -> None:
    here = f"{PUBLIC[site]}{crawl.base}"
    reached = {address.partition("?")[0].removeprefix(here) for address in crawl.answers}
    assert set(compiled(site)) - {"/404"} <= reached


def test_the_crawl_fetches_files_of_each_kind(crawl: Crawl) -> None:
    fetched = [answer.headers["content-type"] for answer in crawl.answers.values()]
    wanted = KINDS if CONTENT.projects else KINDS - OF_CASE_STUDIES
    assert {kind: fetched.count(kind) for kind in wanted if fetched.count(kind) < 2} == {}


def test_no_address_leaves_the_path_of_the_site(site: Path, crawl: Crawl) -> None:
    assert all(it.startswith(f"{PUBLIC[site]}{crawl.base}/") for it in crawl.answers)
