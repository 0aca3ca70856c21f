"""The header comes back when a visitor scrolls up a long page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.conftest import NewPage
from tests.support.page_actions import LOW_WINDOW


def turn_wheel(page: Page, pixels: int) -> None:
    """Turns the wheel and waits until the page has scrolled as far."""
    target = round(page.evaluate("scrollY")) + pixels
    page.mouse.wheel(0, pixels)
    page.wait_for_function(f"Math.round(scrollY) === {target}")


def scrolled(new_page: NewPage) -> Page:
    """Returns a page that has been scrolled down to where its header is out of sight."""
    page = new_page(viewport=LOW_WINDOW)
    page.goto("/resume")
    page.mouse.move(700, 150)
    turn_wheel(page, 280)
    return page


def test_hidden_header_comes_back_on_scrolling_up_and_on_focus(new_page: NewPage) -> None:
    page = scrolled(new_page)
    header = page.get_by_role("banner")
    expect(header).not_to_be_in_viewport()
    turn_wheel(page, -60)
    expect(header).to_be_in_viewport()
    turn_wheel(page, 60)
    expect(header).not_to_be_in_viewport()
    place = page.evaluate("scrollY")
    header.get_by_role("link").first.evaluate("(it) => it.focus({ preventScroll: true })")
    expect(header).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == place


def test_header_does_not_cover_the_place_above_that_a_link_leads_to(new_page: NewPage) -> None:
    page = scrolled(new_page)
    page.evaluate("""() => {
      document.querySelector("main").insertAdjacentHTML("afterbegin",
        `<b id="above" style="position:absolute;top:120px">Above</b>
         <a href="#above" style="position:absolute;top:400px;z-index:99">Go above</a>`);
    }""")
    page.get_by_role("link", name="Go above").click()
    page.wait_for_function("scrollY < 110")
    expect(page.get_by_role("banner")).not_to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.dataset.header") != "shown"
