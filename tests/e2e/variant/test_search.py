"""The search of a site below a path: found by keyboard, in the language of the page, and light."""

import re

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.conftest import NewPage
from tests.support.accessibility import in_both_themes
from tests.support.page_actions import PHONE, SIDEWAYS, expect_none
from tests.support.variant import BASE, LANGUAGE
from tests.support.words import catalogue_words

OF_SEARCH = re.compile(r"/pagefind/|/search_dialog\.js")
MOST_BYTES = 110_000
WORD, PART = "insurer", "Calm pages for bad days"
"""A word of the case study "Cover", and the heading of a part that says it."""


@pytest.fixture
def searched(new_page: NewPage, address: str) -> Page:
    """A page under the security policy."""
    page = new_page(bypass_csp=False)
    page.goto(f"{address}/projects")
    return page


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Search")


def search(page: Page, words: str) -> Locator:
    """Opens the search by its key and types words; returns the dialog."""
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox", name="Search this site")).to_be_focused()
    page.get_by_role("searchbox").fill(words)
    return dialog(page)


def test_nothing_is_fetched_before_search_opens_and_little_then(page: Page, address: str) -> None:
    requests: list[Request] = []
    page.on("requestfinished", lambda it: requests.append(it) if OF_SEARCH.search(it.url) else None)
    page.goto(f"{address}/projects")
    page.get_by_role("button", name="Search").hover()
    assert requests == []
    with page.expect_request_finished(lambda it: it.url.endswith(".pf_filter")):
        page.get_by_role("button", name="Search").click()
    weight = sum(it.sizes()["responseBodySize"] for it in requests)
    assert len(requests) > 4, "dialog, script, worker, list of languages, WebAssembly, words"
    assert weight <= MOST_BYTES


def test_pages_are_found_by_keyboard_with_kind_and_parts(searched: Page, address: str) -> None:
    found = search(searched, WORD)
    projects = found.get_by_role("region", name="Projects")
    expect(projects.get_by_role("link", name="Cover")).to_be_visible()
    expect(projects.locator("mark").first).to_have_text(re.compile(WORD[:5], re.IGNORECASE))
    expect(found.get_by_role("status")).to_have_text(re.compile(r"^\d+ pages? found$"))
    expect_none(in_both_themes(searched, "open search"))
    part = projects.get_by_role("link", name=PART)
    for _ in range(6):
        searched.keyboard.press("ArrowDown")
        if part.evaluate("(it) => it === document.activeElement"):
            break
    searched.keyboard.press("Enter")
    expect(searched).to_have_url(f"{address}/projects/cover#role")


@pytest.mark.nightly
def test_enter_opens_the_first_page_and_letters_lead_back(searched: Page, address: str) -> None:
    search(searched, WORD)
    expect(dialog(searched).get_by_role("link", name="Cover")).to_be_visible()
    searched.keyboard.press("ArrowDown")
    searched.keyboard.type("s")
    expect(searched.get_by_role("searchbox")).to_have_value(f"{WORD}s")
    searched.get_by_role("searchbox").fill(WORD)
    searched.keyboard.press("Enter")
    expect(searched).to_have_url(re.compile(rf"^{re.escape(address)}/projects/cover"))


def test_escape_closes_the_search_and_the_focus_returns(searched: Page) -> None:
    link = searched.get_by_role("banner").get_by_role("link").first
    link.focus()
    searched.keyboard.press("Control+k")
    expect(dialog(searched)).to_be_visible()
    searched.keyboard.press("Escape")
    expect(dialog(searched)).to_be_hidden()
    expect(link).to_be_focused()


def test_who_finds_nothing_is_told_so_and_led_on(searched: Page, address: str) -> None:
    found = search(searched, "zzyzx")
    expect(found.get_by_role("status")).to_have_text("Nothing found for “zzyzx”.")
    found.get_by_role("link", name="Experiments").click()
    expect(searched).to_have_url(f"{address}/experiments")


@pytest.mark.nightly
def test_the_search_of_a_language_finds_its_pages_alone(page: Page, address: str) -> None:
    said = catalogue_words(LANGUAGE).search
    page.goto(f"{address}/{LANGUAGE}/projects")
    page.get_by_role("button", name=said.search).click()
    page.get_by_role("searchbox", name=said.field).fill("موقع")
    links = page.get_by_role("dialog").locator(".search-dialog__group li > a:first-child")
    expect(links.first).to_be_visible()
    addresses = links.evaluate_all("(them) => them.map((it) => it.pathname)")
    own = [it for it in addresses if it.startswith(f"{BASE}/{LANGUAGE}")]
    assert own
    assert [it for it in addresses if it.startswith(f"{BASE}/projects")] == []


@pytest.mark.nightly
def test_an_index_that_does_not_come_is_told(new_page: NewPage, address: str) -> None:
    page = new_page("pagefind")
    page.route("**/pagefind/pagefind.js", lambda route: route.abort())
    page.goto(f"{address}/projects")
    found = search(page, WORD)
    expect(found.get_by_role("status")).to_have_text("The search could not be loaded.")
    expect(found.get_by_role("link")).to_have_count(0)


@pytest.mark.nightly
def test_a_phone_has_the_search_in_its_menu(new_page: NewPage, address: str) -> None:
    page = new_page(**PHONE)
    page.goto(f"{address}/projects")
    menu = page.get_by_role("button", name="Menu")
    menu.tap()
    page.get_by_role("button", name="Search").tap()
    page.get_by_role("searchbox").fill(WORD)
    expect(dialog(page).get_by_role("link", name="Cover")).to_be_visible()
    assert page.evaluate(SIDEWAYS) == 0
    page.get_by_role("button", name="Close the search").tap()
    expect(menu).to_be_focused()
    expect(menu).to_have_attribute("aria-expanded", "false")


def test_without_javascript_there_is_no_button_of_the_search(
    page_without_javascript: Page, address: str
) -> None:
    page_without_javascript.goto(f"{address}/projects")
    expect(page_without_javascript.get_by_role("button", name="Search")).to_have_count(0)
