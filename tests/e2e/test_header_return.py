"""The header comes back when a visitor scrolls up a long page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.conftest import NewPage
from tests.e2e.islands import DEFERRED_SCRIPTS_HAVE_COME, wait_until

LOW_WINDOW = {"width": 1440, "height": 300}
"""So low that the page is longer than two screens, also one without content."""


def scrolled(new_page: NewPage) -> Page:
    page = new_page(viewport=LOW_WINDOW)
    page.goto("/resume")
    wait_until(page, DEFERRED_SCRIPTS_HAVE_COME)
    page.mouse.move(700, 150)
    page.mouse.wheel(0, 280)
    page.wait_for_function("scrollY > 200")
    return page


def test_scrolling_up_brings_the_header_back_and_down_takes_it_away(new_page: NewPage) -> None:
    page = scrolled(new_page)
    header = page.get_by_role("banner")
    expect(header).not_to_be_in_viewport()
    page.mouse.wheel(0, -60)
    expect(header).to_be_in_viewport()
    assert page.evaluate("scrollY") > 0
    page.mouse.wheel(0, 60)
    expect(header).not_to_be_in_viewport()


def test_any_focus_in_it_brings_the_hidden_header_back(new_page: NewPage) -> None:
    page = scrolled(new_page)
    header = page.get_by_role("banner")
    page.mouse.wheel(0, -60)
    expect(header).to_be_in_viewport()
    page.mouse.wheel(0, 60)
    expect(header).not_to_be_in_viewport()
    place = page.evaluate("scrollY")
    header.get_by_role("link").first.evaluate("(it) => it.focus({ preventScroll: true })")
    expect(header).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == place


def test_a_link_to_a_place_above_does_not_cover_it(new_page: NewPage) -> None:
    page = scrolled(new_page)
    page.evaluate("""() => {
      const place = document.querySelector("main");
      place.insertAdjacentHTML("afterbegin",
        "<b id='above' style='position:absolute;top:120px'>Above</b>");
      place.insertAdjacentHTML("afterbegin",
        "<a href='#above' style='position:absolute;top:400px;z-index:99'>Go above</a>");
    }""")
    page.get_by_role("link", name="Go above").click()
    page.wait_for_function("scrollY < 110")
    expect(page.get_by_role("banner")).not_to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.dataset.header") != "shown"
