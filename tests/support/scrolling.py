"""Scrolling and menus that have come to rest before a test goes on."""

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


def open_menu(button: Locator) -> None:
    """Opens the menu of a button, and waits until it stands still: a click on a link may miss."""
    button.click()
    button.evaluate(
        """(button) => {
          const entrance = button.popoverTargetElement.getAnimations();
          return Promise.all(entrance.map((it) => it.finished)).then(() => {});
        }"""
    )
