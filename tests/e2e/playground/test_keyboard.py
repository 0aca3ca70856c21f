"""The keyboard selects, picks up, nudges and throws stickers, and presses the controls."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.playground_page import PlaygroundPage, distance


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
    stage.button("Play").press("Enter")
    stage.expect_state("running")
    stage.button("Reset").press("Enter")
    stage.expect_sprites(0)
    stage.run(500)
    stage.expect_sprites(8)


def tab_to(stage: PlaygroundPage) -> None:
    """Presses Tab until the input area has the focus."""
    for _ in range(20):
        stage.page.keyboard.press("Tab")
        if stage.field.evaluate("it => it === document.activeElement"):
            return
    raise AssertionError("the input area is no tab stop")
