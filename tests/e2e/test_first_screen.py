"""Where the hint and the playground's buttons stand on the first screen of home."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page

from tests.support.site_content import CONTENT, WORDS


def box(it: Locator) -> FloatRect:
    it.wait_for()
    found = it.bounding_box()
    assert found
    return found


@pytest.mark.parametrize("width", [320, 390, 820, 1440])
def test_the_buttons_do_not_cover_the_hint(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("/")
    hint = box(page.get_by_role("link", name=CONTENT.home.hint))
    buttons = box(page.get_by_role("group", name=WORDS.playground.controls))
    beside = buttons["x"] >= hint["x"] + hint["width"]
    below = buttons["y"] >= hint["y"] + hint["height"]
    assert beside or below, (hint, buttons)
