"""A site below a path of its host: all it names is there, valid, and below that path."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from portfolio.hosting.rules import Hosting
from tests.conftest import NewPage
from tests.e2e.islands import hydrate_islands
from tests.e2e.test_links import TestCrawl, crawl
from tests.support.html_validate import html_errors
from tests.support.server import serving
from tests.support.site import SUBPATH, pages
from tests.support.site_content import CONTENT, MENU, first

__all__ = ["TestCrawl", "crawl"]


@pytest.fixture(scope="module")
def site() -> Path:
    """The site that ``TestCrawl`` looks at."""
    return SUBPATH


def test_no_file_has_an_error() -> None:
    assert not html_errors(SUBPATH)


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
