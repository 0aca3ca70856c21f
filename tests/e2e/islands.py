"""Hydrates all islands of a page for a test."""

from __future__ import annotations

from playwright.sync_api import Frame, Page, expect

from tests.support.preloader import shown

RUNTIME_HAS_LOADED = "!window.earlyClicks"
"""The runtime has taken over from the page's inline loader, or the page has no islands."""

VIDEO_HAS_DATA = "(document.querySelector('video')?.readyState ?? 2) > 1"
PICTURES_HAVE_LOADED = "[...document.images].every((it) => it.complete || it.loading === 'lazy')"
FONTS_HAVE_LOADED = "document.fonts.status === 'loaded'"


def wait_until(frame: Page | Frame, condition: str) -> None:
    """Waits in the page for at most 10 s until a condition, written in JavaScript, holds.

    The site's security policy forbids the eval of Playwright's own polling.
    """
    frame.evaluate(f"""() => new Promise((done, fail) => {{
      const end = performance.now() + 10_000;
      const look = () => {{
        if ({condition}) done();
        else if (performance.now() > end) fail(new Error("it did not come in 10 s"));
        else setTimeout(look, 20);
      }};
      look();
    }})""")


def hydrate_islands(page: Page) -> None:
    """Hydrates every island of a page, and waits until all that it shows at first has come."""
    shown(page).wait_for(state="attached")
    wait_until(page, RUNTIME_HAS_LOADED)
    for island in page.locator("[data-island]").all():
        island.evaluate("(element) => element.scrollIntoView()")
        island.dispatch_event("pointerdown")
        expect(island).to_have_attribute("data-hydrated", "")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    wait_until(page, FONTS_HAVE_LOADED)
    for player in page.frames[1:]:
        wait_until(player, VIDEO_HAS_DATA)
    wait_until(page, PICTURES_HAVE_LOADED)
