"""Sprites appear one by one, drift, and follow the size of the window."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playground.gestures import centre_of
from tests.e2e.playground.props import ALL_LOADED, FAST
from tests.support.playground_page import QUIET, Drawn, PlaygroundPage, distance

NAMES = ["smileyTounge", "bomb", "pill", "cassette", "flower", "flowerTounge", "rainbowOne", "pill"]

STEP = 3
"""Pixels that a sprite may be off: two pages are compared up to one step of 1/60 s apart."""


def test_eight_sprites_appear_in_eight_seconds_in_their_order(page: Page) -> None:
    stage = PlaygroundPage(page)
    stage.open()
    stage.expect_sprites(8)
    events = stage.events
    assert [event["name"] for event in events] == NAMES
    gaps = [later["at"] - sooner["at"] for sooner, later in pairwise(events)]
    assert min(gaps) > 1000 - 100, gaps
    assert len(stage.everything_drawn) == 8
    expect(stage.root.locator("[data-still]:not([data-hidden])")).to_have_count(0)


def test_every_sprite_drifts_and_none_is_lost(page: Page) -> None:
    stage = PlaygroundPage(page, seed=5, **FAST, **ALL_LOADED)
    stage.play_by_hand()
    before = stage.drawn
    stage.run(1000)
    after = stage.drawn
    speeds = {name: distance(before[name].at, after[name].at) for name in before}
    assert all(1 < speed < 200 for speed in speeds.values()), speeds
    stage.run(3000)
    assert stage.sprites == 8
    assert len(stage.everything_drawn) == 8


def test_the_same_seed_gives_the_same_positions(new_page: Any) -> None:
    def positions(seed: int) -> dict[str, Drawn]:
        stage = PlaygroundPage(new_page(), seed=seed, interval=60, **ALL_LOADED)
        stage.play_by_hand()
        stage.button("Reset").click()
        stage.run(1500)
        return stage.drawn

    first, same, other = positions(7), positions(7), positions(8)
    off = {name: distance(first[name].at, same[name].at) for name in first}
    assert max(off.values()) < STEP, off
    assert sum(distance(first[name].at, other[name].at) > 10 * STEP for name in first) > 4


def test_a_tap_on_the_mascot_pushes_sprites_away_and_changes_the_palette(
    stage: PlaygroundPage,
) -> None:
    stage.play_by_hand()
    centre = centre_of(stage.button("Tap the mushroom").bounding_box())
    before = stage.drawn
    stage.page.get_by_role("main").get_by_role("button", name="Tap the mushroom").first.click()
    stage.run(200)
    after = stage.drawn
    assert all(
        distance(after[name].at, centre) > distance(before[name].at, centre) for name in before
    )
    expect(stage.page.locator("[data-playground-stage]")).to_have_attribute("data-palette", "1")


def test_a_resize_rescales_canvas_and_sprites(stage: PlaygroundPage) -> None:
    stage.play_by_hand()
    before = stage.drawn
    assert before["bomb"].size == pytest.approx(270 * 900 / 1500, abs=1)
    stage.page.set_viewport_size({"width": 1000, "height": 800})
    canvas = stage.root.locator("canvas")
    expect(canvas).to_have_js_property("width", 1000)
    expect(canvas).to_have_js_property("height", 800)
    stage.run(500)
    after = stage.drawn
    for name, sprite in after.items():
        assert sprite.size == pytest.approx(270 * 800 / 1200, abs=1)
        assert sprite.x / 1000 == pytest.approx(before[name].x / 1440, abs=0.05)


@pytest.mark.parametrize("ratio", [1, 1.25, 2, 3])
def test_the_canvas_has_the_pixel_ratio_of_the_screen_up_to_two(
    new_page: Any, ratio: float
) -> None:
    stage = PlaygroundPage(new_page(device_scale_factor=ratio), **FAST, **QUIET)
    stage.play()
    expect(stage.root.locator("canvas")).to_have_js_property("width", 1440 * min(ratio, 2))


def test_matter_is_loaded_after_the_first_paint(page: Page) -> None:
    stage = PlaygroundPage(page)
    stage.play()
    assert stage.fetched_late()
