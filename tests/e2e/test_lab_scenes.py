"""The room, the snippets and the fighters under /lab/: by hand, by keyboard and held still."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import NewPage
from tests.support.site import DIST

LAB = DIST / "lab"
NAMES = ("a-room-in-real-time", "pocket-snippets", "team-fighters")
LIMIT = 30_000
"""Bytes of a page's own files before they are compressed."""


@pytest.fixture(autouse=True)
def _there() -> None:
    if not all((LAB / f"{name}.html").exists() for name in NAMES):
        pytest.skip("assets/lab/ has no longer all the pages that the site came with")


@pytest.mark.parametrize("name", NAMES)
class TestEach:
    def test_says_nothing_in_the_console_and_asks_no_other_host(
        self, page: Page, address: str, name: str
    ) -> None:
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"/lab/{name}")
        page.wait_for_load_state("networkidle")
        assert said == []
        assert all(url.startswith((address, "data:")) for url in asked)

    def test_is_light(self, name: str) -> None:
        own = [LAB / f"{name}.html", *(LAB / name).iterdir()]
        assert sum(it.stat().st_size for it in own if it.suffix not in {".br", ".gz"}) < LIMIT

    def test_less_motion_is_still(self, reduced_motion_page: Page, name: str) -> None:
        page = reduced_motion_page
        page.goto(f"/lab/{name}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        running = "document.getAnimations().filter((it) => it.playState === 'running').length"
        assert page.evaluate(running) == 0


def turn(page: Page) -> Locator:
    return page.get_by_role("slider", name="Turn the room")


class TestRoom:
    @pytest.fixture
    def still(self, reduced_motion_page: Page) -> Page:
        reduced_motion_page.goto("/lab/a-room-in-real-time")
        expect(turn(reduced_motion_page)).to_have_attribute("aria-valuetext", "315 degrees")
        return reduced_motion_page

    def test_turns_by_itself_until_it_is_taken_hold_of(self, page: Page) -> None:
        page.goto("/lab/a-room-in-real-time")
        expect(turn(page)).not_to_have_value("315")
        turn(page).fill("90")
        expect(page.get_by_role("button", name="Keep turning", pressed=False)).to_be_visible()
        expect(turn(page)).to_have_value("90")

    def test_arrow_keys_turn_it(self, still: Page) -> None:
        room = still.locator(".room")
        before = room.evaluate("it => getComputedStyle(it).transform")
        turn(still).press("ArrowRight")
        expect(turn(still)).to_have_attribute("aria-valuetext", "316 degrees")
        assert room.evaluate("it => getComputedStyle(it).transform") != before

    def test_a_pointer_turns_it(self, still: Page) -> None:
        box = still.get_by_role("img", name="A room").bounding_box()
        assert box
        still.mouse.move(box["x"] + 200, box["y"] + 200)
        still.mouse.down()
        still.mouse.move(box["x"] + 260, box["y"] + 200, steps=3)
        still.mouse.up()
        expect(turn(still)).to_have_value("345")

    def test_the_lights_go_out_and_on(self, still: Page) -> None:
        lights = still.get_by_role("button", name="Lights")
        wall = still.locator(".wall--north")
        lit = wall.evaluate("it => getComputedStyle(it).backgroundColor")
        lights.click()
        expect(lights).to_have_attribute("aria-pressed", "false")
        expect(wall).not_to_have_css("background-color", lit)
        lights.click()
        expect(wall).to_have_css("background-color", lit)


class TestSnippets:
    def test_the_source_that_is_read_is_the_one_that_runs(self, page: Page) -> None:
        page.goto("/lab/pocket-snippets")
        expect(page.locator(".spinner")).to_have_css("animation-name", "round")
        script = (LAB / "pocket-snippets" / "script.js").read_text()
        shown = page.locator("[data-snippet=shapes] code").text_content() or ""
        for line in shown.splitlines():
            assert re.sub(r"\W", "", line) in re.sub(r"\W", "", script)

    def test_the_shapes_change_places(self, page: Page) -> None:
        page.goto("/lab/pocket-snippets")
        shapes = page.locator(".shapes i")
        shapes.first.evaluate("it => it.setAttribute('data-first', '')")
        page.get_by_role("button", name="Shuffle the shapes").press("Enter")
        expect(shapes.last).to_have_attribute("data-first", "")

    def test_the_switch_is_one(self, page: Page) -> None:
        page.goto("/lab/pocket-snippets")
        switch = page.get_by_role("switch", name="Try the switch")
        switch.press("Space")
        expect(switch).not_to_be_checked()

    def test_copies_a_source_and_says_so(self, new_page: NewPage) -> None:
        page = new_page(permissions=["clipboard-read", "clipboard-write"])
        page.goto("/lab/pocket-snippets")
        page.get_by_text("CSS of Bars").click()
        page.get_by_role("button", name="Copy Bars").click()
        expect(page.get_by_role("status")).to_have_text("Bars is copied.")
        assert ".bars {" in page.evaluate("navigator.clipboard.readText()")

    def test_all_can_be_held_still(self, page: Page) -> None:
        page.goto("/lab/pocket-snippets")
        spinner = page.locator(".spinner")
        expect(spinner).to_have_css("animation-play-state", "running")
        page.get_by_role("button", name="Hold them still").click()
        expect(spinner).to_have_css("animation-play-state", "paused")


class TestFighters:
    def time(self, page: Page) -> Locator:
        return page.get_by_role("slider", name="Time of the clip")

    def test_plays_and_pauses(self, page: Page) -> None:
        page.goto("/lab/team-fighters")
        expect(self.time(page)).not_to_have_value("0")
        page.get_by_role("button", name="Pause").click()
        held = self.time(page).input_value()
        expect(page.get_by_role("button", name="Play")).to_be_visible()
        page.wait_for_function(
            "() => new Promise((done) => requestAnimationFrame(() => done(true)))"
        )
        expect(self.time(page)).to_have_value(held)

    def test_with_less_motion_it_plays_when_asked(self, reduced_motion_page: Page) -> None:
        page = reduced_motion_page
        page.goto("/lab/team-fighters")
        expect(self.time(page)).to_have_value("0")
        page.get_by_role("button", name="Play").click()
        expect(self.time(page)).not_to_have_value("0")

    def test_the_time_is_set_by_hand(self, reduced_motion_page: Page) -> None:
        page = reduced_motion_page
        page.goto("/lab/team-fighters")
        self.time(page).fill("9")
        expect(self.time(page)).to_have_attribute("aria-valuetext", "9 of 10 seconds")
        assert page.locator(".shout--win").evaluate("it => getComputedStyle(it).opacity") == "1"
        assert (
            page.locator(".energy--bomb b")
            .evaluate("it => getComputedStyle(it).scale")
            .startswith("0")
        )
