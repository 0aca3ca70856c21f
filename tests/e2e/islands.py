"""How a test wakes all that sleeps on a page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

RUNTIME_IS_THERE = "!window.earlyClicks"
"""The runtime takes over from the page's own script, or there are no islands."""

AWAIT_RUNTIME = f"""() => new Promise((done) => {{
  const end = performance.now() + 10_000;
  const over = () => {RUNTIME_IS_THERE} || performance.now() > end;
  const look = () => (over() ? done() : setTimeout(look, 20));
  look();
}})"""
"""Asks by itself: the site's policy forbids what Playwright's own waiting would do."""

PLAYS = "(document.querySelector('video')?.readyState ?? 2) > 1"


def wake(page: Page) -> None:
    """Wakes every island and waits until it has fetched what it needs."""
    page.evaluate(AWAIT_RUNTIME)
    for island in page.locator("[data-island]").all():
        island.evaluate("(it) => it.scrollIntoView()")
        island.dispatch_event("pointerdown")
        expect(island).to_have_attribute("data-awake", "")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function("document.fonts.status === 'loaded'")
    players = page.frames[1:]
    for player in players:
        player.wait_for_function(PLAYS)
    # A loop asks for its parts over and over: there the network is never idle.
    if not players:
        page.wait_for_load_state("networkidle")
