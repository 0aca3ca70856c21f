"""The numbers in a picture lead to their notes; no script is needed."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.support.page_actions import box_of
from tests.support.page_scripts import page_script

from .conftest import STUDY, Open, Visitor, at_widths

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
