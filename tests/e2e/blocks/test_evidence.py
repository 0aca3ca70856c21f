"""Figures that count up, code that scrolls, and figures that unfold as a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.preloader import shown
from tests.support.scrolling import bring

from .conftest import Open, Visitor

RECORD = """
window.counted = [];
new MutationObserver((changes) => changes.forEach(({ target }) =>
  counted.push([target.textContent, target.dataset.counting ?? "reached"])))
  .observe(document, { subtree: true, attributes: true, attributeFilter: ["data-counting"] });
"""


ENDS = """({ firstChild: text }) => [0, text.length - 1].map((index) => {
  const range = new Range();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect().left;
})"""
"""Where the first and the last sign of a text begin."""


INK = "() => getComputedStyle(document.querySelector('.results h2')).color"


def counted(page: Page, figure: str) -> list[str]:
    """Returns what was shown in place of a figure, in order, once it is reached."""
    reached = (
        "([figure]) => counted.some(([text, shown]) => text === figure && shown === 'reached')"
    )
    page.wait_for_function(reached, arg=[figure])
    return [shown for text, shown in page.evaluate("counted") if text == figure]


def record(page: Page) -> None:
    page.add_init_script(RECORD)


def test_a_number_counts_up_once_and_stays_what_it_is(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(), before=record)
    expect(shown(page)).to_be_visible()
    figure = page.get_by_text("10,000+", exact=True)
    width = figure.bounding_box()["width"]
    bring(figure)
    *counts, _reached = counted(page, "10,000+")
    numbers = [int(it.rstrip("+").replace(",", "")) for it in counts]
    assert len(numbers) > 3
    assert numbers == sorted(numbers)
    assert numbers[0] < 5000
    assert figure.bounding_box()["width"] == width
    bring(page.get_by_role("heading", name="Words on white"))
    bring(figure)
    assert counted(page, "10,000+") == [*counts, "reached"]


def test_a_number_in_other_digits_counts_in_these(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(), before=record)
    bring(page.get_by_text("٣٠٠", exact=True))
    *counts, _reached = counted(page, "٣٠٠")
    assert len(counts) > 3
    assert not any(letter.isascii() for it in counts for letter in it)


def test_groups_of_a_number_keep_their_order_on_a_page_from_right_to_left(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(still=True))
    expect(shown(page)).to_be_visible()
    page.evaluate("document.documentElement.dir = 'rtl'")
    first, last = page.get_by_text("1 200", exact=True).evaluate(ENDS)
    assert first < last


def test_with_reduced_motion_nothing_counts(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(still=True), before=record)
    bring(page.get_by_text("10,000+", exact=True))
    expect(page.get_by_text("10,000+", exact=True)).to_be_visible()
    assert page.evaluate("counted") == []


@pytest.mark.parametrize("width", [390, 1280])
def test_code_scrolls_by_keyboard_and_the_page_does_not(open_page: Open, width: int) -> None:
    page = open_page("/projects/blocks", Visitor(width=width, still=True))
    code = page.get_by_role("group", name="clamp.py, lines 3 to 17")
    bring(code)
    code.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("it => it.scrollLeft > 0", arg=code.element_handle())
    assert page.evaluate("scrollX") == 0


def test_the_table_has_what_the_bars_show(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(scripts=False))
    expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_text("The figures as a table").click()
    row = page.get_by_role("row", name="Pictures")
    expect(row.get_by_role("cell").first).to_have_text("1,072\u00a0kB")


def test_figures_and_marked_lines_are_plain_on_paper(open_page: Open) -> None:
    page = open_page("/projects/blocks")
    mark = page.locator("mark", has_text="class Limits")
    figures = [page.get_by_text(it, exact=True) for it in ("10,000+", "hundreds")]
    for figure in figures:
        expect(figure).not_to_have_css("-webkit-text-stroke-width", "0px")
    expect(mark).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.emulate_media(media="print")
    for figure in figures:
        expect(figure).to_have_css("-webkit-text-stroke-width", "0px")
        expect(figure).to_have_css("text-shadow", "none")
        expect(figure).to_have_css("color", page.evaluate(INK))
    expect(mark).to_have_css("background-color", "rgba(0, 0, 0, 0)")
