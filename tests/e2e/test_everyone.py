"""Every page for those who want no motion, have no mouse, zoom in or set their text wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import NewPage
from tests.e2e.islands import hydrate_islands
from tests.support.focus import lost_focus
from tests.support.layout import LOST, NARROW, ZOOMED, lost_words
from tests.support.site import pages
from tests.support.stillness import WATCH, restless


@pytest.mark.parametrize("path", pages())
def test_it_stands_still_shows_its_focus_and_cuts_nothing_off(calm_page: Page, path: str) -> None:
    calm_page.goto(path)
    hydrate_islands(calm_page)
    found = restless(calm_page) + lost_focus(calm_page) + lost_words(calm_page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("window", [NARROW, ZOOMED], ids=["narrow", "zoomed"])
def test_the_menu_opens_by_keyboard_and_leads_on(new_page: NewPage, window: ViewportSize) -> None:
    page = new_page(viewport=window)
    page.goto("/projects")
    page.get_by_role("button", name="Menu").press("Enter")
    for link in page.get_by_role("navigation", name="Main").get_by_role("link").all():
        page.keyboard.press("Tab")
        expect(link).to_be_focused()
        expect(link).to_be_in_viewport(ratio=1)
        address = link.get_attribute("href")
    page.keyboard.press("Enter")
    expect(page).to_have_url(address or "")


def test_a_lost_word_is_found(page: Page) -> None:
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
    assert all("Going" in it for it in page.evaluate("moving()"))
    assert page.evaluate("moving()")
    assert ["Kept back" in it for it in page.evaluate("unseen()")] == [True]


def test_a_focus_that_is_not_seen_or_has_no_way_is_found(page: Page) -> None:
    page.set_content(
        """<a href="#a">Seen</a><a href="#b" style="outline: none">Unseen</a>
        <style>:focus-visible { outline: 3px solid }</style>"""
    )
    assert ["Unseen" in it for it in lost_focus(page)] == [True]
