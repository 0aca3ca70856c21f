"""The links to the chapters of a long case study."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.page_actions import box_of

from .conftest import STUDY, Open, Visitor

LAST = "Brands and their marks"


def chapters(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Chapters")


@pytest.mark.parametrize("width", [390, 1280])
def test_chapter_links_mark_the_chapter_that_is_read_and_do_not_cover_its_heading(
    open_page: Open, width: int
) -> None:
    page = open_page(STUDY, Visitor(width=width, still=True))
    link = chapters(page).get_by_role("link", name=LAST)
    link.click()
    expect(link).to_have_attribute("aria-current", "true")
    expect(chapters(page).locator("[aria-current]")).to_have_count(1)
    expect(link).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("scrollX") == 0
    heading = page.get_by_role("heading", name="Brands")
    expect(heading).to_be_in_viewport()
    links = box_of(chapters(page))
    assert box_of(heading)["y"] >= links["y"] + links["height"]


def test_chapter_links_mark_none_at_the_top_and_begin_with_the_first(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(width=390, still=True))
    link = chapters(page).get_by_role("link", name=LAST)
    link.click()
    expect(link).to_have_attribute("aria-current", "true")
    expect(chapters(page).get_by_role("link").first).not_to_be_in_viewport(ratio=0.9)
    page.evaluate("scrollTo(0, 0)")
    expect(chapters(page).locator("[aria-current]")).to_have_count(0)
    chapters(page).scroll_into_view_if_needed()
    expect(chapters(page).get_by_role("link").first).to_be_in_viewport(ratio=0.9)


def test_chapter_links_lead_on_without_javascript_and_are_not_over_the_next_project_or_on_paper(
    open_page: Open,
) -> None:
    page = open_page(STUDY, Visitor(still=True, scripts=False))
    chapters(page).get_by_role("link", name=LAST).click()
    expect(page.get_by_role("heading", name="Brands")).to_be_in_viewport()
    expect(chapters(page)).to_be_in_viewport()
    expect(chapters(page).locator("[aria-current]")).to_have_count(0)
    page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })")
    expect(page.get_by_role("contentinfo")).to_be_in_viewport()
    expect(chapters(page)).not_to_be_in_viewport()
    page.emulate_media(media="print")
    expect(chapters(page)).to_have_count(0)
