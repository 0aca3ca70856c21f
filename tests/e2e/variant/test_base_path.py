"""A site below a path of its host: all it names is there, valid, and below that path."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.islands import hydrate_islands
from tests.support.crawler import Crawl
from tests.support.html_validate import html_errors
from tests.support.site import compiled
from tests.support.variant import BASE, HOST, SITE, STUDY

PAGES = ["/", f"/projects/{STUDY}", "/no-such-page"]


def test_html_validate_finds_no_error_in_the_variant() -> None:
    assert not html_errors(SITE)


def test_every_address_of_a_site_below_a_path_answers_below_it(address: str) -> None:
    crawl = Crawl(address.removesuffix(BASE), BASE, HOST).walk()
    assert not crawl.misses, "\n".join(crawl.misses)
    below = {it.partition("?")[0].removeprefix(f"{HOST}{BASE}") for it in crawl.answers}
    assert not [it for it in below if it.startswith("http")], "named outside of the path"
    assert set(compiled(SITE)) - {"/404"} <= below


@pytest.mark.parametrize("path", PAGES)
def test_a_page_below_a_path_hydrates_and_fetches_all_from_below_it(
    page: Page, address: str, path: str
) -> None:
    lost: list[str] = []
    page.on("response", lambda it: lost.append(it.url) if it.status >= 400 else None)
    page.goto(address + path)  # the page's monitor hears what is fetched from elsewhere
    hydrate_islands(page)
    assert lost == ([page.url] if path == "/no-such-page" else [])


def test_links_of_a_site_below_a_path_lead_on_and_home(page: Page, address: str) -> None:
    page.goto(f"{address}/experiments")
    page.get_by_role("navigation").get_by_role("link", name="Projects").click()
    expect(page).to_have_url(f"{address}/projects")
    page.get_by_role("banner").get_by_role("link", name="Your Name").click()
    expect(page).to_have_url(f"{address}/")


def test_a_film_plays_below_a_path(page: Page, address: str) -> None:
    film = sorted((SITE / "video").glob("*.webm"))[0]
    page.goto(f"{address}/player/{film.stem}?controls=0")
    page.wait_for_function("document.querySelector('video').readyState > 1")
    played = page.evaluate("document.querySelector('video').currentSrc")
    assert played.startswith(f"{address}/video/")
