"""Pages of the owner's own, in Markdown and in Python, and what a text holds beside words."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.support.page_actions import SIDEWAYS, box_of, bring, scroll_through, scroll_to

from .conftest import HEIGHTS, Open, Visitor, at_widths
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
  const ends = [...range.getClientRects()].map(({ bottom }) => bottom).sort((a, b) => a - b);
  const lines = ends.filter((end, index) => !(end - ends[index - 1] < 12)).length;
  return lines > 2 ? [it.textContent.length / lines] : [];
})"""
"""Characters of a line, for each paragraph of several lines."""


@pytest.mark.nightly
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
    link = page.get_by_role("main").get_by_role("link", name="All projects")
    assert box_of(link)["width"] < 250, "a button is wider than its words"


@pytest.mark.nightly
def test_headings_of_pages_in_python_and_in_markdown_stand_alike(open_page: Open) -> None:
    places = []
    for route in ("/notes", "/workshop"):
        page = open_page(route, Visitor(still=True))
        heading = page.get_by_role("main").get_by_role("heading", level=2).first
        below = page.locator("main h2 + *").first
        places.append((box_of(heading)["x"], box_of(below)["x"]))
    assert places[0] == places[1]


ROUTE = "/long-read"
SCROLLS = "(it) => it.scrollWidth > it.clientWidth"


def test_a_press_of_a_key_copies_code_without_the_lines_that_are_gone(open_page: Open) -> None:
    page = open_page(ROUTE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button = page.get_by_role("button", name="Copy (Code: garden/flowers.py)")
    place = box_of(bring(button))
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("def petals(")
    assert "return 34" in copied
    assert "return 5" not in copied
    assert box_of(button) == place, "the button has moved"


def test_a_footnote_leads_to_its_text_and_back(open_page: Open) -> None:
    page = open_page(ROUTE, Visitor(still=True))
    page.get_by_role("link", name="1", exact=True).first.click()
    expect(page).to_have_url(re.compile("#fn:1$"))
    note = page.get_by_role("listitem").filter(has_text="The first note.")
    expect(note).to_be_in_viewport()
    note.get_by_role("link", name="Back to the text").first.click()
    expect(page).to_have_url(re.compile("#fnref:1$"))
    expect(page.locator("sup").first).to_be_in_viewport()


@pytest.mark.nightly
def test_a_pair_is_equally_high_and_on_phones_one_below_the_other(open_page: Open) -> None:
    for width, is_beside in ((1280, True), (390, False)):
        page = open_page(ROUTE, Visitor(width, still=True))
        figures = (page.get_by_role("figure").filter(has_text=it) for it in ("Before", "After"))
        first, second = (box_of(bring(it)) for it in figures)
        assert (first["y"] == second["y"]) is is_beside
        assert abs(first["height"] - second["height"]) < 2
        assert (first["x"] == second["x"]) is not is_beside


def test_wide_code_and_formulas_scroll_by_themselves_by_keyboard(open_page: Open) -> None:
    page = open_page(ROUTE, Visitor(390, still=True))
    code = page.get_by_role("region", name="Code: garden/flowers.py")
    formula = page.get_by_role("region", name="Formula").last
    for box in (code, formula):
        assert box.evaluate(SCROLLS)
        box.focus()
        page.keyboard.press("End")
        page.keyboard.press("ArrowRight")
        expect(box).to_be_focused()
        page.wait_for_function("(it) => it.scrollLeft > 0", arg=box.element_handle())


def test_a_section_in_a_text_works_as_in_a_case_study(open_page: Open) -> None:
    page = open_page(ROUTE)
    slider = bring(page.get_by_role("slider", name="One edge across"))
    before = slider.input_value()
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value(before)


def test_without_javascript_a_text_is_whole_and_has_no_button_that_copies(open_page: Open) -> None:
    page = open_page(ROUTE, Visitor(scripts=False))
    expect(page.get_by_role("region", name="Code: garden/flowers.py")).to_contain_text("petals")
    expect(page.get_by_role("img", name="The page after")).to_be_attached()
    expect(page.get_by_role("note").first).to_contain_text("Note")
    expect(page.get_by_role("button", name=re.compile("^Copy"))).to_have_count(0)


PAGE = "/beside"
WIDTH = 320


def test_a_picture_and_columns_are_side_by_side_where_there_is_room(open_page: Open) -> None:
    page = open_page(PAGE, Visitor(still=True))
    image, caption = page.locator(".beside img"), page.locator(".beside figcaption")
    for width, direction in product((1280, 1700), ("ltr", "rtl")):
        place = f"{width} px, {direction}"
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
        assert box_of(image)["width"] == WIDTH, place
        assert box_of(caption)["width"] <= WIDTH, place
        parts = (".beside > p", ".beside > figure", ".column", ".column + .column")
        text, figure, first, second = (box_of(page.locator(it).first)["x"] for it in parts)
        assert (text < figure, first < second) == ((direction == "ltr"),) * 2, place
        tops = [box_of(it)["y"] for it in page.locator(".column").all()]
        assert tops[0] == tops[1], place
        assert page.evaluate(SIDEWAYS) == 0, place


def test_on_a_phone_pictures_and_columns_are_below_one_another(open_page: Open) -> None:
    page = open_page(PAGE, Visitor(390, still=True, scripts=False))
    figure, text = (box_of(page.locator(f".beside > {it}")) for it in ("figure", "p"))
    assert figure["y"] + figure["height"] <= text["y"]
    first, second = (box_of(it) for it in page.locator(".column").all())
    assert first["y"] + first["height"] <= second["y"]
    assert first["x"] == second["x"]
