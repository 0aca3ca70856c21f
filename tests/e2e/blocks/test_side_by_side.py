"""On a page in Markdown a picture stands beside text, and parts of the text stand in columns."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.support.page_actions import SIDEWAYS, box_of

from .conftest import Open, Visitor

PAGE = "/beside"
WIDTH = 320


def left_edges(page: Page, *selectors: str) -> list[float]:
    return [box_of(page.locator(selector).first)["x"] for selector in selectors]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", [1280, 1700])
def test_a_picture_and_columns_are_side_by_side_where_there_is_room(
    open_page: Open, width: int, direction: str
) -> None:
    page = open_page(PAGE, Visitor(width, still=True))
    page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
    image, caption = page.locator(".beside img"), page.locator(".beside figcaption")
    assert box_of(image)["width"] == WIDTH
    assert box_of(caption)["width"] <= WIDTH
    text, figure, first, second = left_edges(
        page, ".beside > p", ".beside > figure", ".column", ".column + .column"
    )
    assert (text < figure, first < second) == ((direction == "ltr"),) * 2
    tops = [box_of(it)["y"] for it in page.locator(".column").all()]
    assert tops[0] == tops[1]
    assert page.evaluate(SIDEWAYS) == 0


def test_on_a_phone_the_picture_is_above_the_text_and_columns_below_one_another(
    open_page: Open,
) -> None:
    page = open_page(PAGE, Visitor(390, still=True, scripts=False))
    figure, text = (box_of(page.locator(f".beside > {it}")) for it in ("figure", "p"))
    assert figure["y"] + figure["height"] <= text["y"]
    first, second = (box_of(it) for it in page.locator(".column").all())
    assert first["y"] + first["height"] <= second["y"]
    assert first["x"] == second["x"]
