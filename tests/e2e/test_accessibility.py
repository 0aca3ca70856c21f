"""Every page with reduced motion, by keyboard, zoomed in, and with wide text spacing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.conftest import NewPage
from tests.e2e.conftest import Visit
from tests.support.focus import focus_problems
from tests.support.layout import LOST, NARROW, ZOOMED, clipped_text
from tests.support.reduced_motion import WATCH, unwanted_motion
from tests.support.site_content import WORDS


def test_nothing_moves_by_itself_and_nothing_stays_hidden(reduced_motion_visit: Visit) -> None:
    found = unwanted_motion(reduced_motion_visit.page)
    assert not found, "\n".join(found)


def test_every_control_is_reached_with_tab_and_shows_its_focus(reduced_motion_visit: Visit) -> None:
    found = focus_problems(reduced_motion_visit.page)
    assert not found, "\n".join(found)


def test_no_text_or_control_is_cut_off(reduced_motion_visit: Visit) -> None:
    found = clipped_text(reduced_motion_visit.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("window", [NARROW, ZOOMED], ids=["narrow", "zoomed"])
def test_the_menu_opens_by_keyboard_and_leads_on(new_page: NewPage, window: ViewportSize) -> None:
    page = new_page(viewport=window)
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


def test_clipped_text_is_found(page: Page) -> None:
    page.set_content(
        """<p style="width: 60px; overflow: hidden; white-space: nowrap">Hidden behind an edge</p>
        <p style="margin-left: -90px">Left of the window</p><p>Here</p>
        <button style="width: 30px; white-space: nowrap">Larger than its button</button>"""
    )
    found = page.evaluate(LOST)
    assert found == ["Hidden behind an edge", "Left of the window", "Larger than its button"]


def test_what_moves_or_hides_is_found(page: Page) -> None:
    page.set_content(
        """<main><p style="animation: go 1s infinite">Going</p><p style="opacity: 0">Kept back</p>
        <p style="animation: dim 1s infinite">Dimming</p></main>
        <style>@keyframes go { to { translate: 90px } } @keyframes dim { to { opacity: 0.5 } }"""
    )
    page.evaluate(WATCH)
    moving, unseen = page.evaluate("moving()"), page.evaluate("unseen()")
    # Once as an element that is elsewhere, once as an animation that moves it.
    assert ["Going" in it for it in moving] == [True, True]
    assert ["Kept back" in it for it in unseen] == [True]


def test_a_focus_that_is_not_seen_or_has_no_way_is_found(page: Page) -> None:
    page.set_content(
        """<a href="#a">Seen</a><a href="#b" style="outline: none">Unseen</a>
        <style>:focus-visible { outline: 3px solid }</style>"""
    )
    assert ["Unseen" in it for it in focus_problems(page)] == [True]
