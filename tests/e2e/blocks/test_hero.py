"""The first screen of a case study."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.preloader import shown

from .conftest import HEIGHTS, Open, Visitor

STUDY = "/projects/blocks"
ENTRANCE = """(words) => [...words.querySelectorAll('h1, .lead, .button')].map((it) => {
  const { animationDelay, animationDuration } = getComputedStyle(it);
  return [animationDelay, animationDuration];
})"""


def test_title_copy_and_buttons_rise_one_after_the_other(open_page: Open) -> None:
    page = open_page(STUDY)
    assert page.locator(".case-hero__words").evaluate(ENTRANCE) == [
        [delay, "0.6s"] for delay in ("0.2s", "0.4s", "0.6s", "0.8s")
    ]
    expect(page.get_by_role("heading", level=1)).to_have_css("opacity", "1")


@pytest.mark.parametrize("visitor", [Visitor(390, touch=True), Visitor(still=True)], ids=str)
def test_nothing_rises_by_touch_or_for_those_who_ask(open_page: Open, visitor: Visitor) -> None:
    page = open_page(STUDY, visitor)
    expect(shown(page)).to_be_visible()
    names = page.locator(".case-hero__words").evaluate(
        "(it) => it.getAnimations({ subtree: true }).map((each) => each.animationName)"
    )
    assert names == []


def test_the_website_opens_in_a_new_tab(open_page: Open) -> None:
    link = open_page(STUDY).get_by_role("link", name="Visit the website (opens in a new tab)")
    expect(link).to_have_attribute("target", "_blank")
    expect(link).to_have_attribute("href", "https://example.com/hero")


@pytest.mark.parametrize("visitor", [Visitor(), Visitor(still=True)], ids=str)
def test_read_more_leads_to_the_content_and_takes_the_focus_there(
    open_page: Open, visitor: Visitor
) -> None:
    page = open_page(STUDY, visitor)
    page.get_by_role("link", name="Read more").click()
    expect(page.get_by_role("heading", name="Words on white")).to_be_in_viewport()
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('.case-hero, .header')")


def test_the_hero_moves_with_the_scroll_but_not_by_touch(open_page: Open) -> None:
    moved = "() => document.querySelector('.case-hero__words').style.transform"
    page = open_page(STUDY)
    expect(shown(page)).to_be_visible()
    page.mouse.wheel(0, 300)
    page.wait_for_function(f"({moved})()")
    still = open_page(STUDY, Visitor(390, touch=True))
    expect(shown(still)).to_be_visible()
    still.evaluate("scrollTo(0, 300)")
    still.wait_for_function("scrollY >= 300")
    assert still.evaluate(moved) == ""


def test_a_hero_may_hold_a_component_and_no_address(open_page: Open) -> None:
    page = open_page("/projects/edges")
    expect(page.get_by_role("heading", level=1, name="Edges")).to_be_visible()
    expect(page.get_by_role("link", name="Visit the website")).to_have_count(0)
    expect(page.locator(".case-hero__visual svg").first).to_be_visible()


@pytest.mark.parametrize("width", HEIGHTS)
def test_a_drawing_runs_off_the_window_and_its_letters_do_not(open_page: Open, width: int) -> None:
    page = open_page("/projects/edges", Visitor(width, still=True))
    drawing = page.locator(".case-hero__visual svg").bounding_box()
    assert drawing
    assert drawing["x"] + drawing["width"] > width + 24
    for letter in page.locator(".iag-logo__letter").all():
        box = letter.bounding_box()
        assert box
        assert 0 < box["x"] < box["x"] + box["width"] < width
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("visitor", [Visitor(), Visitor(390, scripts=False)], ids=str)
def test_the_water_moves_for_a_moment_while_it_is_seen(open_page: Open, visitor: Visitor) -> None:
    water = open_page("/projects/edges", visitor).locator(".iag-logo__tide").last
    expect(water).to_have_css("animation-name", "iag-logo-flow")
    expect(water).to_have_css("animation-duration", "4.8s")
    expect(water).to_have_css("animation-iteration-count", "1")
    if not visitor.scripts:
        return
    is_drawn = "(it) => it.checkVisibility({ contentVisibilityAuto: true })"
    assert water.evaluate(is_drawn)
    water.page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    water.page.wait_for_function(f"(it) => !({is_drawn})(it)", arg=water.element_handle())


def test_the_water_rests_for_those_who_ask(open_page: Open) -> None:
    water = open_page("/projects/edges", Visitor(still=True)).locator(".iag-logo__tide").last
    expect(water).to_have_css("animation-name", "none")


@pytest.mark.parametrize("width", [390, 800])
def test_on_narrow_screens_a_picture_ends_where_the_words_do(open_page: Open, width: int) -> None:
    page = open_page(STUDY, Visitor(width, still=True))
    words, picture = (
        page.locator(f".case-hero__{part}").bounding_box() for part in ("words", "visual")
    )
    assert words
    assert picture
    assert picture["x"] == words["x"]
    assert picture["width"] == words["width"]
