"""Sprites are dragged and thrown by mouse and touch, and the page still scrolls."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playground.gestures import between, centre_of, drag, is_hit
from tests.e2e.playground.props import ALL_LOADED, FAST
from tests.support.playground_page import QUIET, PlaygroundPage, distance


@pytest.fixture
def phone_stage(phone: Page) -> PlaygroundPage:
    """Sprites that appear at once on a phone, and do not move."""
    return PlaygroundPage(phone, seed=3, **ALL_LOADED, **FAST, **QUIET)


def test_a_drag_moves_the_held_sprite_and_no_other(stage: PlaygroundPage) -> None:
    stage.play_by_hand()
    before = stage.drawn
    held = stage.within_reach()
    to = stage.room(near=held.at)
    drag(stage, held, to)
    stage.run(2000)
    stage.page.mouse.up()
    after = stage.drawn
    assert distance(after[held.name].at, to) < 3
    path = [between(held.at, to, share / 20) for share in range(21)]
    others = [it for it in before.values() if it != held and not is_hit(it, held, path)]
    assert len(others) > 2
    assert all(distance(after[it.name].at, it.at) < 0.5 for it in others)


def test_a_thrown_sprite_keeps_its_speed(page: Page) -> None:
    stage = PlaygroundPage(page, seed=2, **ALL_LOADED, **QUIET)
    stage.play_by_hand(1)
    held = stage.within_reach()
    stage.page.mouse.move(*held.at)
    stage.page.mouse.down()
    for step in range(1, 7):
        stage.page.mouse.move(held.x - step * 8, held.y)
        stage.run(16)
    stage.page.mouse.up()
    speeds = []
    for _ in range(3):
        before = stage.drawn[held.name].x
        stage.run(160)
        speeds.append(before - stage.drawn[held.name].x)
    assert min(speeds) > 20
    assert max(speeds) - min(speeds) < 0.12 * max(speeds)


def test_a_finger_drags_a_sprite_without_scrolling_the_page(phone_stage: PlaygroundPage) -> None:
    stage = phone_stage
    stage.play_by_hand()
    held = stage.within_reach()
    x, y = held.at
    stage.touch((x, y), (x, y - 20), (x, y - 60), lift=False)
    stage.run(1000)
    assert stage.drawn[held.name].y == pytest.approx(y - 60, abs=4)
    assert stage.page.evaluate("scrollY") == 0


def test_a_finger_beside_every_sprite_scrolls_the_page(phone_stage: PlaygroundPage) -> None:
    stage = phone_stage
    stage.play()
    stage.expect_sprites(8)
    x, y = stage.room()
    stage.touch((x, y), *((x, y - step) for step in range(20, 320, 20)))
    stage.page.wait_for_function("scrollY > 100")


def test_a_second_finger_ends_the_drag(phone_stage: PlaygroundPage) -> None:
    stage = phone_stage
    stage.play_by_hand()
    held = stage.within_reach()
    session = stage.page.context.new_cdp_session(stage.page)
    fingers = [{"x": held.x, "y": held.y, "id": 1}, {"x": 20, "y": 700, "id": 2}]

    def touch(count: int) -> None:
        points = fingers[:count]
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})

    touch(1)
    expect(stage.field).to_have_attribute("data-cursor", "grabbing")
    touch(2)
    expect(stage.field).not_to_have_attribute("data-cursor", "grabbing")


def test_the_wheel_scrolls_the_page_over_sprites_and_between_them(stage: PlaygroundPage) -> None:
    stage.play()
    stage.expect_sprites(8)
    for point in (stage.room(), stage.within_reach().at):
        stage.page.mouse.move(*point)
        stage.page.mouse.wheel(0, 300)
        stage.page.wait_for_function("scrollY > 200")
        stage.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")


@pytest.mark.parametrize(
    ("role", "name"), [("button", "trip the lights"), ("link", "View Projects")]
)
def test_a_control_in_the_text_works_with_a_sprite_behind_it(
    stage: PlaygroundPage, role: Any, name: str
) -> None:
    stage.play_by_hand()
    page = stage.page
    target = page.get_by_role("main").get_by_role(role, name=name)
    centre = centre_of(target.bounding_box())
    held = stage.within_reach()
    drag(stage, held, centre)
    stage.run(2000)
    page.mouse.up()
    assert distance(stage.drawn[held.name].at, centre) < 5
    target.click()
    if role == "button":
        expect(page.locator("[data-tripped]")).to_be_visible()
    else:
        expect(page).to_have_url("/projects")


def test_the_text_has_an_opaque_background(stage: PlaygroundPage) -> None:
    stage.open()
    text = stage.page.get_by_text("I am a developer building").locator("../..")
    colour = text.evaluate("it => getComputedStyle(it).backgroundColor")
    assert colour.startswith("rgb("), colour
