"""Stickers are dragged by mouse and touch, and the page still scrolls."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.page_actions import centre_of, scroll_to
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


def test_finger_beside_every_sticker_scrolls_the_page(phone_stage: PlaygroundPage) -> None:
    stage = phone_stage
    stage.play()
    stage.expect_sprites(8)
    x, y = stage.room()
    stage.touch((x, y), *((x, y - step) for step in range(20, 320, 20)))
    stage.page.wait_for_function("scrollY > 100")


def test_wheel_scrolls_the_page_over_stickers_and_between_them(stage: PlaygroundPage) -> None:
    stage.play()
    stage.expect_sprites(8)
    for point in (stage.room(), stage.within_reach().at):
        stage.page.mouse.move(*point)
        stage.page.mouse.wheel(0, 300)
        stage.page.wait_for_function("scrollY > 200")
        scroll_to(stage.page, 0)


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
