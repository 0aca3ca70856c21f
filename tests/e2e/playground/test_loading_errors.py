"""A sticker that fails to load gives one warning, and the others appear."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.playground.conftest import PageWithWarnings
from tests.e2e.playground.props import FAST
from tests.support.playground_page import PlaygroundPage


@pytest.mark.parametrize(
    "answer", [{"status": 404, "body": "nothing here"}, {"body": "[{"}], ids=["missing", "cut off"]
)
def test_sticker_without_an_outline_is_a_circle(
    page_with_warnings: PageWithWarnings, answer: Any
) -> None:
    stage = PlaygroundPage(page_with_warnings.page, **FAST)
    page_with_warnings.page.route(
        "**/vertices/bomb-path-*.json", lambda route: route.fulfill(**answer)
    )
    stage.open()
    stage.expect_sprites(8)
    page_with_warnings.expect_warning("bomb is a circle")


def test_sticker_without_a_picture_is_left_out(page_with_warnings: PageWithWarnings) -> None:
    stage = PlaygroundPage(page_with_warnings.page, **FAST)
    page_with_warnings.page.route("**/svg/bomb-*.svg", lambda route: route.fulfill(status=404))
    stage.open()
    stage.expect_sprites(7)
    page_with_warnings.expect_warning("bomb is left out")
    assert "bomb" not in stage.drawn


def test_sticker_that_never_loads_does_not_delay_the_others(page: Page) -> None:
    stage = PlaygroundPage(page, **FAST)
    page.route("**/vertices/bomb-path-*.json", lambda _route: None)
    stage.open()
    stage.expect_sprites(7)
    stage.expect_state("running")
