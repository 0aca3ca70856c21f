"""The numbers in a picture lead to their notes; no script is needed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import HEIGHTS, Open, Visitor

DEVICES = ("desktop", "tablet", "mobile")


def background(item: Locator) -> str:
    return item.evaluate("it => getComputedStyle(it).backgroundColor")


@pytest.mark.parametrize(
    "visitor",
    [Visitor(still=True), Visitor(390, still=True), Visitor(still=True, scripts=False)],
    ids=str,
)
def test_a_number_leads_to_its_note_and_marks_no_other(open_page: Open, visitor: Visitor) -> None:
    page = open_page("/projects/blocks", visitor)
    first, second = (
        page.get_by_role("listitem").filter(has_text=f"{name} part") for name in ("First", "Second")
    )
    plain = background(second)
    pin = page.get_by_role("link", name="2 Second part")
    box = pin.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    pin.focus()
    page.keyboard.press("Enter")
    expect(second).to_be_in_viewport()
    assert background(second) != plain
    assert background(first) == plain


@pytest.mark.parametrize("width", HEIGHTS)
def test_a_number_at_the_edge_stays_inside_the_picture(open_page: Open, width: int) -> None:
    page = open_page("/projects/blocks", Visitor(width, still=True))
    pins = page.get_by_role("link", name=re.compile(r"^[123] \w+ part$"))
    expect(pins).to_have_count(3)
    sheet = page.locator(".anatomy__pins").bounding_box()
    assert sheet
    for pin in pins.all():
        # All that a note may say is 0 to 100: the corners are the worst of it.
        for place in (0, 100):
            style = "".join(f"--{it}-x: {place}%; --{it}-y: {place}%;" for it in DEVICES)
            pin.evaluate("(it, style) => it.setAttribute('style', style)", style)
            box = pin.bounding_box()
            assert box
            assert box["x"] >= sheet["x"]
            assert box["x"] + box["width"] <= sheet["x"] + sheet["width"]
            assert box["y"] >= sheet["y"]
            assert box["y"] + box["height"] <= sheet["y"] + sheet["height"]
