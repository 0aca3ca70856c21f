"""Every page with reduced motion, by keyboard, zoomed in, and with wide text spacing."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.conftest import NewPage
from tests.e2e.conftest import Visit
from tests.support.focus import focus_problems
from tests.support.layout import NARROW, ZOOMED, clipped_text
from tests.support.reduced_motion import unwanted_motion
from tests.support.site_content import WORDS


def test_a_page_with_reduced_motion_stands_still_and_hides_nothing(
    reduced_motion_visit: Visit,
) -> None:
    found = unwanted_motion(reduced_motion_visit.page)
    assert not found, "\n".join(found)


def test_every_control_of_a_page_is_reached_with_tab_and_shows_its_focus(
    reduced_motion_visit: Visit,
) -> None:
    found = focus_problems(reduced_motion_visit.page)
    assert not found, "\n".join(found)


def test_a_page_cuts_off_no_text_when_narrow_zoomed_or_spaced(reduced_motion_visit: Visit) -> None:
    found = clipped_text(reduced_motion_visit.page)
    assert not found, "\n".join(found)


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
