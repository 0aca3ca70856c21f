"""Stickers are handled by mouse, touch and keyboard, and the page still scrolls."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.page_actions import centre_of
from tests.support.playground_page import ALL_LOADED, FAST, QUIET, PlaygroundPage, distance


@pytest.fixture
def phone_stage(phone: Page) -> PlaygroundPage:
    """Stickers that appear at once on a phone, and do not move."""
    return PlaygroundPage(phone, seed=3, **ALL_LOADED, **FAST, **QUIET)


def test_finger_drags_a_sticker_without_scrolling_the_page(phone_stage: PlaygroundPage) -> None:
    stage = phone_stage
    stage.play_by_hand()
    held = stage.within_reach()
    x, y = held.at
    stage.touch((x, y), (x, y - 20), (x, y - 60), lift=False)
    stage.run(1000)
    assert stage.drawn[held.name].y == pytest.approx(y - 60, abs=4)
    assert stage.page.evaluate("scrollY") == 0


def test_names_of_the_controls_are_seen_for_four_seconds_after_the_first_touch(
    phone_stage: PlaygroundPage,
) -> None:
    stage = phone_stage
    stage.play_by_hand()
    button = stage.button("Reset")
    is_named = "it => getComputedStyle(it, '::after').visibility"
    assert button.evaluate(is_named) == "hidden"
    for state in ("visible", "hidden"):
        x, y = stage.within_reach().at
        stage.touch((x, y), (x, y - 20))
        expect(stage.root.locator("[data-named]")).to_have_count(int(state == "visible"))
        assert button.evaluate(is_named) == state
        stage.run(4000)
        expect(stage.root.locator("[data-named]")).to_have_count(0)
    button.focus()
    stage.page.keyboard.press("Shift+Tab")
    stage.page.keyboard.press("Tab")
    assert button.evaluate(is_named) == "visible"


@pytest.mark.nightly
def test_finger_beside_every_sticker_scrolls_the_page(phone_stage: PlaygroundPage) -> None:
    stage = phone_stage
    stage.play()
    stage.expect_sprites(8)
    x, y = stage.room()
    stage.touch((x, y), *((x, y - step) for step in range(20, 320, 20)))
    stage.page.wait_for_function("scrollY > 100")


@pytest.mark.nightly
def test_button_in_the_text_works_with_a_sticker_behind_it(stage: PlaygroundPage) -> None:
    stage.play_by_hand()
    page = stage.page
    target = page.get_by_role("main").get_by_role("button", name="trip the lights")
    centre = centre_of(target)
    held = stage.within_reach()
    stage.drag(held, centre)
    stage.run(500)
    page.mouse.up()
    assert distance(stage.drawn[held.name].at, centre) < 5
    target.click()
    expect(page.locator("[data-tripped]")).to_be_visible()


def test_text_over_the_playground_has_an_opaque_background(reduced_motion_page: Page) -> None:
    reduced_motion_page.goto("/")
    text = reduced_motion_page.get_by_text("I am a developer building").locator("../..")
    colour = text.evaluate("it => getComputedStyle(it).backgroundColor")
    assert colour.startswith("rgb("), colour


def test_sticker_is_selected_nudged_and_thrown_by_keyboard_and_every_step_is_announced(
    stage: PlaygroundPage,
) -> None:
    stage.play_by_hand()
    press = stage.page.keyboard.press
    tab_to(stage)
    expect(stage.status).to_have_text("Smiley, 1 of 8")
    press("ArrowLeft")
    expect(stage.status).to_have_text("Pill, 8 of 8")
    press("ArrowRight")
    press("ArrowRight")
    expect(stage.status).to_have_text("Bomb, 2 of 8")
    stage.run(50)
    ring = stage.root.locator(".playground__focus-ring")
    expect(ring).to_be_visible()
    level = stage.field.evaluate("it => getComputedStyle(it).zIndex")
    expect(ring).to_have_css("z-index", level)  # it is behind what its sticker is behind
    before = stage.drawn["bomb"]
    press("Enter")
    expect(stage.status).to_have_text("Bomb picked up")
    press("ArrowRight")
    stage.run(1000)
    assert stage.drawn["bomb"].x - before.x == pytest.approx(24, abs=2)
    press("Enter")
    expect(stage.status).to_have_text("Bomb thrown to the right")
    start = stage.drawn["bomb"].x
    stage.run(100)
    assert stage.drawn["bomb"].x - start == pytest.approx(48, abs=10)


def test_controls_of_the_playground_pause_play_shake_and_reset(stage: PlaygroundPage) -> None:
    stage.play_by_hand()
    before = stage.drawn
    stage.button("Shake").press("Enter")
    stage.run(600)
    assert all(distance(it.at, before[it.name].at) > 10 for it in stage.drawn.values())
    stage.button("Pause").press("Enter")
    stage.expect_state("paused")
    expect(stage.button("Shake")).to_be_disabled()
    stage.button("Reset").press("Enter")
    stage.expect_sprites(8)
    stage.button("Play").press("Enter")
    stage.expect_state("running")
    stage.button("Reset").press("Enter")
    stage.expect_sprites(0)
    stage.run(500)
    stage.expect_sprites(8)


def tab_to(stage: PlaygroundPage) -> None:
    for _ in range(20):
        stage.page.keyboard.press("Tab")
        if stage.field.evaluate("it => it === document.activeElement"):
            return
    raise AssertionError("the input area is no tab stop")
