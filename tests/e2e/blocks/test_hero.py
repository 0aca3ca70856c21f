"""The first screen of a case study."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.page_actions import SIDEWAYS, TWO_FRAMES, box_of, scroll_to, shown

from .conftest import STUDY, Open, Visitor, at_widths

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


def test_water_of_a_hero_moves_for_a_moment_while_it_is_seen(open_page: Open) -> None:
    water = open_page("/projects/edges").locator(".iag-logo__tide").last
    expect(water).to_have_css("animation-name", "iag-logo-flow")
    expect(water).to_have_css("animation-duration", "4.8s")
    expect(water).to_have_css("animation-iteration-count", "1")
    is_drawn = "(it) => it.checkVisibility({ contentVisibilityAuto: true })"
    assert water.evaluate(is_drawn)
    water.page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    water.page.wait_for_function(f"(it) => !({is_drawn})(it)", arg=water.element_handle())


def test_picture_of_a_hero_ends_where_the_words_do_on_narrow_screens(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, scripts=False))
    for _ in at_widths(page, 390, 800):
        words, picture = (box_of(page.locator(f".case-hero__{it}")) for it in ("words", "visual"))
        assert picture["x"] == words["x"]
        assert picture["width"] == words["width"]
