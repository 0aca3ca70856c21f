"""Stickers appear one by one, also when one fails to load, drift, and rest while unseen."""

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import NewPage
from tests.support.page_actions import centre_of, go_back_to_cached, hang, scroll_to
from tests.support.playground_page import (
    ALL_LOADED,
    FAST,
    PATIENCE,
    QUIET,
    PlaygroundPage,
    distance,
)

NAMES = ["smileyTounge", "bomb", "pill", "cassette", "flower", "flowerTounge", "rainbowOne", "pill"]


def test_eight_stickers_appear_in_their_order_and_drift(page: Page) -> None:
    stage = PlaygroundPage(page, seed=5, **FAST, **ALL_LOADED)
    stage.play_by_hand()
    assert [event["name"] for event in stage.events] == NAMES
    expect(stage.root.locator("[data-still]:not([data-hidden])")).to_have_count(0)
    before = stage.drawn
    stage.run(1000)
    after = stage.drawn
    speeds = {name: distance(before[name].at, after[name].at) for name in before}
    assert all(1 < speed < 200 for speed in speeds.values()), speeds
    assert len(stage.everything_drawn) == 8


def test_tap_on_the_mascot_pushes_stickers_away_and_recolours(stage: PlaygroundPage) -> None:
    stage.play_by_hand()
    centre = centre_of(stage.button("Tap the mushroom"))
    before = stage.drawn
    stage.page.get_by_role("main").get_by_role("button", name="Tap the mushroom").first.click()
    stage.run(200)
    for name, sticker in stage.drawn.items():
        assert distance(sticker.at, centre) > distance(before[name].at, centre)
    expect(stage.page.locator("[data-playground-stage]")).to_have_attribute("data-palette", "1")


@pytest.mark.nightly
@pytest.mark.parametrize(("ratio", "width"), [(1.25, 1800), (3, 2880)])
def test_canvas_has_the_pixel_ratio_of_the_screen_up_to_two(
    new_page: NewPage, ratio: float, width: int
) -> None:
    page = new_page(device_scale_factor=ratio)
    stage = PlaygroundPage(page, **FAST, **QUIET)
    stage.play()
    expect(stage.root.locator("canvas")).to_have_js_property("width", width)
    assert stage.fetched_late(), "Matter.js was fetched before the first paint"


HAS_MORE_STICKERS_THAN = """(count) =>
  Number(document.querySelector("[data-playground]").dataset.sprites) > count"""


def test_playground_requests_no_frames_while_paused_scrolled_away_or_in_a_hidden_tab(
    stage: PlaygroundPage,
) -> None:
    stage.play()
    assert stage.frames_taken() > 5
    stage.pause()
    assert stage.frames_taken() == 0
    stage.button("Play").click()
    stage.expect_state("running")
    stage.hide(True)
    assert stage.frames_taken() == 0
    stage.hide(False)
    assert stage.frames_taken() > 5
    stage.scroll_away()
    assert stage.frames_taken() == 0
    stage.expect_state("running")
    scroll_to(stage.page, 0)
    expect(stage.root).to_be_in_viewport()
    stage.page.evaluate("spy.wait(5)")
    assert stage.frames_taken() > 5


@pytest.mark.nightly
def test_playground_goes_on_that_comes_from_the_back_forward_cache(bfcache_page: Page) -> None:
    page = bfcache_page
    stage = PlaygroundPage(page)
    stage.play()
    page.wait_for_function(HAS_MORE_STICKERS_THAN, arg=0)
    page.goto("/resume")
    go_back_to_cached(page)
    page.wait_for_function(HAS_MORE_STICKERS_THAN, arg=stage.sprites)
    stage.expect_state("running")


@pytest.mark.nightly
def test_sticker_without_a_picture_is_left_out(new_page: NewPage) -> None:
    page = new_page("bomb")
    page.route("**/svg/bomb-*.svg", lambda route: route.fulfill(status=404))
    stage = PlaygroundPage(page, **FAST)
    with page.expect_console_message(lambda log: "bomb is left out" in log.text, timeout=PATIENCE):
        stage.open()
    stage.expect_sprites(7)
    assert "bomb" not in stage.drawn


@pytest.mark.nightly
@pytest.mark.parametrize("file", ["vertices/bomb-path-*.json", "svg/bomb-*.svg"])
def test_sticker_that_never_loads_does_not_delay_the_others(page: Page, file: str) -> None:
    hang(page, f"**/{file}")
    stage = PlaygroundPage(page, **FAST)
    stage.open()
    stage.expect_sprites(7)
    stage.expect_state("running")
    assert "bomb" not in stage.drawn
