"""Hydrates all islands of a page for a test."""

from __future__ import annotations

from playwright.sync_api import Page, expect

RUNTIME_HAS_LOADED = "!window.earlyClicks"
"""The runtime has taken over from the page's inline loader, or the page has no islands."""

AWAIT_RUNTIME = f"""() => new Promise((done) => {{
  const end = performance.now() + 10_000;
  const over = () => {RUNTIME_HAS_LOADED} || performance.now() > end;
  const look = () => (over() ? done() : setTimeout(look, 20));
  look();
}})"""
"""Polls in the page: the site's security policy forbids the eval of Playwright's own polling."""

VIDEO_HAS_DATA = "(document.querySelector('video')?.readyState ?? 2) > 1"


def hydrate_islands(page: Page) -> None:
    """Hydrates every island and waits until it has fetched what it needs."""
    page.evaluate(AWAIT_RUNTIME)
    for island in page.locator("[data-island]").all():
        island.evaluate("(element) => element.scrollIntoView()")
        island.dispatch_event("pointerdown")
        expect(island).to_have_attribute("data-hydrated", "")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function("document.fonts.status === 'loaded'")
    players = page.frames[1:]
    for player in players:
        player.wait_for_function(VIDEO_HAS_DATA)
    # A looping video requests its parts again and again, so the network is never idle.
    if not players:
        page.wait_for_load_state("networkidle")
