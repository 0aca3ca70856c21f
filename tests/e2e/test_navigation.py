"""From page to page: prefetched before the click, cached for the way back, scrolled as before."""

from collections.abc import Iterator
from threading import Event
from typing import Literal

import pytest
from playwright.sync_api import Page, expect
from starlette.types import ASGIApp, Receive, Scope, Send

from portfolio.testing.server import serving
from tests.conftest import NewPage
from tests.e2e.conftest import nightly
from tests.support.page_actions import LOW_WINDOW, NAVIGATION, PHONE, go_back_to_cached, scroll_to
from tests.support.routes import NOT_FOUND
from tests.support.site import DIST
from tests.support.site_content import CONTENT, first

CACHED = ("/", *(study.href for study in CONTENT.projects[:1]), "/experiments", "/resume")
TIMEOUT = 10_000

RECORD_TRANSITIONS = """addEventListener("pagereveal", ({ viewTransition }) => {
  const names = () => document.getAnimations().map((it) => it.effect.pseudoElement ?? "");
  window.moving = viewTransition ? viewTransition.ready.then(names) : [];
  window.arrived = viewTransition?.finished;
})"""
IS_REVEALED = "() => 'moving' in window"


@pytest.mark.nightly
def test_back_forward_cache_keeps_pages_of_every_kind(bfcache_page: Page) -> None:
    for route in (*CACHED, "/projects"):
        bfcache_page.goto(route)
    for route in reversed(CACHED):
        go_back_to_cached(bfcache_page)
        expect(bfcache_page).to_have_url(route)


@pytest.mark.nightly
def test_page_from_the_back_forward_cache_has_a_closed_menu(bfcache_page: Page) -> None:
    page = bfcache_page
    page.set_viewport_size(PHONE["viewport"])
    page.goto("/experiments")
    toggle = page.locator(".menu-toggle")
    toggle.click()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    page.evaluate("location.assign('/resume')")
    page.wait_for_url("**/resume")
    go_back_to_cached(page)
    expect(toggle).to_have_attribute("aria-expanded", "false")


def test_back_restores_the_scroll_position_and_forward_begins_at_the_top(page: Page) -> None:
    page.set_viewport_size(LOW_WINDOW)
    page.goto("/resume")
    expect(page.get_by_role("contentinfo")).to_be_visible()
    scroll_to(page, 200)
    page.wait_for_function("scrollY === 200")
    page.goto(NOT_FOUND)
    page.go_back()
    page.wait_for_function("Math.abs(scrollY - 200) < 5")
    page.go_forward()
    page.wait_for_url(f"**{NOT_FOUND}")
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("motion", ["no-preference", nightly("reduce")])
def test_picture_of_a_tile_travels_to_its_case_study_and_back_unless_motion_is_reduced(
    page: Page, motion: Literal["no-preference", "reduce"]
) -> None:
    pictured = (it for it in CONTENT.projects if it.img and not it.sections[0].hero_component)
    study = first(pictured, "no case study begins with the picture of its tile")
    travelling = f"::view-transition-group(picture0{study.href.replace('/', '-')})"
    page.add_init_script(RECORD_TRANSITIONS)
    page.emulate_media(reduced_motion=motion)
    page.goto("/projects")
    page.locator(f".project-card[href$='{study.href}']").click()
    page.wait_for_url(f"**{study.href}")
    page.wait_for_function(IS_REVEALED)
    assert (travelling in page.evaluate("moving")) == (motion == "no-preference")
    page.evaluate("arrived")
    page.go_back()
    page.wait_for_url("**/projects")
    page.wait_for_function(IS_REVEALED)
    assert (travelling in page.evaluate("moving")) == (motion == "no-preference")


@pytest.mark.parametrize(
    ("route", "travels"),
    [
        nightly("/projects", ".project-card__picture"),
        (CONTENT.case_studies[0].href, ".case-hero__visual"),
    ],
)
def test_a_page_is_painted_when_what_travels_there_has_been_read(
    page: Page, route: str, travels: str
) -> None:
    page.goto(route)
    # Browsers go on at the beginning of the element that they wait for.
    assert page.locator(travels).evaluate_all(
        """(travelling) => {
          const link = document.querySelector("link[rel=expect][blocking=render]");
          const { hash } = new URL(link.href);
          const awaited = document.querySelector(hash);
          const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
          const isRead = (it) => it.compareDocumentPosition(awaited) === follows;
          return travelling.length > 0 && travelling.every(isRead);
        }"""
    )


@pytest.fixture
def listener() -> Iterator[tuple[str, Event]]:
    """Address of a server, and what is set once it has been asked for a page ahead."""
    heard = Event()

    def around(app: ASGIApp) -> ASGIApp:
        async def listen(scope: Scope, receive: Receive, send: Send) -> None:
            if b"prefetch" in dict(scope.get("headers", ())).get(b"sec-purpose", b""):
                heard.set()
            await app(scope, receive, send)

        return listen

    with serving(DIST, around) as address:
        yield address, heard


@pytest.mark.nightly
def test_a_hovered_link_prefetches_its_page(new_page: NewPage, listener: tuple[str, Event]) -> None:
    address, fetched = listener
    page = new_page(base_url=address)
    page.goto("/resume")
    assert not fetched.is_set()
    link = page.get_by_role("navigation").get_by_role("link").first
    link.hover()
    assert fetched.wait(TIMEOUT / 1000)
    link.click()
    page.wait_for_url(lambda url: not url.endswith("/resume"))
    ready = (
        f"{NAVIGATION}.activationStart > 0 || {NAVIGATION}.deliveryType === 'navigational-prefetch'"
    )
    assert page.evaluate(ready)
    page.close()  # before its server: what it still loads would fail
