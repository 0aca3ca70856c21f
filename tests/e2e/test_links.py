"""Nothing that the site names is missing, at the root of a host and below a path of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

from portfolio.export.hosting import Hosting
from tests.e2e.conftest import NewPage
from tests.e2e.islands import hydrate_islands
from tests.support.crawler import Crawl
from tests.support.owned import CONTENT, MENU, SITE, first
from tests.support.server import serving
from tests.support.site import DIST, SUBPATH, compiled, pages

PUBLIC = "{0.scheme}://{0.netloc}".format(urlsplit(SITE))


@pytest.fixture(scope="module", params=[DIST, SUBPATH], ids=lambda site: site.name)
def site(request: pytest.FixtureRequest) -> Path:
    return request.param


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


@pytest.fixture(scope="module")
def below() -> Iterator[str]:
    """Where the site is served below a path."""
    with serving(SUBPATH) as server:
        yield server + Hosting.of(SUBPATH).base


@pytest.mark.parametrize("path", pages())
def test_a_page_below_a_path_wakes_and_fetches_nothing_elsewhere(
    below: str, new_page: NewPage, path: str
) -> None:
    page = new_page(base_url=below)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(below + path)
    hydrate_islands(page)
    lost = [it.url for it in answers if it.status >= 400 and it.url != page.url]
    assert not lost
    assert len(answers) > 2
    assert all(it.url.startswith((f"{below}/", "data:", "blob:")) for it in answers)


def test_one_walks_about_below_a_path(below: str, new_page: NewPage) -> None:
    page = new_page(base_url=below)
    there = first(MENU, "no link of the menu stays on the site")
    page.goto(f"{below}/experiments")
    page.get_by_role("navigation").get_by_role("link", name=there.label).click()
    expect(page).to_have_url(below + there.href)
    page.get_by_role("banner").get_by_role("link", name=CONTENT.site.owner).click()
    expect(page).to_have_url(f"{below}/")
    page.wait_for_load_state("networkidle")


def test_a_film_plays_below_a_path(below: str, new_page: NewPage) -> None:
    page = new_page(base_url=below)
    film = first(sorted((SUBPATH / "video").glob("*.webm")), "no film in assets/video/")
    page.goto(f"{below}/player/{film.stem}?controls=0")
    page.wait_for_function("document.querySelector('video').readyState > 1")
    assert page.evaluate("document.querySelector('video').currentSrc").startswith(f"{below}/video/")
