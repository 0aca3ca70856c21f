"""The numbers in a picture lead to their notes; no script is needed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Open, Visitor


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
