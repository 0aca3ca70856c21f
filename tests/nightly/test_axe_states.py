"""axe-core finds nothing on any page in any state: opened, on a phone, and before hydration."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.accessibility import DESK, axe_findings, in_both_themes
from tests.support.page_actions import PHONE, expect_none, hang, hydrate_islands, scroll_to, shown
from tests.support.playground_page import PlaygroundPage
from tests.support.routes import REPRESENTATIVE
from tests.support.site import pages
from tests.support.site_content import CONTENT, WORDS

RUNTIME = "**/assets/entry.client-*.js"

CLOSED = "details:not([open]), [popover]"
OPEN = f"""() => document.querySelectorAll("{CLOSED}").forEach((it) => {{
  if (it.popover) it.showPopover();
  else it.open = true;
}})"""


@pytest.mark.parametrize("path", pages())
def test_axe_finds_nothing_on_a_phone_and_with_everything_open(page: Page, path: str) -> None:
    page.goto(path)
    hydrate_islands(page)
    page.set_viewport_size(PHONE["viewport"])
    stage = PlaygroundPage(page)
    if stage.root.count() and CONTENT.home.playground.sprites:  # axe looks at what stands still
        scroll_to(page, 0)
        stage.expect_state("running")
        stage.pause(WORDS.playground.pause)
    found = in_both_themes(page, "on a phone")
    if page.locator(CLOSED).count():
        page.evaluate(OPEN)
        expect(page.locator("details:not([open])")).to_have_count(0)
        found += in_both_themes(page, "all open, on a phone")
        page.set_viewport_size(DESK)
        found += in_both_themes(page, "all open, on a desktop")
    expect_none(found)


def test_axe_finds_nothing_with_the_menu_open(phone: Page) -> None:
    phone.goto("/projects")
    expect(shown(phone)).to_be_visible()
    menu = phone.get_by_role("button", name=WORDS.layout.menu, exact=True)
    menu.click()
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect_none(in_both_themes(phone, "menu open"))


@pytest.mark.parametrize("path", REPRESENTATIVE)
def test_axe_finds_nothing_before_hydration(phone: Page, path: str) -> None:
    hang(phone, RUNTIME)
    phone.goto(path, wait_until="domcontentloaded")
    expect(shown(phone)).to_be_visible()
    expect_none(axe_findings(phone))
