"""A demo: a page that starts within another when a visitor asks for it, and stops."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.support.page_actions import bring, hang

from .conftest import BLANK, STUDY, Open, Visitor, go, part

TITLE = "A page to play"


def start(demo: Locator) -> Locator:
    """Starts a demo, and returns the control of its page."""
    demo.get_by_role("button", name="Try it here").click()
    return demo.frame_locator("iframe").get_by_role("slider", name="Years")


def expect_stopped(demo: Locator) -> None:
    """Expects that the page is gone, and that the focus is where it was."""
    expect(demo.get_by_role("button", name="Try it here")).to_be_focused()
    expect(demo.locator("iframe")).to_have_count(0)


def test_demo_starts_when_asked_starts_over_and_stops_also_on_escape(open_page: Open) -> None:
    demo = part(open_page(STUDY, Visitor(390, touch=True)), TITLE)
    expect(demo.locator("iframe")).to_have_count(0)
    term = start(demo)
    expect(demo.get_by_text("The toy, running")).to_be_visible()
    expect(demo.get_by_title("The toy")).to_be_focused()
    term.press("ArrowRight")
    expect(term).to_have_value("4")
    demo.get_by_role("button", name="Start over").click()
    expect(term).to_have_value("3")
    demo.get_by_role("button", name="Stop").click()
    expect_stopped(demo)
    demo.get_by_role("button", name="Try it here").press("Enter")
    expect(demo.get_by_text("The toy, running")).to_be_visible()
    demo.get_by_role("button", name="Stop").press("Escape")
    expect_stopped(demo)


def test_demo_keeps_its_state_while_it_is_off_screen(open_page: Open) -> None:
    page = open_page(STUDY)
    demo = part(page, TITLE)
    term = start(demo)
    term.press("End")
    heard = demo.frame_locator("iframe").locator("html")
    heard.evaluate(
        """() => addEventListener('message', ({ data }) => {
          document.documentElement.dataset.heard = data.type;
        })"""
    )
    page.evaluate("scrollTo(0, 0)")
    expect(heard).to_have_attribute("data-heard", "pause")
    bring(demo)
    expect(heard).to_have_attribute("data-heard", "resume")
    expect(term).to_have_value("7")


def test_demo_that_does_not_load_gives_the_button_back(open_page: Open) -> None:
    page = open_page(BLANK)
    page.clock.install()
    hang(page, "**/toy")
    go(page, STUDY)
    demo = part(page, TITLE)
    start(demo)
    expect(demo.get_by_title("The toy")).to_be_attached()
    page.clock.run_for(10_000)
    expect(demo.get_by_text("did not load in 10 seconds")).to_be_visible()
    expect_stopped(demo)


def test_demo_is_a_picture_and_a_link_without_javascript(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(scripts=False))
    expect(page.get_by_role("img", name="The toy on a wide screen")).to_be_visible()
    link = page.get_by_role("link", name="Open by itself")
    expect(link).to_have_attribute("href", re.compile("/toy$"))
    expect(page.get_by_role("button", name="Try it here")).to_be_hidden()
