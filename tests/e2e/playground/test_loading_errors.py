"""Stickers that fail to load give a warning, and the others appear."""

from __future__ import annotations

from itertools import cycle
from math import isfinite

import pytest
from playwright.sync_api import Page, Route

from tests.conftest import NewPage
from tests.support.page_actions import hang
from tests.support.playground_page import FAST, PATIENCE, PlaygroundPage

SPOILT = (
    None,
    "<!doctype html><title>Signed out</title>",
    "[]",
    '[{"x": 0, "y": 0}, {"x": 1e300, "y": 0}, {"x": 0, "y": 1e300}]',
)
"""What outlines may come as: missing, no JSON, no outline, vast; `tests/js` knows all others."""


def test_stickers_with_invalid_outlines_become_circles(new_page: NewPage) -> None:
    bodies = cycle(SPOILT)

    def answer(route: Route) -> None:
        body = next(bodies)
        route.fulfill(status=404 if body is None else 200, body=body or "Nothing here.")

    page = new_page("vertices")
    page.route("**/vertices/*.json", answer)
    stage = PlaygroundPage(page, **FAST)
    with page.expect_console_message(lambda log: "is a circle" in log.text, timeout=PATIENCE):
        stage.play()
    stage.expect_sprites(8)
    stage.button("Shake").click()
    stage.frames_taken()
    stage.pause()
    drawn = stage.everything_drawn
    assert all(isfinite(body.x + body.y + body.angle) and body.size > 0 for body in drawn)


def test_sticker_without_a_picture_is_left_out(new_page: NewPage) -> None:
    page = new_page("bomb")
    page.route("**/svg/bomb-*.svg", lambda route: route.fulfill(status=404))
    stage = PlaygroundPage(page, **FAST)
    with page.expect_console_message(lambda log: "bomb is left out" in log.text, timeout=PATIENCE):
        stage.open()
    stage.expect_sprites(7)
    assert "bomb" not in stage.drawn


@pytest.mark.parametrize("file", ["vertices/bomb-path-*.json", "svg/bomb-*.svg"])
def test_sticker_that_never_loads_does_not_delay_the_others(page: Page, file: str) -> None:
    hang(page, f"**/{file}")
    stage = PlaygroundPage(page, **FAST)
    stage.open()
    stage.expect_sprites(7)
    stage.expect_state("running")
    assert "bomb" not in stage.drawn
