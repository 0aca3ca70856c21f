"""Pages of the owner's own, in Markdown and in Python, as visitors see them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.support.page_actions import SIDEWAYS, box_of, scroll_through, scroll_to

from .conftest import Open, Visitor, at_widths
from .test_blocks import BROKEN

TITLES = {
    "/notes": "Field notes on building",
    "/long-read": "What a text may hold",
    "/workshop": "Workshop",
    "/bare": "A heading of its own",
    "/writing": "Writing",
    "/writing/stickers-that-bounce": "Why stickers bounce instead of fall",
    "/writing/tags/css": "CSS",
}

LINES = """(paragraphs) => paragraphs.flatMap((it) => {
  const range = document.createRange();
  range.selectNodeContents(it);
  const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12)));
  return lines.size > 2 ? [it.textContent.length / lines.size] : [];
})"""
"""Characters of a line, for each paragraph of several lines."""


@pytest.mark.parametrize("route", TITLES)
def test_own_pages_and_articles_fit_every_width(open_page: Open, route: str) -> None:
    page = open_page(route, Visitor(still=True))
    heading = page.get_by_role("heading", level=1, name=TITLES[route])
    expect(heading).to_be_visible()
    for width in at_widths(page):
        scroll_through(page)
        assert page.evaluate(SIDEWAYS) == 0
        assert page.evaluate(BROKEN) == []
        scroll_to(page, 0)
        header = box_of(page.get_by_role("banner"))
        assert box_of(heading)["y"] >= header["y"] + header["height"]
        toggle = box_of(page.get_by_role("button", name="Switch between light and dark"))
        assert toggle["x"] + toggle["width"] <= width


@pytest.mark.parametrize(
    ("route", "words", "longest"),
    [("/notes", "main p:not(.lead)", 75), ("/writing/stickers-that-bounce", ".article > p", 76)],
)
def test_lines_of_own_pages_and_articles_have_about_65_characters(
    open_page: Open, route: str, words: str, longest: int
) -> None:
    lines = open_page(route, Visitor(1700, scripts=False)).locator(words).evaluate_all(LINES)
    assert lines
    assert all(50 <= line <= longest for line in lines), lines


def test_components_of_reflex_have_the_type_and_colours_of_the_site(open_page: Open) -> None:
    page = open_page("/workshop", Visitor(still=True))
    text, heading = page.get_by_text("A text of Reflex"), page.get_by_text("A heading of Reflex")
    expect(text).to_have_css("font-family", re.compile("Instrument"))
    expect(heading).to_have_css("font-family", re.compile("Gasoek"))
    button = page.get_by_role("button", name="A button")
    expect(button).to_have_css("background-color", "rgb(95, 47, 224)")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 251, 244)")


def test_headings_of_pages_in_python_and_in_markdown_stand_alike(open_page: Open) -> None:
    places = []
    for route in ("/notes", "/workshop"):
        page = open_page(route, Visitor(still=True))
        heading = page.get_by_role("main").get_by_role("heading", level=2).first
        below = page.locator("main h2 + *").first
        places.append((box_of(heading)["x"], box_of(below)["x"]))
    assert places[0] == places[1]
