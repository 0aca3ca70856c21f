"""Every page under axe, with reduced motion, by keyboard, zoomed in, and with wide text spacing.

``tests/nightly/test_axe_states.py`` asks axe about every state of a page.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.conftest import NewPage
from tests.e2e.conftest import Visit
from tests.support.accessibility import (
    NARROW,
    ZOOMED,
    clipped_text,
    focus_problems,
    in_both_themes,
    unwanted_motion,
)
from tests.support.page_actions import expect_none
from tests.support.site_content import WORDS


def test_axe_finds_nothing_on_a_page_in_light_and_dark(desktop_visit: Visit) -> None:
    expect_none(in_both_themes(desktop_visit.page, "on a desktop"))


def test_a_page_with_reduced_motion_stands_still_and_hides_nothing(
    reduced_motion_visit: Visit,
) -> None:
    expect_none(unwanted_motion(reduced_motion_visit.page))


def test_every_control_of_a_page_is_reached_with_tab_and_shows_its_focus(
    reduced_motion_visit: Visit,
) -> None:
    expect_none(focus_problems(reduced_motion_visit.page))


def test_a_page_cuts_off_no_text_when_narrow_zoomed_or_spaced(reduced_motion_visit: Visit) -> None:
    expect_none(clipped_text(reduced_motion_visit.page))


@pytest.mark.parametrize("window", [NARROW, ZOOMED], ids=["narrow", "zoomed"])
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
        address = link.get_attribute("href")
    page.keyboard.press("Enter")
    expect(page).to_have_url(address or "")
