"""The indicator that shows while the next page is slow to come."""

import asyncio
import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from portfolio.testing.server import serving
from tests.conftest import NewPage
from tests.e2e.conftest import nightly
from tests.e2e.test_page_layout import menu_link
from tests.support.page_actions import (
    RUNTIME_HAS_LOADED,
    box_of,
    go_back_to_cached,
    hang,
    shown,
    wait_until,
)
from tests.support.page_scripts import page_script
from tests.support.playground_page import FAST, QUIET, REPEATABLE, PlaygroundPage
from tests.support.routes import NOT_FOUND
from tests.support.site import DIST
from tests.support.site_content import CONTENT, MENU, WORDS, first

STUDY = next((study.href for study in CONTENT.projects), "/projects")
DELAY = 300
"""Milliseconds that the next page may take without an indicator."""

ANNOUNCEMENT = WORDS.layout.loading_next_page
ADD_LINK = """([attributes, name]) => document.querySelector("main").insertAdjacentHTML(
  "afterbegin",
  `<a ${attributes} style="position: fixed; inset: 40% auto auto 40%; z-index: 99">${name}</a>`,
)"""


class Pages:
    """Answers requests for pages at once, with nothing, or later.

    ``answer`` is ``now``; ``nothing`` for status 204, so that a link leads nowhere and the page
    stays as it is before the next one comes; or ``later``, once ``/release`` is requested.
    """

    def __init__(self) -> None:
        self.answer = "now"
        self.released = asyncio.Event()

    def around(self, app: ASGIApp) -> ASGIApp:
        self._app = app
        return self

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_page = b"text/html" in dict(scope.get("headers", ())).get(b"accept", b"")
        if scope.get("path") == "/release":
            self.released.set()
        if (is_page and self.answer == "nothing") or scope.get("path") == "/release":
            await Response(status_code=204)(scope, receive, send)
            return
        if is_page and self.answer == "later":
            await self.released.wait()
        await self._app(scope, receive, send)


@pytest.fixture(scope="module")
def server() -> Iterator[tuple[str, Pages]]:
    """Address of the site, and what delays its pages."""
    pages = Pages()
    with serving(DIST, pages.around) as address:
        yield address, pages


@pytest.fixture(scope="module")
def address(server: tuple[str, Pages]) -> str:
    return server[0]


@pytest.fixture
def pages(server: tuple[str, Pages]) -> Pages:
    """What delays the pages of the site; at first it does not."""
    pages = server[1]
    pages.answer = "now"
    pages.released.clear()
    return pages


def indicator(page: Page) -> Locator:
    return page.locator(".loading-indicator")


def announcement(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=ANNOUNCEMENT)


def expect_shown(page: Page) -> None:
    expect(indicator(page)).to_be_in_viewport(ratio=1)
    expect(announcement(page)).to_have_count(1)


def expect_hidden(page: Page) -> None:
    expect(indicator(page)).to_be_hidden()
    expect(announcement(page)).to_have_count(0)


def way_out(page: Page) -> Locator:
    """Returns a link of the header to another page of the site."""
    there = first((it for it in MENU if not page.url.endswith(it.href)), "no link to other pages")
    return menu_link(page, there)


def leave_slowly(page: Page, pages: Pages) -> None:
    """Follows a link to a page that does not come in the time without an indicator."""
    stay(page, pages)
    way_out(page).click()
    page.clock.run_for(DELAY)


def stay(page: Page, pages: Pages) -> None:
    """Lets no link lead away from a page from now on, and stops time on it."""
    page.wait_for_load_state()
    shown(page).wait_for()  # until its own pictures are there
    pages.answer = "nothing"
    page.clock.install()
    # A minute ahead: time cannot be stopped where it has passed in the meantime.
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))


@pytest.fixture
def staying_page(page: Page, pages: Pages) -> Page:
    """A page that no link leads away from, on which time stands still."""
    page.goto("/resume")
    stay(page, pages)
    return page


@pytest.mark.parametrize("route", [nightly("/"), STUDY, nightly(NOT_FOUND)])
def test_loading_indicator_shows_after_300_ms(page: Page, route: str, pages: Pages) -> None:
    page.goto(route)
    stay(page, pages)
    way_out(page).click()
    page.clock.run_for(DELAY - 1)
    expect_hidden(page)
    page.clock.run_for(1)
    expect_shown(page)


@pytest.mark.parametrize("motion", ["no-preference", nightly("reduce")])
def test_loading_indicator_is_the_mascot_of_the_preloader_and_hops_unless_motion_is_reduced(
    page: Page, pages: Pages, motion: str
) -> None:
    first((it for it in (CONTENT.theme.mascot_image,) if it), "the site has no mascot")
    page.emulate_media(reduced_motion=motion)
    page.goto("/projects")
    waiting = page.locator(".preloader img")
    source, hop = waiting.get_attribute("src"), "animation-name"
    leave_slowly(page, pages)
    expect_shown(page)
    expect(indicator(page).locator("img")).to_have_attribute("src", source or "")
    hopping = waiting.evaluate(f"(it) => getComputedStyle(it)['{hop}']")
    assert (hopping == "none") == (motion == "reduce")
    expect(indicator(page).locator("img")).to_have_css(hop, hopping)


