"""A page with Reflex's own components is hydrated by React; all others stay without it."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sandbox_islands.html import parse_html
from sandbox_islands.islands.plugin import hydrates_whole
from tests.conftest import NewPage
from tests.support.blocks import SITE
from tests.support.page_actions import HYDRATED_WHOLE, go_back_to_cached, wait_until

ROUTE = "/ordinary"
TURNED = re.compile("matrix|translate")
"""The transform of a part of a logo that moves."""


@pytest.fixture
def ordinary(new_page: NewPage, blocks_site: str) -> Page:
    """The page, hydrated, under the security policy of the site."""
    page = new_page(base_url=blocks_site, bypass_csp=False, color_scheme="light")
    page.goto(ROUTE)
    wait_until(page, HYDRATED_WHOLE)
    expect(mode(page)).to_have_text("Colour mode: system")
    return page


def mode(page: Page) -> Locator:
    return page.get_by_text("Colour mode: ")


def expect_count(page: Page, number: int) -> None:
    expect(page.get_by_text("Count: ")).to_have_text(f"Count: {number}")


def test_components_of_radix_have_fonts_of_the_site_and_change_no_others(ordinary: Page) -> None:
    fonts = "(element) => getComputedStyle(element).fontFamily"
    body = ordinary.locator("body").evaluate(fonts)
    for inside in ("A text of Radix.", "Open the dialog", "Follow me"):
        font = ordinary.get_by_text(inside, exact=True).evaluate(fonts)
        assert font == body or "Gasoek One" in font
    tokens = "getComputedStyle(document.documentElement).getPropertyValue('--font-body')"
    assert "Instrument Sans" in ordinary.evaluate(tokens)


def test_scripts_state_events_and_toasts_work_among_components_of_radix(ordinary: Page) -> None:
    ordinary.wait_for_function("window.opened")
    ordinary.get_by_role("button", name="Run a script").click()
    expect(ordinary).to_have_title("It ran")
    expect_count(ordinary, 0)
    for number in (1, 2):
        ordinary.get_by_role("button", name="Add one").click()
        expect_count(ordinary, number)
    toast = ordinary.get_by_text("It is done.")
    expect(toast).to_have_count(0)
    ordinary.get_by_role("button", name="Show a toast").click()
    expect(toast).to_be_visible()
    expect(ordinary.get_by_role("region", name="Notifications")).to_contain_text("It is done.")
    assert ordinary.evaluate("window.opened") == 1, "the event of the opened page came twice"


def test_islands_move_show_a_var_and_take_what_every_component_takes(ordinary: Page) -> None:
    plain = ordinary.get_by_role("button", name="React")
    plain.hover()
    expect(plain.locator("[data-part=nucleus]")).to_have_attribute("transform", TURNED)
    element = ordinary.locator("#counted.counted.island")
    expect(element).to_have_css("margin-top", "44px")
    logo = element.get_by_role("button", name="Redux 0", exact=True)
    logo.hover()
    expect(logo.locator("[data-part=arm]").first).to_have_attribute("transform", TURNED)
    logo.click()
    expect(ordinary).to_have_title("It bubbled")
    ordinary.get_by_role("button", name="Add one").click()
    expect(element.get_by_role("button")).to_have_text("Redux 1")


def test_islands_of_a_loop_hydrate_on_a_plain_page(new_page: NewPage, blocks_site: str) -> None:
    page = new_page(base_url=blocks_site, bypass_csp=False)
    page.goto("/workshop")
    looped = page.locator(".looped")
    expect(looped).to_have_text(["redux", "javascript"])
    looped.get_by_role("button", name="redux").hover()
    expect(looped.locator("[data-part=arm]").first).to_have_attribute("transform", TURNED)
    assert not page.evaluate(HYDRATED_WHOLE)


@pytest.mark.nightly
def test_colour_mode_of_reflex_and_theme_toggle_of_the_site_are_one(ordinary: Page) -> None:
    html = ordinary.locator("html")
    ordinary.get_by_role("button", name="Switch the colour mode").click()
    expect(mode(ordinary)).to_have_text("Colour mode: dark")
    expect(html).to_have_css("color-scheme", "dark")
    ordinary.get_by_role("button", name="Switch between light and dark").click()
    expect(mode(ordinary)).to_have_text("Colour mode: light")
    ordinary.get_by_role("button", name="Switch between light and dark").click()
    for route in (ROUTE, "/notes"):
        ordinary.goto(route)
        expect(html).to_have_css("color-scheme", "dark")
    ordinary.goto(ROUTE)
    expect(mode(ordinary)).to_have_text("Colour mode: dark")


def test_page_of_reflex_can_be_read_without_javascript(new_page: NewPage, blocks_site: str) -> None:
    page = new_page(base_url=blocks_site, java_script_enabled=False)
    page.goto(ROUTE)
    expect(page.get_by_text("The first panel")).to_be_visible()
    expect(page.get_by_role("link", name="To the projects")).to_be_visible()


def test_only_pages_with_interactive_components_are_hydrated_by_react() -> None:
    hydrated = {
        file.relative_to(SITE).as_posix()
        for file in SITE.rglob("*.html")
        if hydrates_whole(parse_html(file.read_text()))
    }
    assert hydrated == {"ordinary.html", "script.html"}


@pytest.mark.nightly
def test_the_page_works_and_leads_away_again_from_the_back_forward_cache(
    bfcache_page: Page, blocks_site: str
) -> None:
    page = bfcache_page
    page.goto(f"{blocks_site}{ROUTE}")
    for _ in range(2):
        page.get_by_role("button", name="Go to the projects").click()
        expect(page).to_have_url(f"{blocks_site}/projects#main")
        go_back_to_cached(page)
    page.get_by_role("button", name="Add one").click()
    expect_count(page, 1)
