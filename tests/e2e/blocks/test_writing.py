"""The list of twelve articles, one of which is not out yet, and an article."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sandbox_islands.html import parse_html
from tests.support.blocks import SITE

from .conftest import Open, Visitor, tag

LIST, ARTICLE, LATER = "/writing", "/writing/stickers-that-bounce", "/writing/letters-in-the-way"
COUNT = 11


def rows(page: Page) -> list[Locator]:
    """Returns the articles of the list that are shown."""
    found = page.get_by_role("main").get_by_role("listitem").filter(has=page.locator("time"))
    return [it for it in found.filter(has=page.get_by_role("heading")).all() if it.is_visible()]


def test_a_tag_leaves_its_articles_and_their_years_without_javascript(open_page: Open) -> None:
    page = open_page(LIST, Visitor(scripts=False))
    assert len(rows(page)) == COUNT
    year = page.get_by_role("heading", level=2, name="2024")
    expect(year).to_be_visible()
    tag(page, "Motion").check()
    assert len(rows(page)) == 4
    assert all("Motion" in row.inner_text() for row in rows(page))
    expect(year).to_be_hidden()
    expect(page.get_by_role("main").get_by_text("Not yet")).to_have_count(0)


def test_navigation_and_home_lead_to_articles(open_page: Open) -> None:
    page = open_page("/")
    newest = (
        page.get_by_role("region")
        .or_(page.locator("section"))
        .filter(has=page.get_by_role("heading", level=2, name="Writing", exact=True))
    )
    expect(newest.last.get_by_role("heading", level=3)).to_have_count(3)
    link = page.get_by_role("navigation", name="Main").get_by_role("link", name="Writing")
    link.click()
    expect(page).to_have_url(re.compile("/writing$"))
    expect(link).to_have_attribute("aria-current", "page")


def test_the_contents_mark_what_is_read_and_headings_link_to_themselves(open_page: Open) -> None:
    page = open_page(ARTICLE, Visitor(still=True))
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("link")).to_have_count(5)
    expect(contents.locator("[aria-current]")).to_have_count(0)
    link = contents.get_by_role("link", name="What it costs")
    link.click()
    expect(link).to_have_attribute("aria-current", "true")
    expect(contents.locator("[aria-current]")).to_have_count(1)
    expect(link).to_be_in_viewport()
    heading = page.get_by_role("heading", name="What it costs")
    expect(heading).to_be_in_viewport()
    page.goto(ARTICLE)
    heading.get_by_role("link").click()
    expect(page).to_have_url(re.compile("#what-it-costs$"))


def test_the_contents_are_closed_on_a_phone_and_open_without_javascript(open_page: Open) -> None:
    page = open_page(ARTICLE, Visitor(390, scripts=False))
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents).to_have_count(1)
    expect(contents.get_by_role("link")).to_have_count(0)
    contents.locator("summary").click()
    expect(contents.get_by_role("link", name="What it costs")).to_be_visible()


def test_an_article_names_its_series_its_neighbours_and_its_relatives(open_page: Open) -> None:
    page = open_page(LATER, Visitor(scripts=False))
    page.get_by_text("Part 2 of 3: A playground from nothing").click()
    expect(page.get_by_role("link", name="Letters in the way")).to_have_attribute(
        "aria-current", "page"
    )
    more = page.get_by_role("navigation", name="More articles")
    expect(more.get_by_role("link", name="Next A room without edges")).to_be_visible()
    related = page.locator("section").filter(has=page.get_by_role("heading", name="Related"))
    # The other parts of the series are listed with it.
    assert [it.inner_text() for it in related.get_by_role("heading", level=3).all()] == [
        "The smallest preloader"
    ]


def test_the_head_of_an_article_says_what_other_programs_read() -> None:
    page = parse_html((SITE / f"{ARTICLE[1:]}.html").read_text())
    metas = {it.attrs.get("property"): it.attrs["content"] for it in page.css("meta[property]")}
    assert metas["og:type"] == "article"
    assert (metas["article:published_time"] or "").startswith("2026-05-18")
    assert (SITE / "share" / (metas["og:image"] or "").rpartition("/")[2]).exists()
    types = {it.attrs.get("type") for it in page.css('link[rel="alternate"]')}
    assert {"application/atom+xml", "application/feed+json"} <= types
    (entry,) = page.css(".h-entry:has(.e-content)")
    for name in ("p-name", "dt-published", "p-author", "p-category", "e-content"):
        assert entry.css(f".{name}"), name
    assert all("me" in (it.attrs["rel"] or "") for it in page.css(".social a"))


@pytest.mark.parametrize("old", ["/2026/05/stickers-that-bounce/", "/blog/stickers.html"])
def test_an_old_address_leads_on_to_the_article(open_page: Open, old: str) -> None:
    page = open_page(old)
    expect(page).to_have_url(re.compile(f"{ARTICLE}$"))
    rules = (SITE / "_redirects").read_text().splitlines()
    assert f"{old} {ARTICLE} 301" in rules
