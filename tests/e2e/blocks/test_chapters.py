"""The menu of the chapters of a long case study."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import nightly
from tests.support.page_actions import shown
from tests.support.page_scripts import page_script

from .conftest import STUDY, Open, Visitor

FIRST, MIDDLE, LAST = "On white", "Brands and their marks", "Figures"


def chapters(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Chapters")


def go_to(page: Page, chapter: str) -> None:
    chapters(page).get_by_role("button").press("Enter")
    chapters(page).get_by_role("link", name=chapter).click()


TO_THE_LAST_END = """() => {
  const { bottom } = document.querySelector(".chapters").parentElement.getBoundingClientRect();
  scrollTo({ top: scrollY + bottom - innerHeight * 0.45, behavior: "instant" });
}"""
"""Scrolls to where the next project has come up to the middle of the window."""


@pytest.mark.parametrize("width", [390, nightly(1280)])
def test_chapter_that_is_read_is_named_at_the_top_in_the_middle_and_at_the_end(
    open_page: Open, width: int
) -> None:
    page = open_page(STUDY, Visitor(width=width, still=True))
    current = chapters(page).locator("[aria-current]")
    name = chapters(page).locator("button")
    expect(name).to_have_text("Chapters")
    expect(current).to_have_count(0)
    go_to(page, MIDDLE)
    expect(name).to_have_text(MIDDLE)
    expect(current).to_have_text(MIDDLE)
    expect(page.get_by_role("heading", name="Brands")).to_be_in_viewport()
    assert page.evaluate("scrollX") == 0
    page.evaluate("scrollTo(0, 0)")
    expect(name).to_have_text("Chapters")
    expect(current).to_have_count(0)
    page.evaluate(TO_THE_LAST_END)
    expect(name).to_have_text(LAST)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(current).to_have_text(LAST)


@pytest.mark.parametrize("width", [nightly(390), 1280])
def test_menu_of_chapters_is_whole_and_closes_on_escape_choice_and_a_press_elsewhere(
    open_page: Open, width: int
) -> None:
    page = open_page(STUDY, Visitor(width=width, still=True))
    link = chapters(page).get_by_role("link", name=LAST)
    button = chapters(page).locator("button")
    go_to(page, FIRST)
    expect(link).to_be_hidden()
    button.press("Enter")
    for chapter in chapters(page).get_by_role("link").all():
        expect(chapter).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(link).to_be_hidden()
    expect(button).to_be_focused()
    button.press("Enter")
    page.mouse.click(20, 20)
    expect(link).to_be_hidden()


@pytest.mark.nightly
@pytest.mark.parametrize("width", [390, 1280])
def test_headings_are_never_under_chrome_in_either_direction(open_page: Open, width: int) -> None:
    page = open_page(STUDY, Visitor(width=width, still=True))
    shown(page).wait_for()
    assert page.evaluate(page_script("headings_under_chrome"), 260) == []


def test_chapters_lead_on_without_javascript_and_are_not_over_the_next_project_or_on_paper(
    open_page: Open,
) -> None:
    page = open_page(STUDY, Visitor(still=True, scripts=False))
    go_to(page, MIDDLE)
    expect(page.get_by_role("heading", name="Brands")).to_be_in_viewport()
    button = chapters(page).get_by_role("button")
    expect(button).to_be_in_viewport()
    expect(button).to_have_text("Chapters")
    page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })")
    expect(page.get_by_role("contentinfo")).to_be_in_viewport()
    expect(button).not_to_be_in_viewport()
    page.emulate_media(media="print")
    expect(chapters(page)).to_have_count(0)
