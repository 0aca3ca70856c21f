"""Scrolling that has come to rest before a test goes on."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.support.preloader import shown

AT_REST = """(element) => new Promise((resolve) => {
  let last;
  const look = () => {
    const { top } = element.getBoundingClientRect();
    if (top === last) return resolve();
    last = top;
    setTimeout(() => requestAnimationFrame(look), 60);
  };
  look();
})"""


def bring(element: Locator) -> Locator:
    """Scrolls an element into view and waits until the page stands still."""
    shown(element.page).wait_for()
    element.scroll_into_view_if_needed()
    element.evaluate(AT_REST)
    return element
