"""The playground in a browser: it plays, it rests, it leaves nothing behind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.support.stage import PATIENCE, QUIET, Drawn, Stage, distance

NAMES = ["smileyTounge", "bomb", "pill", "cassette", "flower", "flowerTounge", "rainbowOne", "pill"]
FAST = {"interval": 30}
"""Props of a playground whose sprites come at once."""

SEED = 10
"""Puts the bomb, the cassette and the rainbow into the open, each by itself."""

MATTER = "**/assets/matter-*.js"


@pytest.fixture(scope="module")
def address(blocks_site: str) -> str:
    """The tests' own site: the seed puts its sprites where a hand can reach them."""
    return blocks_site


@pytest.fixture
def stage(page: Page) -> Stage:
    """Sprites that come at once and lie where they appear."""
    return Stage(page, seed=SEED, **FAST, **QUIET)


def is_warning(message: ConsoleMessage) -> bool:
    return message.type == "warning"


class LoudPage:
    """A page that is allowed to complain, once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.warnings: list[str] = []
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if is_warning(message):
            self.warnings.append(message.text)

    def expect_warning(self, words: str) -> None:
        """Waits for the one warning."""
        if not self.warnings:
            self.page.wait_for_event("console", is_warning, timeout=PATIENCE)
        assert len(self.warnings) == 1, self.warnings
        assert words in self.warnings[0]


@pytest.fixture
def loud_page(browser: Browser, address: str) -> Iterator[LoudPage]:
    """A page whose complaints are heard, not forbidden."""
    context = browser.new_context(
        base_url=address, viewport={"width": 1440, "height": 900}, bypass_csp=True
    )
    yield LoudPage(context.new_page())
    context.close()


class TestPlay:
    def test_eight_sprites_play_after_eight_seconds(self, page: Page) -> None:
        stage = Stage(page)
        stage.open()
        stage.expect_sprites(8)
        events = stage.events
        assert [event["name"] for event in events] == NAMES
        gaps = [later["at"] - sooner["at"] for sooner, later in pairwise(events)]
        assert min(gaps) > 1000 - 100, gaps
        assert len(stage.everything_drawn) == 8
        expect(stage.root.locator("[data-still]:not([data-gone])")).to_have_count(0)

    def test_they_drift_each_its_own_way_and_none_is_lost(self, page: Page) -> None:
        stage = Stage(page, seed=5, **FAST)
        stage.play_by_hand()
        before = stage.drawn
        stage.run(1000)
        after = stage.drawn
        speeds = {name: distance(before[name].at, after[name].at) for name in before}
        assert all(1 < speed < 200 for speed in speeds.values()), speeds
        stage.run(3000)
        assert stage.sprites == 8
        assert len(stage.everything_drawn) == 8

    def test_the_same_seed_gives_the_same_play(self, new_page: Any) -> None:
        def scene(seed: int) -> dict[str, Drawn]:
            stage = Stage(new_page(), seed=seed, interval=60)
            stage.play_by_hand()
            stage.button("Reset").click()
            stage.run(1500)
            return stage.drawn

        step = 3  # px: the two are looked at up to one step of 1/60 s apart

        def alike(one: dict[str, Drawn], two: dict[str, Drawn]) -> bool:
            return all(distance(one[name].at, two[name].at) < step for name in one)

        first, other = scene(7), scene(8)
        # A busy machine may bring a picture late, and so another sprite first; not three times.
        assert any(alike(first, scene(7)) for _ in range(3))
        assert sum(distance(first[name].at, other[name].at) > 10 * step for name in first) > 4

    def test_a_tap_on_the_mushroom_pushes_them_away_and_changes_the_ground(
        self, stage: Stage
    ) -> None:
        stage.play_by_hand()
        box = stage.button("Tap the mushroom").bounding_box()
        assert box
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        before = stage.drawn
        stage.page.get_by_role("main").get_by_role("button", name="Tap the mushroom").first.click()
        stage.run(200)
        after = stage.drawn
        assert all(
            distance(after[name].at, middle) > distance(before[name].at, middle) for name in before
        )
        expect(stage.page.locator("[data-playground-stage]")).to_have_attribute("data-palette", "1")

    def test_a_resize_rescales_canvas_and_sprites(self, stage: Stage) -> None:
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
    def test_the_canvas_is_as_sharp_as_the_screen_up_to_two(
        self, new_page: Any, ratio: float
    ) -> None:
        stage = Stage(new_page(device_scale_factor=ratio), **FAST, **QUIET)
        stage.play()
        expect(stage.root.locator("canvas")).to_have_js_property("width", 1440 * min(ratio, 2))


class TestHands:
    def test_a_drag_moves_the_sprite_it_holds_and_no_other(self, stage: Stage) -> None:
        stage.play_by_hand()
        before = stage.drawn
        held = stage.within_reach()
        to = stage.room(near=held.at)
        carry(stage, held, to)
        stage.run(2000)
        stage.page.mouse.up()
        after = stage.drawn
        assert distance(after[held.name].at, to) < 3
        way = [along(held.at, to, share / 20) for share in range(21)]
        beside = [it for it in before.values() if it != held and not hit(it, held, way)]
        assert len(beside) > 2
        assert all(distance(after[it.name].at, it.at) < 0.5 for it in beside)

    def test_a_fling_keeps_its_speed(self, page: Page) -> None:
        stage = Stage(page, seed=2, **QUIET)
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

    def test_a_finger_carries_a_sprite_and_the_page_stays(self, phone: Page) -> None:
        stage = Stage(phone, seed=3, **FAST, **QUIET)
        stage.play_by_hand()
        held = stage.within_reach()
        x, y = held.at
        stage.touch((x, y), (x, y - 20), (x, y - 60), lift=False)
        stage.run(1000)
        assert stage.drawn[held.name].y == pytest.approx(y - 60, abs=4)
        assert phone.evaluate("scrollY") == 0

    def test_a_finger_beside_every_sprite_scrolls_the_page(self, phone: Page) -> None:
        stage = Stage(phone, seed=3, **FAST, **QUIET)
        stage.play()
        stage.expect_sprites(8)
        x, y = stage.room()
        stage.touch((x, y), *((x, y - step) for step in range(20, 320, 20)))
        phone.wait_for_function("scrollY > 100")

    def test_the_wheel_scrolls_the_page_over_sprites_and_between_them(self, stage: Stage) -> None:
        stage.play()
        stage.expect_sprites(8)
        for point in (stage.room(), stage.within_reach().at):
            stage.page.mouse.move(*point)
            stage.page.mouse.wheel(0, 300)
            stage.page.wait_for_function("scrollY > 200")
            stage.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")

    def test_a_second_finger_lets_go(self, phone: Page) -> None:
        stage = Stage(phone, seed=3, **FAST, **QUIET)
        stage.play_by_hand()
        held = stage.within_reach()
        session = phone.context.new_cdp_session(phone)
        fingers = [{"x": held.x, "y": held.y, "id": 1}, {"x": 20, "y": 700, "id": 2}]
        for count in (1, 2):
            session.send(
                "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers[:count]}
            )
        expect(stage.field).not_to_have_attribute("data-cursor", "grabbing")

    def test_words_and_buttons_work_with_a_sprite_behind_them(self, page: Page) -> None:
        stage = Stage(page, seed=SEED, **FAST, **QUIET)
        stage.play_by_hand()
        link = page.get_by_role("main").get_by_role("link", name="View Projects")
        verb = page.get_by_role("main").get_by_role("button", name="trip the lights")
        for target in (verb, link):
            box = target.bounding_box()
            assert box
            middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            held = stage.within_reach()
            carry(stage, held, middle)
            stage.run(2000)
            page.mouse.up()
            assert distance(stage.drawn[held.name].at, middle) < 5
            target.click()
            if target is verb:
                expect(page.locator("[data-tripped]")).to_be_visible()
        expect(page).to_have_url("/projects")

    def test_nothing_shows_through_the_words(self, stage: Stage) -> None:
        stage.open()
        words = stage.page.get_by_text("I am a developer building").locator("..")
        colour = words.evaluate("it => getComputedStyle(it).backgroundColor")
        assert colour.startswith("rgb("), colour


class TestLightning:
    def test_bolts_fall_while_the_rainbow_is_held_and_live_three_seconds(
        self, stage: Stage
    ) -> None:
        stage.play_by_hand()
        rainbow = self.hold(stage)
        stage.run(560)
        assert stage.drawn["lightning"].x == pytest.approx(rainbow.x, abs=2)
        assert stage.drawn["lightning"].y == pytest.approx(rainbow.y + 220, abs=30)
        for _ in range(8):
            stage.run(500)
            assert int(stage.root.get_attribute("data-bolts") or 0) <= 6
        expect(stage.page.locator("[data-tripped]")).to_be_visible()
        stage.page.mouse.up()
        expect(stage.page.locator("[data-tripped]")).to_have_count(0)
        released = len(self.times(stage, "bolt"))
        stage.run(3200)
        expect(stage.root).to_have_attribute("data-bolts", "0")
        born, over = self.times(stage, "bolt"), self.times(stage, "bolt-end")
        assert len(born) == len(over) == released == 9
        tick = 34  # ms: an event is told in the frame after it is due
        assert all(abs(later - sooner - 500) <= tick for sooner, later in pairwise(born))
        assert all(abs(end - start - 3000) <= tick for start, end in zip(born, over, strict=True))

    def test_any_other_sprite_calls_none(self, stage: Stage) -> None:
        stage.play_by_hand(2)
        held = stage.within_reach()
        stage.page.mouse.move(*held.at)
        stage.page.mouse.down()
        stage.run(1500)
        expect(stage.root).to_have_attribute("data-bolts", "0")
        assert not self.times(stage, "bolt")

    def hold(self, stage: Stage) -> Drawn:
        """Presses the rainbow; its arc is what can be grasped, for its middle is hollow."""
        rainbow = stage.drawn["rainbow"]
        for turn in range(12):
            point = around(rainbow, turn * pi / 6)
            stage.page.mouse.move(*point)
            if stage.open_among([point]) and stage.field.get_attribute("data-cursor") == "grab":
                stage.page.mouse.down()
                if stage.page.locator("[data-tripped]").count():
                    return rainbow
                stage.page.mouse.up()
        raise AssertionError("the rainbow is out of reach")

    def times(self, stage: Stage, kind: str) -> list[float]:
        return [event["at"] for event in stage.events if event["type"] == kind]


class TestKeyboard:
    def test_a_sprite_is_chosen_nudged_and_thrown_and_every_step_is_said(
        self, stage: Stage
    ) -> None:
        stage.play_by_hand()
        press = stage.page.keyboard.press
        self.tab_to(stage)
        expect(stage.status).to_have_text("Smiley tounge, 1 of 8")
        press("ArrowLeft")
        expect(stage.status).to_have_text("Pill, 8 of 8")
        press("ArrowRight")
        press("ArrowRight")
        expect(stage.status).to_have_text("Bomb, 2 of 8")
        stage.run(50)
        expect(stage.root.locator(".playground__ring")).to_be_visible()
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

    def test_escape_drops_it_and_leaving_drops_it_too(self, stage: Stage) -> None:
        stage.play_by_hand()
        self.tab_to(stage)
        stage.page.keyboard.press("Enter")
        stage.page.keyboard.press("Escape")
        expect(stage.status).to_have_text("Smiley tounge dropped")
        stage.page.keyboard.press(" ")
        expect(stage.status).to_have_text("Smiley tounge picked up")
        stage.page.keyboard.press("Tab")
        expect(stage.status).to_have_text("Smiley tounge dropped")
        expect(stage.field).not_to_be_focused()

    def test_the_buttons_pause_play_shake_and_reset(self, stage: Stage) -> None:
        stage.play_by_hand()
        still = stage.drawn
        stage.button("Shake").press("Enter")
        stage.run(300)
        assert all(distance(it.at, still[it.name].at) > 10 for it in stage.drawn.values())
        stage.button("Pause").press("Enter")
        stage.expect_state("paused")
        expect(stage.button("Shake")).to_be_disabled()
        stage.button("Play").press("Enter")
        stage.expect_state("running")
        stage.button("Reset").press("Enter")
        stage.expect_sprites(0)
        stage.run(500)
        stage.expect_sprites(8)

    def tab_to(self, stage: Stage) -> None:
        for _ in range(20):
            stage.page.keyboard.press("Tab")
            if stage.field.evaluate("it => it === document.activeElement"):
                return
        raise AssertionError("the field is no tab stop")


class TestRest:
    """A playground that nobody can see, or that is paused, takes no frames at all."""

    def test_paused(self, stage: Stage) -> None:
        stage.play()
        assert stage.frames_taken() > 5
        stage.pause()
        assert stage.frames_taken() == 0
        stage.button("Play").click()
        assert stage.frames_taken() > 5

    def test_scrolled_away(self, stage: Stage) -> None:
        stage.play()
        stage.scroll_away()
        assert stage.frames_taken() == 0
        stage.expect_state("running")
        stage.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        expect(stage.root).to_be_in_viewport()
        stage.page.evaluate("spy.wait(5)")
        assert stage.frames_taken() > 5

    def test_hidden(self, stage: Stage) -> None:
        stage.play()
        stage.hide(True)
        assert stage.frames_taken() == 0
        stage.hide(False)
        assert stage.frames_taken() > 5

    def test_left_for_the_back_forward_cache_and_come_back_to(
        self, keeping_browser: Browser, address: str
    ) -> None:
        page = keeping_browser.new_page(base_url=address, viewport={"width": 1440, "height": 900})
        page.add_init_script(
            "addEventListener('pageshow', ({ persisted }) => (window.persisted = persisted));"
            "addEventListener('pagehide', () => (window.framesThen = window.spy?.frames));"
        )
        stage = Stage(page)
        stage.play()
        stage.expect_sprites(2)
        page.goto("/resume")
        page.go_back(wait_until="commit")
        page.wait_for_function("window.persisted === true", timeout=PATIENCE)
        stage.expect_sprites(4)
        stage.expect_state("running")
        page.close()


class TestStill:
    """Whatever is missing or not wanted, the composed arrangement is there."""

    def test_nothing_moves_for_those_who_ask_until_they_press_play(self, calm_page: Page) -> None:
        stage, asked = Stage(calm_page, **FAST), []
        calm_page.on("request", lambda request: asked.append(request.url))
        stage.open()
        stage.expect_state("still")
        expect(stage.button("Play")).to_be_visible()
        assert stage.frames_taken() == 0
        assert not [url for url in asked if "matter" in url or "/vertices/" in url]
        self.expect_stills(stage)
        stage.button("Play").click()
        stage.expect_sprites(8)
        assert [url for url in asked if "matter" in url]

    def test_it_is_there_without_scripts(self, page_without_scripts: Page) -> None:
        stage = Stage(page_without_scripts)
        stage.open()
        stage.expect_state("still")
        self.expect_stills(stage)
        expect(stage.root.get_by_role("group", name="Playground controls")).to_have_count(0)

    def test_it_stays_when_the_physics_cannot_be_had(self, loud_page: LoudPage) -> None:
        stage = Stage(loud_page.page)
        loud_page.page.route(MATTER, lambda route: route.abort())
        stage.open()
        loud_page.expect_warning("it stays still")
        stage.expect_state("still")
        self.expect_stills(stage)
        assert stage.frames_taken() == 0

    def expect_stills(self, stage: Stage) -> None:
        stills = stage.root.locator("[data-still]:not([data-gone]) img")
        expect(stills).to_have_count(9)
        for still in stills.all():
            expect(still).to_be_visible()
        widths = stills.evaluate_all("all => all.map((it) => it.naturalWidth)")
        assert widths == [200] * 9


class TestFaults:
    """What is wrong with one sprite is said once, and the rest play on."""

    @pytest.mark.parametrize(
        "answer",
        [
            {"status": 404, "body": "nothing here"},
            {"body": "[{"},
            {"body": '{"x": 1}'},
            {"body": '[{"x": 1, "y": null}, {"x": 2, "y": 3}, {"x": 4, "y": 5}]'},
        ],
        ids=["missing", "cut off", "no list", "no numbers"],
    )
    def test_a_sprite_without_an_outline_is_a_circle(
        self, loud_page: LoudPage, answer: Any
    ) -> None:
        stage = Stage(loud_page.page, **FAST)
        loud_page.page.route("**/vertices/bomb-path-*.json", lambda route: route.fulfill(**answer))
        stage.open()
        stage.expect_sprites(8)
        loud_page.expect_warning("bomb is a circle")

    def test_a_sprite_without_a_picture_is_left_out(self, loud_page: LoudPage) -> None:
        stage = Stage(loud_page.page, **FAST)
        loud_page.page.route("**/svg/bomb-*.svg", lambda route: route.fulfill(status=404))
        stage.open()
        stage.expect_sprites(7)
        loud_page.expect_warning("bomb is left out")
        assert "bomb" not in stage.drawn

    def test_a_sprite_that_never_comes_keeps_nobody_waiting(self, page: Page) -> None:
        stage = Stage(page, **FAST)
        page.route("**/vertices/bomb-path-*.json", lambda _route: None)
        stage.open()
        stage.expect_sprites(7)
        stage.expect_state("running")


def test_the_physics_is_fetched_after_the_first_paint_and_only_then(page: Page) -> None:
    stage = Stage(page)
    stage.play()
    assert stage.fetched_late()


def carry(stage: Stage, held: Drawn, to: tuple[float, float]) -> None:
    """Takes a sprite and moves the hand somewhere, in a second."""
    stage.page.mouse.move(*held.at)
    stage.page.mouse.down()
    expect(stage.field).to_have_attribute("data-cursor", "grabbing")
    for step in range(1, 21):
        stage.page.mouse.move(*along(held.at, to, step / 20))
        stage.run(50)


def along(
    start: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def hit(sprite: Drawn, held: Drawn, way: list[tuple[float, float]]) -> bool:
    """Tells whether a sprite lies in the way of another."""
    return any(distance(sprite.at, point) < (sprite.size + held.size) * 0.6 for point in way)


def around(sprite: Drawn, angle: float) -> tuple[float, float]:
    return sprite.x + cos(angle) * sprite.size * 0.3, sprite.y + sin(angle) * sprite.size * 0.3
