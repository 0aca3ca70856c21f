"""axe-core finds nothing to say, on any page, in any state."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.islands import hydrate_islands
from tests.e2e.playground import pause, playground
from tests.support.axe import in_both_themes
from tests.support.site import pages

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}

UNFOLD = """() => {
  document.querySelectorAll("details").forEach((it) => { it.open = true; });
  document.querySelectorAll("[popover]").forEach((it) => it.showPopover());
}"""


def open_everything(page: Page) -> None:
    """Opens what folds and pauses the playground, at the top of a page."""
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    if playground(page).count():
        expect(playground(page)).to_have_attribute("data-state", "running")
        pause(page)
    page.evaluate(UNFOLD)


@pytest.mark.parametrize("path", pages())
def test_nothing_is_found(page: Page, path: str) -> None:
    page.goto(path)
    hydrate_islands(page)
    found = in_both_themes(page, "the foot, on a desk")
    page.set_viewport_size(PHONE)
    found += in_both_themes(page, "the foot, on a phone")
    open_everything(page)
    found += in_both_themes(page, "all open, on a phone")
    menu = page.get_by_role("button", name="Menu")
    if menu.is_visible():
        menu.click()
        expect(menu).to_have_attribute("aria-expanded", "true")
        found += in_both_themes(page, "menu open")
        menu.click()
    page.set_viewport_size(DESK)
    found += in_both_themes(page, "all open, on a desk")
    assert not found, "\n".join(found)
