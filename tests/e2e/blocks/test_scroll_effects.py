"""Scroll effects: the first screen of a case study, the logo grid and the pinned picture."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import nightly
from tests.support.page_actions import (
    LATE,
    SIDEWAYS,
    TWO_FRAMES,
    box_of,
    bring,
    hang,
    release,
    scroll_to,
    shown,
)

from .conftest import BLANK, STUDY, Open, Visitor, at_widths, go

ENTRANCE = """(words) => [...words.querySelectorAll('h1, .lead, .button')].map((it) => {
  const { animationDelay, animationDuration } = getComputedStyle(it);
  return [animationDelay, animationDuration];
})"""


def test_hero_rises_part_by_part_and_moves_with_the_scroll_of_a_mouse(open_page: Open) -> None:
    page = open_page(STUDY)
    assert page.locator(".case-hero__words").evaluate(ENTRANCE) == [
        [delay, "0.6s"] for delay in ("0.2s", "0.4s", "0.6s", "0.8s")
    ]
    expect(page.get_by_role("heading", level=1)).to_have_css("opacity", "1")
    expect(shown(page)).to_be_visible()
    page.mouse.wheel(0, 300)
    page.wait_for_function("document.querySelector('.case-hero__words').style.transform")


@pytest.mark.nightly
def test_hero_neither_rises_nor_moves_by_touch(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, touch=True))
    expect(shown(page)).to_be_visible()
    words = page.locator(".case-hero__words")
    assert words.evaluate("(it) => it.getAnimations({ subtree: true }).length") == 0
    scroll_to(page, 300)
    page.wait_for_function("scrollY >= 300")
    page.evaluate(TWO_FRAMES)
    assert words.evaluate("(it) => it.style.transform") == ""


def test_read_more_leads_to_the_content_and_takes_the_focus_there(open_page: Open) -> None:
    page = open_page(STUDY)
    page.get_by_role("link", name="Read more").click()
    expect(page.get_by_role("heading", name="Words on white")).to_be_in_viewport()
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('.case-hero, .header')")


@pytest.mark.nightly
def test_drawing_of_a_hero_and_its_letters_are_whole_in_the_window(open_page: Open) -> None:
    page = open_page("/projects/edges", Visitor(still=True))
    expect(shown(page)).to_be_visible()
    for width in at_widths(page):
        drawing = box_of(page.locator(".case-hero__visual svg"))
        assert 0 <= drawing["x"] < drawing["x"] + drawing["width"] <= width
        for letter in page.locator(".iag-logo__letter").all():
            box = box_of(letter)
            assert 0 < box["x"] < box["x"] + box["width"] < width
        assert page.evaluate(SIDEWAYS) == 0
    water = page.locator(".iag-logo__tide").last
    expect(water).to_have_css("animation-name", "none")


@pytest.mark.nightly
def test_water_of_a_hero_moves_for_a_moment_while_it_is_seen(open_page: Open) -> None:
    water = open_page("/projects/edges").locator(".iag-logo__tide").last
    expect(water).to_have_css("animation-name", "iag-logo-flow")
    expect(water).to_have_css("animation-duration", "4.8s")
    expect(water).to_have_css("animation-iteration-count", "1")
    is_drawn = "(it) => it.checkVisibility({ contentVisibilityAuto: true })"
    assert water.evaluate(is_drawn)
    water.page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    water.page.wait_for_function(f"(it) => !({is_drawn})(it)", arg=water.element_handle())


@pytest.mark.nightly
def test_picture_of_a_hero_ends_where_the_words_do_on_narrow_screens(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, scripts=False))
    for _ in at_widths(page, 390, 800):
        words, picture = (box_of(page.locator(f".case-hero__{it}")) for it in ("words", "visual"))
        assert picture["x"] == words["x"]
        assert picture["width"] == words["width"]


LOWEST_OPACITY = """() => Math.min(...[...document.querySelectorAll('.logos li')]
  .map((it) => Number(getComputedStyle(it).opacity)))"""

FADES = """() => document.getAnimations()
  .filter(({ animationName }) => animationName === "logo-fade-in")
  .filter(({ effect }) => effect.target.matches(".logos li"))
  .map(({ effect }) => [Math.round(effect.getTiming().delay), effect.getTiming().duration])
  .sort(([one], [other]) => one - other)"""
"""Delay and duration of the fade of each logo, in milliseconds."""

ANIMATIONS = """() => document.getAnimations()
  .filter((it) => it.animationName && !it.effect.target.closest(".preloader"))
  .map((it) => it.animationName)"""
"""Names of the animations that styles have started, also those that follow scrolling."""


@pytest.mark.nightly
def test_logos_fade_in_when_scrolled_to(open_page: Open) -> None:
    page = open_page(STUDY)
    expect(shown(page)).to_be_visible()
    logos = page.locator(".logos")
    below = logos.evaluate("(it) => it.getBoundingClientRect().top + scrollY - innerHeight * 1.1")
    scroll_to(page, below)
    page.wait_for_function(f"({LOWEST_OPACITY})() === 0")
    bring(logos)
    page.wait_for_function(f"({LOWEST_OPACITY})() === 1")
    for name in ("Brambel", "Gantrel", "Hexby", "Lumby"):
        expect(page.locator(".logos").get_by_role("listitem").filter(has_text=name)).to_be_visible()


@pytest.mark.nightly
def test_logos_fade_in_one_after_the_other_for_visitors_who_jump_to_them(open_page: Open) -> None:
    page = open_page(STUDY)
    expect(shown(page)).to_be_visible()
    assert page.evaluate(LOWEST_OPACITY) == 0
    assert page.evaluate(FADES) == []
    page.locator(".logos").evaluate("(it) => it.setAttribute('id', 'brands')")
    page.evaluate("document.documentElement.style.scrollBehavior = 'auto'")
    page.evaluate("location.hash = '#brands'")
    page.wait_for_function(f"({FADES})().length === 4")
    assert page.evaluate(FADES) == [[0, 600], [150, 600], [300, 600], [450, 600]]
    page.wait_for_function(f"({LOWEST_OPACITY})() === 1")


@pytest.mark.nightly
def test_logos_fade_in_after_the_preloader_on_a_page_that_begins_with_them(open_page: Open) -> None:
    page = open_page(BLANK)
    page.add_init_script(LATE)
    held = hang(page, "**/assets/img/**")
    go(page, STUDY)
    page.locator(".logos").evaluate("(it) => it.scrollIntoView({ behavior: 'instant' })")
    page.wait_for_function("document.querySelector('.logos').dataset.seen === 'true'")
    assert page.evaluate(LOWEST_OPACITY) == 0, "they faded in behind the preloader"
    release(held)
    expect(shown(page)).to_be_visible()
    page.wait_for_function(f"({LOWEST_OPACITY})() === 1")


@pytest.mark.parametrize(
    "visitor",
    [Visitor(still=True), nightly(Visitor(800, touch=True)), nightly(Visitor(scripts=False))],
    ids=["still", "touch", "no-scripts"],
)
def test_logos_are_visible_at_once_and_no_picture_is_pinned_without_scroll_effects(
    open_page: Open, visitor: Visitor
) -> None:
    page = open_page(STUDY, visitor)
    expect(shown(page)).to_be_visible()
    page.get_by_role("heading", name="Brands").scroll_into_view_if_needed()
    assert page.evaluate(LOWEST_OPACITY) == 1
    expect(page.locator(".logos li").first).to_be_in_viewport()
    expect(page.locator(".pinned__frame")).to_have_css("position", "static")


def test_pinned_picture_stays_while_the_page_scrolls_and_back_restores_it(open_page: Open) -> None:
    page = open_page(STUDY)
    expect(shown(page)).to_be_visible()
    frame = page.locator(".pinned__frame")
    top = page.locator(".pinned").evaluate("(it) => it.getBoundingClientRect().top + scrollY")
    for further in (10, 300, 590):
        scroll_to(page, top + further)
        assert abs(box_of(frame)["y"]) < 1
    before = page.evaluate("scrollY")
    page.goto("/resume")
    page.go_back(wait_until="load")
    page.wait_for_function(f"Math.abs(scrollY - {before}) < 5")


@pytest.mark.parametrize("route", [nightly("/"), STUDY, nightly("/experiments")])
def test_nothing_animates_by_itself_on_a_touch_screen(open_page: Open, route: str) -> None:
    page = open_page(route, Visitor(390, touch=True))
    expect(shown(page)).to_have_count(1)
    assert page.evaluate(ANIMATIONS) == []
