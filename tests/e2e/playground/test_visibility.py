"""What there is of the stickers is seen, can be taken, and stands there once."""

from math import atan2, cos, radians, sin
from statistics import median

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import NewPage
from tests.e2e.conftest import nightly
from tests.support.page_actions import box_of, centre_of
from tests.support.page_scripts import page_script
from tests.support.playground_page import FAST, QUIET, REPEATABLE, TICK, PlaygroundPage
from tests.support.visible_share import bolt_shares, drift, seen_points, visible_shares

STILLS = page_script("stills")


@pytest.mark.parametrize(("width", "height"), [(390, 844), nightly(1440, 900)])
def test_stickers_are_seen_almost_whole(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(viewport={"width": width, "height": height})
    stage = PlaygroundPage(page, **FAST, **REPEATABLE)
    stage.play_by_hand()
    shares = visible_shares(stage)
    assert median(shares) >= 0.93, shares
    assert min(shares) >= 0.8, shares


def test_each_sticker_wakes_in_the_pose_of_its_picture_and_none_stands_twice(page: Page) -> None:
    # The sizes are compared before the squash has changed them. In some arrangements a sticker that
    # drifts is in the way of one that wakes, and pushes it aside.
    stage = PlaygroundPage(page, interval=100, appearDuration=10_000, **REPEATABLE)
    page.clock.install(time=0)
    page.clock.pause_at(60_000)
    stage.open()
    before = page.evaluate(STILLS)
    largest = max(it["size"] for it in before)
    shares = sorted(it["size"] / largest for it in before)
    assert shares == pytest.approx([0.6, 0.6, 0.6, 0.6, 0.8, 0.8, 0.8, 1], abs=0.01)
    assert len({(round(it["x"]), round(it["y"])) for it in before}) == 8
    woken: list[str] = []
    while len(woken) < 8:
        stage.run(TICK)
        drawn = stage.everything_drawn
        assert sum(it["seen"] for it in page.evaluate(STILLS)) + len(drawn) == 8
        for sticker in drawn:
            if sticker.name in woken:
                continue
            still = before[len(woken)]
            woken.append(sticker.name)
            assert sticker.center_x == pytest.approx(still["x"], abs=3)
            assert sticker.center_y == pytest.approx(still["y"], abs=3)
            assert sticker.size == pytest.approx(still["size"], rel=0.03)
            turn = sticker.angle - radians(still["angle"])
            assert atan2(sin(turn), cos(turn)) == pytest.approx(0, abs=0.12)


def test_point_of_a_visible_sticker_is_its_canvas(page: Page) -> None:
    stage = PlaygroundPage(page, **FAST, **REPEATABLE)
    stage.play()
    stage.expect_sprites(8)
    page.evaluate("spy.wait(60)")
    stage.toggle("paused")
    points = seen_points(stage, 200)
    tags = page.evaluate(
        "points => points.map(([x, y]) => document.elementFromPoint(x, y)?.tagName)", points
    )
    assert len(tags) >= 200
    # A sticker's edge that is behind something of its own color counts as seen.
    assert tags.count("CANVAS") >= 0.97 * len(tags)


def test_corner_of_the_mascots_box_is_the_stage(stage: PlaygroundPage) -> None:
    stage.play()
    mascot = stage.button("Tap the mushroom")
    box, centre = box_of(mascot), centre_of(mascot)
    top, left, right = box["y"] + 8, box["x"] + 8, box["x"] + box["width"] - 8
    assert stage.open_among([(left, top), centre, (right, top)]) == [(left, top), (right, top)]


def test_press_in_empty_middle_of_header_reaches_the_stage_and_selects_nothing(page: Page) -> None:
    stage = PlaygroundPage(page, **FAST)
    stage.play()
    middle = (380, 60)
    assert stage.open_among([middle]) == [middle]
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(60, 700, steps=5)
    assert page.evaluate("getSelection().toString()") == ""
    page.mouse.up()
    highlight = "it => getComputedStyle(it).webkitTapHighlightColor"
    assert page.locator("[data-playground-stage]").evaluate(highlight) == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize(("width", "height"), [(390, 844), nightly(1280, 720)])
def test_stickers_wrap_and_neither_heap_up_nor_leave_a_third_of_the_sky(
    new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height})
    PlaygroundPage(page, seed=12).open()
    found = drift(page)
    assert found.wraps > 0
    assert median(found.touching) <= 3, found.touching
    assert max(found.touching[2], found.touching[7]) <= 3, found.touching
    assert min(found.thirds) >= 0.25, found.thirds


@pytest.mark.nightly
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_at_least_half_of_each_bolt_is_seen(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(viewport={"width": width, "height": height})
    stage = PlaygroundPage(page, **FAST, **QUIET, **REPEATABLE)
    stage.play_by_hand()
    shares = bolt_shares(stage)
    assert min(shares) >= 0.5, shares


@pytest.mark.nightly
def test_canvas_of_the_bolts_is_there_while_there_are_any(stage: PlaygroundPage) -> None:
    stage.play_by_hand()
    stage.page.get_by_role("main").get_by_role("button", name="trip the lights").click()
    stage.run(700)
    bolts = stage.root.locator(".playground__bolts canvas")
    expect(bolts).to_have_count(1)
    stage.run(6000)
    expect(bolts).to_have_count(0)
