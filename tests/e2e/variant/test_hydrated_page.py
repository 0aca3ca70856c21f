"""A page that React hydrates whole leaves to the browser every address that is not its own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, expect

from tests.support.page_actions import HYDRATED_WHOLE, go_back_to_cached, wait_until


@pytest.fixture
def loads(page: Page) -> list[str]:
    """The addresses of all documents that the page loads."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.is_navigation_request():
            found.append(request.url)

    page.on("request", note)
    return found


def expect_to_work(page: Page) -> None:
    """Counts one, which a page does that React has hydrated, and that no reload has reset."""
    wait_until(page, HYDRATED_WHOLE)
    page.get_by_role("button", name="Add one").click()
    expect(page.get_by_text("Count: ")).to_have_text("Count: 1")


@pytest.mark.parametrize("opened", ["ordinary", "ordinary.html", "ordinary.html?a=1#main"])
def test_a_hydrated_page_loads_once_at_any_address_that_a_host_serves_it_at(
    page: Page, address: str, loads: list[str], opened: str
) -> None:
    page.goto(f"{address}/{opened}")
    expect_to_work(page)
    expect(page).to_have_url(f"{address}/{opened.replace('.html', '')}")
    assert loads == [f"{address}/{opened.partition('#')[0]}"]


@pytest.mark.parametrize(
    ("role", "name"),
    [("button", "Go to the projects"), ("link", "To the heading of the projects")],
)
def test_what_leads_away_from_a_hydrated_page_loads_one_document(
    page: Page, address: str, loads: list[str], role: str, name: str
) -> None:
    page.goto(f"{address}/ordinary")
    expect_to_work(page)
    page.get_by_role(role, name=name).click()  # type: ignore[arg-type]
    expect(page).to_have_url(f"{address}/projects#main")
    page.go_back()
    expect_to_work(page)
    page.go_forward()
    expect(page).to_have_url(f"{address}/projects#main")
    own, other = f"{address}/ordinary", f"{address}/projects"
    assert loads == [own, other, own, other]


def test_a_redirect_of_a_hydrated_page_to_itself_stays_in_it(
    page: Page, address: str, loads: list[str]
) -> None:
    page.goto(f"{address}/ordinary")
    expect_to_work(page)
    page.get_by_role("button", name="Go to itself").click()
    expect(page).to_have_url(f"{address}/ordinary?again")
    expect(page.get_by_text("Count: ")).to_have_text("Count: 1")
    assert loads == [f"{address}/ordinary"]


def test_a_hydrated_page_from_the_back_forward_cache_works_and_leads_away_again(
    bfcache_page: Page, address: str
) -> None:
    page = bfcache_page
    page.goto(f"{address}/ordinary")
    for _ in range(2):
        page.get_by_role("button", name="Go to the projects").click()
        expect(page).to_have_url(f"{address}/projects#main")
        go_back_to_cached(page)
    expect_to_work(page)
