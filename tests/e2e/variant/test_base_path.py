"""A site below a path of its host works there; ``test_links.py`` follows all that it names."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import nightly
from tests.support.page_actions import hydrate_islands
from tests.support.routes import NOT_FOUND
from tests.support.sample import ASSETS
from tests.support.variant import SITE, STUDY


@pytest.mark.parametrize("path", [nightly("/"), f"/projects/{STUDY}", nightly(NOT_FOUND)])
def test_a_page_below_a_path_hydrates_and_fetches_all_from_below_it(
    page: Page, address: str, path: str
) -> None:
    lost: list[str] = []
    page.on("response", lambda it: lost.append(it.url) if it.status >= 400 else None)
    page.goto(address + path)  # the page's monitor hears what is fetched from elsewhere
    hydrate_islands(page)
    assert lost == ([page.url] if path == NOT_FOUND else [])


def test_a_page_of_assets_works_below_a_path_with_its_files(page: Page, address: str) -> None:
    page.goto(f"{address}/games/dot")
    expect(page).to_have_url(f"{address}/games/dot/")
    expect(page.get_by_role("heading", name="Dot")).to_have_css("letter-spacing", "7px")
    expect(page.get_by_text("Ready")).to_be_visible()
    written = ASSETS / "games/dot/index.html"
    assert (SITE / "games/dot/index.html").read_bytes() == written.read_bytes()


def test_a_video_plays_below_a_path(page: Page, address: str) -> None:
    video = sorted((SITE / "video").glob("*.webm"))[0]
    page.goto(f"{address}/player/{video.stem}?controls=0")
    page.wait_for_function("document.querySelector('video').readyState > 1")
    played = page.evaluate("document.querySelector('video').currentSrc")
    assert played.startswith(f"{address}/video/")
