"""From page to page: ready before the click, kept for the way back, found where it was left."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.types import ASGIApp, Receive, Scope, Send

from tests.conftest import NewPage
from tests.support.routes import ROUTES
from tests.support.server import serving
from tests.support.site import DIST

LOST = "/no-such-page"
"""Browsers keep no page that answers 404."""

PATIENCE = 10_000
HOW = "performance.getEntriesByType('navigation')[0]"
LOW_WINDOW = {"width": 1440, "height": 300}
"""So low that every page is longer, also one without content."""

SCROLLED = "() => scrollTo({ top: 200, behavior: 'instant' })"


@pytest.mark.parametrize("route", [route for route in ROUTES if route != LOST])
def test_the_back_forward_cache_keeps_every_page(
    bfcache_browser: Browser, address: str, route: str
) -> None:
    page = bfcache_browser.new_page(base_url=address)
    page.add_init_script("addEventListener('pageshow', (it) => (window.kept = it.persisted))")
    page.goto(route)
    page.goto("/resume" if route != "/resume" else "/experiments")
    page.go_back(wait_until="commit")
    page.wait_for_function("window.kept !== undefined", timeout=PATIENCE)
    assert page.evaluate("window.kept"), page.evaluate(f"JSON.stringify({HOW}.notRestoredReasons)")
    page.close()


def test_a_page_that_comes_back_has_a_closed_menu(bfcache_browser: Browser, address: str) -> None:
    page = bfcache_browser.new_page(base_url=address, viewport={"width": 390, "height": 844})
    page.add_init_script("addEventListener('pageshow', (it) => (window.kept = it.persisted))")
    page.goto("/experiments")
    toggle = page.locator(".menu-toggle")
    page.wait_for_load_state("networkidle")
    toggle.click()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    page.evaluate("location.assign('/resume')")
    page.wait_for_url("**/resume")
    page.go_back(wait_until="commit")
    page.wait_for_function("window.kept", timeout=PATIENCE)
    expect(toggle).to_have_attribute("aria-expanded", "false")
    page.close()


@pytest.mark.parametrize("route", ["/experiments", "/resume", "/projects"])
def test_back_and_forward_restore_the_scroll_position(page: Page, route: str) -> None:
    page.set_viewport_size(LOW_WINDOW)
    page.goto(route)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(SCROLLED)
    page.wait_for_function("scrollY > 150")
    place = page.evaluate("scrollY")
    page.goto(LOST)
    page.go_back()
    page.wait_for_function(f"Math.abs(scrollY - {place}) < 5")
    page.go_forward()
    page.wait_for_url(f"**{LOST}")
    assert page.evaluate("scrollY") == 0


class Listener:
    """Hears which pages browsers fetch ahead of any click."""

    def __init__(self, app: ASGIApp) -> None:
        self.heard = Event()
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if b"prefetch" in dict(scope.get("headers", ())).get(b"sec-purpose", b""):
            self.heard.set()
        await self._app(scope, receive, send)


@pytest.fixture
def listener() -> Iterator[tuple[str, Event]]:
    listeners: list[Listener] = []

    def around(app: ASGIApp) -> ASGIApp:
        listeners.append(Listener(app))
        return listeners[0]

    with serving(DIST, around) as address:
        yield address, listeners[0].heard


def test_hovering_a_link_prefetches_its_page(
    new_page: NewPage, listener: tuple[str, Event]
) -> None:
    address, fetched = listener
    page = new_page(base_url=address)
    page.goto("/resume", wait_until="networkidle")
    assert not fetched.is_set()
    link = page.get_by_role("navigation").get_by_role("link").first
    link.hover()
    assert fetched.wait(PATIENCE / 1000)
    link.click()
    page.wait_for_url(lambda url: not url.endswith("/resume"))
    ready = f"{HOW}.activationStart > 0 || {HOW}.deliveryType === 'navigational-prefetch'"
    assert page.evaluate(ready)
    page.close()  # before its server: what it still loads would fail
