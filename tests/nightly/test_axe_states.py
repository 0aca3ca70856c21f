"""axe-core finds nothing on any page in any state: opened, on a phone, and before hydration."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.accessibility import axe_findings, in_both_themes
from tests.support.html import Document
from tests.support.network_faults import file_of
from tests.support.page_actions import PHONE, expect_none, hang, hydrate_islands, scroll_to, shown
from tests.support.playground_page import PlaygroundPage
from tests.support.site import compiled, pages
from tests.support.site_content import CONTENT, WORDS

every_page = pytest.mark.parametrize("path", pages())
RUNTIME = "**/assets/entry.client-*.js"

FOLDS = "details:not([open]), [popover]"
OPEN = f"""() => document.querySelectorAll("{FOLDS}").forEach((it) => {{
  if (it.popover) it.showPopover();
  else it.open = true;
}})"""


def has_folds(path: str) -> bool:
    """Returns whether a page has something closed that a visitor can open."""
    elements = Document(file_of(path).read_text()).elements
    return any(it.tag == "details" or "popover" in it.attributes for it in elements)


def pause_playground(page: Page) -> None:
    """Pauses the playground where a page has one: axe looks at a page that stands still."""
    stage = PlaygroundPage(page)
    if stage.root.count() and CONTENT.home.playground.sprites:
        scroll_to(page, 0)
        stage.expect_state("running")
        stage.pause(WORDS.playground.pause)


@every_page
def test_axe_finds_nothing_on_a_phone(page: Page, path: str) -> None:
    page.goto(path)
    hydrate_islands(page)
    page.set_viewport_size(PHONE["viewport"])
    pause_playground(page)
    expect_none(in_both_themes(page, "on a phone"))


@pytest.mark.parametrize("path", [it for it in pages() if has_folds(it)])
def test_axe_finds_nothing_with_everything_open(page: Page, path: str) -> None:
    page.goto(path)
    hydrate_islands(page)
    page.evaluate(OPEN)
    expect(page.locator("details:not([open])")).to_have_count(0)
    found = in_both_themes(page, "all open, on a desktop")
    page.set_viewport_size(PHONE["viewport"])
    expect_none(found + in_both_themes(page, "all open, on a phone"))


@pytest.mark.parametrize("path", compiled())
def test_axe_finds_nothing_with_the_menu_open(phone: Page, path: str) -> None:
    phone.goto(path)
    expect(shown(phone)).to_be_visible()
    menu = phone.get_by_role("button", name=WORDS.layout.menu, exact=True)
    menu.click()
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect_none(in_both_themes(phone, "menu open"))


@every_page
def test_axe_finds_nothing_before_hydration(phone: Page, path: str) -> None:
    hang(phone, RUNTIME)
    phone.goto(path, wait_until="domcontentloaded")
    expect(shown(phone)).to_be_visible()
    expect_none(axe_findings(phone))
