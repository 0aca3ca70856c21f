"""Figures that count up, code that scrolls, and numbers in a picture that lead to notes."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.page_actions import box_of, bring, shown
from tests.support.page_scripts import page_script

from .conftest import BLANK, STUDY, Open, Visitor, at_widths, go

LATIN, ARABIC = "10,000+", "٣٠٠"
MAX_STEPS = 50
"""Tenths of a second in which a number is reached; it counts for nine."""

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


def count(page: Page, *figures: str) -> dict[str, list[str]]:
    """Scrolls to figures; returns what was shown in place of each, in order, until it is reached.

    The clock stands still but for what this function moves it, so that no frame is missed.
    """
    for figure in figures:
        page.get_by_text(figure, exact=True).scroll_into_view_if_needed()
        for _ in range(MAX_STEPS):
            if [figure, "reached"] in page.evaluate("counted"):
                break
            page.clock.run_for(100)
    told = page.evaluate("counted")
    return {figure: [shown for text, shown in told if text == figure] for figure in figures}


def open_recorded(open_page: Open, *visitor: Visitor) -> Page:
    """Opens the figures and records what is counted, on a clock that can be stopped."""
    page = open_page(BLANK, *visitor)
    page.clock.install()
    page.add_init_script(RECORD)
    go(page, STUDY)
    return page


@pytest.mark.nightly
def test_numbers_count_up_once_in_their_own_digits_and_stay_what_they_are(open_page: Open) -> None:
    page = open_recorded(open_page)
    expect(shown(page)).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    figure = page.get_by_text(LATIN, exact=True)
    width = box_of(figure)["width"]
    first = count(page, LATIN, ARABIC)
    assert [figures[-1] for figures in first.values()] == ["reached", "reached"]
    assert all(len(figures) > 4 for figures in first.values())
    numbers = [int(figure.rstrip("+").replace(",", "")) for figure in first[LATIN][:-1]]
    assert numbers == sorted(numbers)
    assert numbers[0] < 5000
    assert box_of(figure)["width"] == width
    assert not any(letter.isascii() for figure in first[ARABIC][:-1] for letter in figure)
    page.get_by_role("heading", name="Words on white").scroll_into_view_if_needed()
    assert count(page, LATIN, ARABIC) == first


@pytest.mark.nightly
def test_a_number_that_is_counted_is_printed_as_it_is(open_page: Open) -> None:
    figure = open_page(STUDY).get_by_text(LATIN, exact=True)
    figure.evaluate("it => (it.dataset.counting = '7')")
    fill = "it => getComputedStyle(it).webkitTextFillColor"
    assert figure.evaluate(fill) == "rgba(0, 0, 0, 0)"
    figure.page.emulate_media(media="print")
    assert figure.evaluate(fill) == figure.evaluate("it => getComputedStyle(it).color")


@pytest.mark.nightly
def test_groups_of_a_number_keep_their_order_on_a_page_from_right_to_left(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(scripts=False))
    page.evaluate("document.documentElement.dir = 'rtl'")
    first, last = page.get_by_text("1 200", exact=True).evaluate(ENDS)
    assert first < last


@pytest.mark.nightly
def test_numbers_do_not_count_with_reduced_motion(open_page: Open) -> None:
    page = open_recorded(open_page, Visitor(still=True))
    bring(page.get_by_text(LATIN, exact=True))
    page.clock.run_for(2000)
    expect(page.get_by_text(LATIN, exact=True)).to_be_visible()
    assert page.evaluate("counted") == []


def test_code_scrolls_by_keyboard_and_the_page_does_not(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, still=True))
    code = page.get_by_role("group", name="clamp.py, lines 3 to 17")
    bring(code)
    code.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("it => it.scrollLeft > 0", arg=code.element_handle())
    assert page.evaluate("scrollX") == 0


@pytest.mark.nightly
def test_figures_and_marked_lines_are_plain_on_paper(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(scripts=False))
    mark = page.locator("mark", has_text="class Limits")
    figures = [page.get_by_text(word, exact=True) for word in (LATIN, "hundreds")]
    for figure in figures:
        expect(figure).not_to_have_css("-webkit-text-stroke-width", "0px")
    expect(mark).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.emulate_media(media="print")
    for figure in figures:
        expect(figure).to_have_css("-webkit-text-stroke-width", "0px")
        expect(figure).to_have_css("text-shadow", "none")
        expect(figure).to_have_css("color", page.evaluate(INK))
    expect(mark).to_have_css("background-color", "rgba(0, 0, 0, 0)")


DEVICES = ("desktop", "tablet", "mobile")
OUTSIDE = page_script("pins_outside")


def background(item: Locator) -> str:
    return item.evaluate("it => getComputedStyle(it).backgroundColor")


def test_number_in_a_picture_leads_to_its_note_and_marks_no_other(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, still=True, scripts=False))
    first, second = (
        page.get_by_role("listitem").filter(has_text=f"{name} part") for name in ("First", "Second")
    )
    plain = background(second)
    pin = page.get_by_role("link", name="2 Second part")
    box = box_of(pin)
    assert min(box["width"], box["height"]) >= 44
    pin.focus()
    page.keyboard.press("Enter")
    expect(second).to_be_in_viewport()
    expect(second).not_to_have_css("background-color", plain)
    assert background(first) == plain


@pytest.mark.nightly
def test_numbers_at_the_edge_of_a_picture_stay_inside_it(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(still=True, scripts=False))
    pins = page.get_by_role("link", name=re.compile(r"^[123] \w+ part$"))
    expect(pins).to_have_count(3)
    for width in at_widths(page):
        # All that a note may say is 0 to 100: the corners are the worst of it.
        for place in (0, 100):
            style = "".join(f"--{it}-x: {place}%; --{it}-y: {place}%;" for it in DEVICES)
            pins.evaluate_all("(all, style) => all.forEach((it) => (it.style = style))", style)
            assert page.locator(".anatomy__pins").evaluate(OUTSIDE) == [], f"{width} px, {place} %"
