"""Every page under axe, with reduced motion, by keyboard, zoomed, spaced, and in forced colours.

``tests/nightly/test_axe_states.py`` asks axe about every state of a page.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.conftest import NewPage
from tests.e2e.conftest import Visit, nightly
from tests.support.accessibility import (
    NARROW,
    ZOOMED,
    clipped_text,
    focus_problems,
    in_both_themes,
    unwanted_motion,
)
from tests.support.page_actions import expect_none
from tests.support.page_scripts import page_script
from tests.support.routes import RICH_ROUTES, ROUTES
from tests.support.site_content import WORDS


def test_axe_finds_nothing_on_a_page_in_light_and_dark(desktop_visit: Visit) -> None:
    expect_none(in_both_themes(desktop_visit.page, "on a desktop"))


@pytest.mark.parametrize("reduced_motion_visit", RICH_ROUTES, indirect=True)
def test_a_page_with_reduced_motion_is_still_and_hides_nothing(reduced_motion_visit: Visit) -> None:
    expect_none(unwanted_motion(reduced_motion_visit.page))


def test_every_control_is_reached_with_tab_and_shows_its_focus(reduced_motion_visit: Visit) -> None:
    expect_none(focus_problems(reduced_motion_visit.page))


def test_a_page_cuts_off_no_text_when_narrow_zoomed_or_spaced(reduced_motion_visit: Visit) -> None:
    expect_none(clipped_text(reduced_motion_visit.page))


@pytest.mark.parametrize("window", [NARROW, nightly(ZOOMED)], ids=["narrow", "zoomed"])
def test_the_menu_opens_by_keyboard_and_leads_on(new_page: NewPage, window: ViewportSize) -> None:
    # Without view transitions: a busy Chromium may reveal the next page before it has read any of
    # it, and reports the transition that it gives up as an error of that page.
    page = new_page(viewport=window, reduced_motion="reduce")
    page.goto("/projects")
    page.get_by_role("button", name=WORDS.layout.menu, exact=True).press("Enter")
    navigation = page.get_by_role("navigation", name=WORDS.layout.main_navigation)
    for link in navigation.get_by_role("link").all():
        page.keyboard.press("Tab")
        expect(link).to_be_focused()
        expect(link).to_be_in_viewport(ratio=1)
        address = link.evaluate("(link) => link.href")
    page.keyboard.press("Enter")
    expect(page).to_have_url(address)


COLOURS = "(it) => [getComputedStyle(it).backgroundColor, getComputedStyle(it).color]"


@pytest.fixture(params=["light", nightly("dark")])
def forced_page(new_page: NewPage, request: pytest.FixtureRequest) -> Page:
    return new_page(forced_colors="active", color_scheme=request.param, reduced_motion="reduce")


@pytest.fixture
def forced_visit(reduced_motion_visit: Visit) -> Iterator[Visit]:
    reduced_motion_visit.page.emulate_media(forced_colors="active")
    yield reduced_motion_visit
    reduced_motion_visit.page.emulate_media(forced_colors="none")


def test_every_button_has_an_edge_in_forced_colors(forced_visit: Visit) -> None:
    count, edgeless = forced_visit.page.evaluate(page_script("edgeless_buttons"))
    # Pages of the site have at least the switch of the theme; those of the lab may have none.
    assert count or forced_visit.path not in ROUTES
    assert not edgeless


@pytest.mark.nightly
def test_the_focus_is_seen_in_forced_colors(forced_visit: Visit) -> None:
    expect_none(focus_problems(forced_visit.page))


def test_the_current_page_is_marked_in_forced_colors(forced_page: Page) -> None:
    forced_page.goto("/projects")
    menu = forced_page.get_by_role("navigation", name=WORDS.layout.main_navigation)
    expect(menu.locator("[aria-current]")).to_be_visible()
    ground, words = menu.locator("[aria-current]").evaluate(COLOURS)
    assert ground != words
    assert ground != menu.locator("a:not([aria-current])").first.evaluate(COLOURS)[0]


def test_no_rings_lie_behind_words_in_forced_colors(forced_page: Page) -> None:
    forced_page.goto("/resume")
    expect(forced_page.locator(".rings")).not_to_have_count(0)
    for rings in forced_page.locator(".rings").all():
        expect(rings).to_be_hidden()