@pytest.mark.nightly
def test_loading_indicator_shows_where_no_island_has_come(page: Page, pages: Pages) -> None:
    hang(page, "**/assets/entry.client-*.js")
    page.goto("/", wait_until="domcontentloaded")
    leave_slowly(page, pages)
    expect_shown(page)


def test_loading_indicator_shows_for_the_keyboard_covers_nothing_and_ends_with_escape(
    staying_page: Page,
) -> None:
    way_out(staying_page).press("Enter")
    staying_page.clock.run_for(DELAY)
    expect_shown(staying_page)
    covers = """(it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""
    assert not indicator(staying_page).evaluate(covers)
    staying_page.keyboard.press("Escape")
    expect_hidden(staying_page)


def expect_never_shown(page: Page) -> None:
    page.clock.run_for(10 * DELAY)
    expect_hidden(page)


LINKS = {
    "a new tab": 'href="/projects" target="_blank"',
    "a download": 'href="/projects" download',
    "a file": 'href="/resume.pdf"',
    "a fragment of this page": 'href="#main"',
    "the top of this page": 'href="#"',
    "a link that a script handles": 'href="/projects" onclick="event.preventDefault()"',
}


def test_clicks_that_lead_to_no_page_here_show_no_loading_indicator(staying_page: Page) -> None:
    for modifier in ("ctrlKey", "metaKey", "shiftKey", "altKey"):
        way_out(staying_page).dispatch_event("click", {modifier: True})
        expect_never_shown(staying_page)
    way_out(staying_page).click(button="middle")
    expect_never_shown(staying_page)
    for name, attributes in LINKS.items():
        staying_page.evaluate(ADD_LINK, [attributes, name])
        link = staying_page.get_by_role("link", name=name, exact=True)
        link.click()
        expect_never_shown(staying_page)
        link.evaluate("(it) => it.remove()")


@pytest.mark.parametrize("href", ["https://example.com/", nightly("mailto:someone@example.com")])
def test_links_that_leave_the_site_show_no_loading_indicator(
    new_page: NewPage, pages: Pages, href: str
) -> None:
    page = new_page("stranger")
    page.route("https://example.com/", lambda route: route.fulfill(status=204))
    page.goto("/resume")
    stay(page, pages)
    page.evaluate(ADD_LINK, [f'href="{href}"', "Away"])
    page.get_by_role("link", name="Away").click()
    expect_never_shown(page)


@pytest.mark.nightly
def test_dragging_a_sticker_onto_a_link_shows_no_indicator(page: Page, pages: Pages) -> None:
    first(CONTENT.home.playground.sprites, "the playground has no stickers")
    stage = PlaygroundPage(page, **REPEATABLE, **FAST, **QUIET)
    stage.play_by_hand(len(CONTENT.home.playground.sprites))
    target = box_of(page.get_by_role("main").get_by_role("link").first)
    page.mouse.move(*stage.within_reach().at)
    page.mouse.down()
    expect(stage.field).to_have_attribute("data-cursor", "grabbing")
    page.mouse.move(target["x"] + 20, target["y"] + 20, steps=5)
    page.mouse.up()
    expect_never_shown(page)
    expect(page).to_have_url("/")


LEAVE = page_script("leave_slowly")


def states(page: Page) -> list[bool]:
    """Returns for each change of the indicator whether it was shown from then on."""
    return json.loads(page.evaluate("sessionStorage.states ?? '[]'"))


def test_loading_indicator_goes_when_the_navigation_is_stopped(page: Page, pages: Pages) -> None:
    page.goto("/resume")
    wait_until(page, RUNTIME_HAS_LOADED)  # a visitor who stops would stop its download, too
    pages.answer = "later"
    page.evaluate(LEAVE, ["/", "stop"])
    page.wait_for_function("sessionStorage.states === '[true,false]'")
    expect_hidden(page)
    expect(page).to_have_url("/resume")


@pytest.mark.nightly
def test_loading_indicator_shows_again_for_a_second_link(page: Page, pages: Pages) -> None:
    page.goto(NOT_FOUND)
    pages.answer = "later"
    there = first(MENU, "the menu has no other page")
    page.evaluate(LEAVE, [there.href, "follow /", "release"])
    expect(page).to_have_url("/")
    assert states(page) == [True, False, True, False]


@pytest.mark.nightly
def test_loading_indicator_goes_with_its_page_and_is_not_there_on_the_way_back(
    bfcache_page: Page, pages: Pages
) -> None:
    page = bfcache_page
    page.goto("/resume")
    pages.answer = "later"
    page.evaluate(LEAVE, ["/", "release"])
    expect(page).to_have_url("/")
    assert states(page) == [True, False]
    expect_hidden(page)
    go_back_to_cached(page)
    expect_hidden(page)
