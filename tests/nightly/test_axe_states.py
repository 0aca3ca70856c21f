"""axe-core finds nothing on any page in any state: opened, on a phone, and before hydration."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import NewPage
from tests.e2e.islands import hydrate_islands
from tests.e2e.playground import pause, playground
from tests.support.axe import findings, in_both_themes, unreachable_scrollers
from tests.support.html import Document
from tests.support.network_faults import file_of
from tests.support.preloader import shown
from tests.support.site import compiled, pages
from tests.support.site_content import CONTENT, WORDS

PHONE = {"width": 390, "height": 844}
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
    if playground(page).count() and CONTENT.home.playground.sprites:
        page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        expect(playground(page)).to_have_attribute("data-state", "running")
        pause(page)


@pytest.mark.parametrize("path", pages())
def test_axe_finds_nothing_on_a_phone(page: Page, path: str) -> None:
    page.goto(path)
    hydrate_islands(page)
    page.set_viewport_size(PHONE)
    pause_playground(page)
    found = in_both_themes(page, "on a phone")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", [it for it in pages() if has_folds(it)])
def test_axe_finds_nothing_with_everything_open(page: Page, path: str) -> None:
    page.goto(path)
    hydrate_islands(page)
    page.evaluate(OPEN)
    expect(page.locator("details:not([open])")).to_have_count(0)
    found = in_both_themes(page, "all open, on a desktop")
    page.set_viewport_size(PHONE)
    found += in_both_themes(page, "all open, on a phone")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", compiled())
def test_axe_finds_nothing_with_the_menu_open(phone: Page, path: str) -> None:
    phone.goto(path)
    expect(shown(phone)).to_be_visible()
    menu = phone.get_by_role("button", name=WORDS.layout.menu, exact=True)
    menu.click()
    expect(menu).to_have_attribute("aria-expanded", "true")
    found = in_both_themes(phone, "menu open")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", pages())
def test_axe_finds_nothing_before_hydration(phone: Page, path: str) -> None:
    phone.route(RUNTIME, lambda route: None)
    phone.goto(path, wait_until="domcontentloaded")
    expect(shown(phone)).to_be_visible()
    found = findings(phone)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", pages())
def test_scrollers_can_be_reached_by_keyboard_without_javascript(
    new_page: NewPage, path: str
) -> None:
    page = new_page(viewport=PHONE, java_script_enabled=False)
    page.goto(path)
    assert not unreachable_scrollers(page)
