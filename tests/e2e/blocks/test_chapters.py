"""The links to the chapters of a long case study."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.preloader import shown

from .conftest import HEIGHTS, Open, Visitor

LAST = "Brands and their marks"


def chapters(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Chapters")


@pytest.mark.parametrize("width", HEIGHTS)
def test_the_chapter_that_is_read_is_the_current_one_and_its_link_is_seen(
    open_page: Open, width: int
) -> None:
    page = open_page("/projects/blocks", Visitor(width=width, still=True))
    link = chapters(page).get_by_role("link", name=LAST)
    link.click()
    expect(link).to_have_attribute("aria-current", "true")
    expect(chapters(page).locator("[aria-current]")).to_have_count(1)
    expect(link).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("scrollX") == 0


def test_the_links_do_not_cover_the_heading_that_they_lead_to(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(width=390, still=True))
    chapters(page).get_by_role("link", name=LAST).click()
    heading = page.get_by_role("heading", name="Brands")
    expect(heading).to_be_in_viewport()
    links, title = chapters(page).bounding_box(), heading.bounding_box()
    assert links
    assert title
    assert title["y"] >= links["y"] + links["height"]


def test_at_the_top_no_chapter_is_current_and_the_row_begins_with_the_first(
    open_page: Open,
) -> None:
    page = open_page("/projects/blocks", Visitor(width=390, still=True))
    link = chapters(page).get_by_role("link", name=LAST)
    link.click()
    expect(link).to_have_attribute("aria-current", "true")
    expect(chapters(page).get_by_role("link").first).not_to_be_in_viewport(ratio=0.9)
    page.evaluate("scrollTo(0, 0)")
    expect(chapters(page).locator("[aria-current]")).to_have_count(0)
    chapters(page).scroll_into_view_if_needed()
    expect(chapters(page).get_by_role("link").first).to_be_in_viewport(ratio=0.9)


def test_the_links_do_not_lie_over_the_next_project(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(still=True))
    page.get_by_role("contentinfo").scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.get_by_role("contentinfo")).to_be_in_viewport()
    expect(chapters(page)).not_to_be_in_viewport()


def test_without_scripts_links_lead_to_sections_and_none_is_current(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(scripts=False))
    chapters(page).get_by_role("link", name=LAST).click()
    expect(page.get_by_role("heading", name="Brands")).to_be_in_viewport()
    expect(chapters(page)).to_be_in_viewport()
    expect(chapters(page).locator("[aria-current]")).to_have_count(0)


def test_paper_has_no_links_to_chapters(open_page: Open) -> None:
    page = open_page("/projects/blocks")
    page.emulate_media(media="print")
    expect(chapters(page)).to_have_count(0)


def test_a_short_case_study_has_no_links_to_chapters(open_page: Open) -> None:
    page = open_page("/projects/draw")
    expect(shown(page)).to_be_visible()
    expect(chapters(page)).to_have_count(0)
