"""Styles of what lies below the first screen of a large page, which come after the first paint."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Route, expect

from tests.conftest import NewPage
from tests.support.network_faults import expect_readable, touch_islands

from .conftest import Open, Visitor

STUDY = "/projects/blocks"
RESUME = "/resume"
STYLES = re.compile(r"/generated/styles-[0-9a-f-]+\.css")
PICTURES = re.compile(r"/generated/img/.*\.avif")
COUNT = re.compile(r"\d+ of \d+ pictures")
STYLES_ARE_ASKED_FOR = "document.querySelector('link[blocking=render]').disabled === false"
PAINTS = "performance.getEntriesByType('paint').length"
FIRST_SCREEN = """[...document.querySelectorAll(
    `.header *, .preloader, .preloader__title,
     .page-header :not(use), :not([data-below]) > .awards *`,
  )].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    const { color, backgroundColor, font, visibility } = getComputedStyle(it);
    return [it.className, x, y, width, height, color, backgroundColor, font, visibility].join();
  })"""
"""Where everything is that the first paint shows, and how it looks."""


FAILED = "Failed to load resource|net::ERR_FAILED"
"""What the console says of a request that fails."""


def status(page: Page) -> Locator:
    return page.locator(".preloader").get_by_role("status")


class HeldRequests:
    """An answer that keeps what is asked for waiting until it is released."""

    def __init__(self) -> None:
        self._is_released = False
        self._waiting: list[Route] = []

    def __call__(self, route: Route) -> None:
        if self._is_released:
            route.continue_()
        else:
            self._waiting.append(route)

    def release(self) -> None:
        self._is_released = True
        for route in self._waiting:
            route.continue_()


def failing(times: int, asked: list[str]) -> Callable[[Route], None]:
    """Returns an answer that fails the first times, and notes in ``asked`` what was asked for."""

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) <= times:
            route.abort()
        else:
            route.continue_()

    return answer


def test_page_without_a_preloader_shows_nothing_without_its_styles(open_page: Open) -> None:
    styles = HeldRequests()
    page = open_page(
        RESUME, Visitor(390, still=True), before=lambda page: page.route(STYLES, styles)
    )
    page.wait_for_function(PAINTS)
    page.evaluate("document.fonts.ready.then(() => 0)")
    before = page.evaluate(FIRST_SCREEN)
    footer = page.get_by_role("contentinfo")
    expect(footer).to_be_hidden()
    page.wait_for_function(STYLES_ARE_ASKED_FOR)
    styles.release()
    expect(footer).to_be_visible()
    assert page.evaluate(FIRST_SCREEN) == before


def test_link_to_what_waits_for_its_styles_leads_there_once_they_come(open_page: Open) -> None:
    styles = HeldRequests()
    page = open_page(RESUME, Visitor(still=True), before=lambda page: page.route(STYLES, styles))
    page.wait_for_function(STYLES_ARE_ASKED_FOR)
    page.evaluate("document.querySelector('.footer').id = location.hash = 'foot'")
    assert page.evaluate("scrollY") == 0
    styles.release()
    expect(page.get_by_role("contentinfo")).to_be_in_viewport()


def test_text_fragment_leads_to_words_that_wait_for_their_styles(open_page: Open) -> None:
    page = open_page(f"{RESUME}#:~:text=Follow%20me", Visitor(still=True))
    expect(page.get_by_role("heading", name="Follow me")).to_be_in_viewport()


def test_first_screen_of_a_case_study_does_not_change_when_deferred_styles_come(
    open_page: Open,
) -> None:
    styles = HeldRequests()

    def hold(page: Page) -> None:
        page.route(STYLES, styles)
        page.route(PICTURES, HeldRequests())

    page = open_page(STUDY, Visitor(still=True), before=hold)
    page.wait_for_function(PAINTS)
    page.evaluate("document.fonts.ready.then(() => 0)")
    before = page.evaluate(FIRST_SCREEN)
    with page.expect_request(PICTURES):  # those below wait for the styles
        styles.release()
    expect(status(page)).to_have_text(COUNT)
    assert page.evaluate(FIRST_SCREEN) == before


def test_deferred_styles_that_fail_are_asked_for_once_more(
    new_page: NewPage, blocks_site: str
) -> None:
    page = new_page(FAILED, base_url=blocks_site)
    asked: list[str] = []
    page.route(STYLES, failing(1, asked))
    page.goto(STUDY)
    expect_readable(page)
    expect(page.locator(".facts dl")).to_have_css("display", "grid")
    assert len(asked) == 2


def test_page_that_never_gets_its_deferred_styles_can_be_read_and_used(
    new_page: NewPage, blocks_site: str
) -> None:
    page = new_page(FAILED, base_url=blocks_site)
    asked: list[str] = []
    page.route(STYLES, failing(9, asked))
    page.goto(STUDY)
    expect_readable(page)
    touch_islands(page)
    assert len(asked) == 2


def test_visit_to_a_part_of_a_page_is_not_painted_without_deferred_styles(
    open_page: Open,
) -> None:
    styles = HeldRequests()
    page = open_page(f"{STUDY}#words", before=lambda page: page.route(STYLES, styles))
    # Elsewhere they block nothing: by the time of that page's paint this one had its chance.
    top = open_page(STUDY, before=lambda page: page.route(STYLES, HeldRequests()))
    top.wait_for_function(PAINTS)
    assert not page.evaluate(PAINTS)
    styles.release()
    page.wait_for_function(PAINTS)
    assert page.evaluate("getComputedStyle(document.querySelector('.facts dl')).display") == "grid"
