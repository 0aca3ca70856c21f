"""The pages under /lab/: by hand, by keyboard, held still and without scripts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import NewPage
from tests.support.site import DIST
from tests.support.site_content import CONTENT, WORDS

LAB = DIST / "lab"
TITLES = {
    "fill-the-beaker": "Fill the beaker",
    "loan": "Compare two loans",
    "logos-in-motion": "Logos in motion",
    "scroll-theatre": "Scroll theatre",
    "a-room-in-real-time": "A room in real time",
    "pocket-snippets": "Pocket snippets",
    "team-fighters": "Team fighters",
}
LIMIT = 60_000
"""Bytes of a page with all that is its own, as they are sent."""

every_page = pytest.mark.parametrize("name", TITLES)


@pytest.fixture(autouse=True)
def _there() -> None:
    if not all((LAB / f"{name}.html").exists() for name in TITLES):
        pytest.skip("assets/lab/ has no longer all the pages that the site came with")


def sent(file: Path) -> int:
    twin = file.with_name(f"{file.name}.br")
    return (twin if twin.exists() else file).stat().st_size


@every_page
class TestEveryPage:
    def test_has_a_name_a_description_and_a_way_back(self, page: Page, name: str) -> None:
        page.goto(f"/lab/{name}")
        expect(page).to_have_title(re.compile(TITLES[name]))
        expect(page.locator("html")).to_have_attribute("lang", "en")
        expect(page.locator("meta[name=description]")).to_have_attribute(
            "content", re.compile(r".{50}")
        )
        expect(page.get_by_role("heading", level=1)).to_contain_text(TITLES[name])
        page.get_by_role("link", name="Back to experiments").click()
        expect(page).to_have_url("/experiments")

    def test_opens_from_its_card(self, page: Page, name: str) -> None:
        if f"/lab/{name}" not in {card.url for card in CONTENT.experiments}:
            pytest.skip("no card of experiments.yaml leads to it")
        page.goto("/experiments")
        card = page.get_by_role("link", name=re.compile(TITLES[name]))
        expect(card).to_have_attribute("href", f"/lab/{name}")
        expect(card).to_have_attribute("target", "_blank")

    def test_a_slash_too_many_does_no_harm(self, page: Page, name: str) -> None:
        page.goto(f"/lab/{name}/")
        expect(page).to_have_url(f"/lab/{name}")
        page.wait_for_load_state("networkidle")

    def test_never_scrolls_sideways(self, new_page: NewPage, name: str) -> None:
        page = new_page(viewport={"width": 320, "height": 640})
        page.goto(f"/lab/{name}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320

    def test_shows_what_it_is_about_without_scripts(
        self, page_without_javascript: Page, name: str
    ) -> None:
        page = page_without_javascript
        page.goto(f"/lab/{name}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        for control in page.locator("button, input").all():
            expect(control).to_be_hidden()

    def test_hides_parts_of_drawings_by_what_svg_knows(self, page: Page, name: str) -> None:
        page.goto(f"/lab/{name}")
        expect(page.locator("svg").first).to_be_attached()
        expect(page.locator("svg[hidden], svg [hidden]")).to_have_count(0)

    def test_is_small(self, page: Page, name: str) -> None:
        files = [LAB / f"{name}.html", *(LAB / name).iterdir(), LAB / "lab.css", LAB / "lab.js"]
        files += (LAB.parent / "generated").glob("theme-*.css")
        if name == "logos-in-motion":
            files.append(LAB / "vendor" / "gsap.js")
        assert sum(sent(file) for file in files if file.suffix not in {".br", ".gz"}) < LIMIT


class TestTheme:
    def test_the_choice_made_on_the_site_holds_here(self, page: Page) -> None:
        page.goto("/experiments")
        page.get_by_role("button", name=WORDS.layout.switch_theme).click()
        page.goto("/lab/fill-the-beaker")
        expect(page.locator("body")).to_have_css("background-color", "rgb(9, 48, 42)")


def level(page: Page) -> Locator:
    return page.get_by_role("slider", name="Level")


class TestBeaker:
    @pytest.fixture(autouse=True)
    def _open(self, page: Page) -> None:
        page.goto("/lab/fill-the-beaker")
        expect(page.get_by_role("status")).to_have_text("45 millilitres in the beaker.")

    def test_arrow_keys_set_the_level_and_it_is_said(self, page: Page) -> None:
        level(page).press("ArrowUp")
        expect(level(page)).to_have_attribute("aria-valuetext", "46 millilitres")
        level(page).press("Home")
        expect(page.get_by_role("status")).to_have_text("The beaker is empty.")

    @pytest.mark.parametrize("key", ["Space", "Enter"])
    def test_a_key_that_is_held_pours_until_it_is_let_go(self, page: Page, key: str) -> None:
        page.get_by_role("button", name="Hold to pour").focus()
        page.keyboard.down(key)
        expect(page.locator("#reading")).not_to_have_text("45")
        page.keyboard.up(key)
        expect(page.get_by_role("status")).not_to_have_text("45 millilitres in the beaker.")
        expect(page.get_by_role("status")).to_contain_text("millilitres in the beaker.")

    def test_held_too_long_it_runs_over_and_is_emptied(self, page: Page) -> None:
        level(page).press("End")
        expect(page.get_by_role("status")).to_have_text("Full to the brim. One drop more…")
        page.get_by_role("img", name="A beaker").hover()
        page.mouse.down()
        expect(page.get_by_role("status")).to_contain_text("It runs over!")
        page.mouse.up()
        expect(page.locator("[data-part=puddle]")).to_be_visible()
        page.get_by_role("button", name="Empty").click()
        expect(page.get_by_role("status")).to_have_text("The beaker is empty.")
        expect(page.locator("[data-part=puddle]")).to_be_hidden()

    def test_a_page_at_rest_asks_for_no_frames(self, page: Page) -> None:
        page.evaluate(
            "() => { window.frames_asked = 0; const ask = requestAnimationFrame;"
            "window.requestAnimationFrame = (tick) => { frames_asked += 1; return ask(tick); } }"
        )
        level(page).press("ArrowUp")
        page.wait_for_function("frames_asked > 0")
        page.wait_for_function(
            "() => { const still = window.seen === frames_asked; window.seen = frames_asked;"
            "return still; }",
            polling=300,
        )


class TestLogos:
    @pytest.mark.parametrize("name", ["Sproingo", "Bloomble", "Lunchmoon", "Wobblock"])
    def test_plays_at_the_focus_and_comes_to_its_end(self, page: Page, name: str) -> None:
        page.goto("/lab/logos-in-motion")
        time = page.get_by_role("slider", name=f"Time of {name}")
        expect(time).to_have_value("100")
        page.get_by_role("button", name="Play all four").focus()
        while not page.get_by_role("button", name=name).evaluate(
            "it => it === document.activeElement"
        ):
            page.keyboard.press("Tab")
        expect(time).not_to_have_value("100")
        expect(time).to_have_value("100")
        expect(page.get_by_role("button", name=f"Play {name}")).to_be_visible()

    def test_the_scrubber_turns_the_time_by_hand(self, page: Page) -> None:
        page.goto("/lab/logos-in-motion")
        bolt = page.locator(".bolt")
        rest = bolt.get_attribute("transform")
        page.get_by_role("slider", name="Time of all four").fill("40")
        expect(page.get_by_role("slider", name="Time of Wobblock")).to_have_value("40")
        assert bolt.get_attribute("transform") != rest

    def test_less_motion_leaves_only_the_scrubbers(self, reduced_motion_page: Page) -> None:
        reduced_motion_page.goto("/lab/logos-in-motion")
        time = reduced_motion_page.get_by_role("slider", name="Time of Bloomble")
        expect(reduced_motion_page.get_by_role("button")).to_have_count(0)
        reduced_motion_page.get_by_role("img", name="Bloomble").click()
        expect(time).to_have_value("100")
        time.fill("50")
        expect(time).to_have_value("50")


SHOW = "document.querySelector('.show')"


def play_to(page: Page, share: float) -> None:
    page.evaluate(f"scrollTo(0, {SHOW}.offsetTop + ({SHOW}.offsetHeight - innerHeight) * {share})")


class TestTheatre:
    def test_the_scrollbar_runs_it_forwards_and_back(self, page: Page) -> None:
        page.goto("/lab/scroll-theatre")
        bomb = page.locator(".bomb")
        play_to(page, 0.71)
        expect(bomb).to_be_in_viewport()
        before = bomb.bounding_box()
        play_to(page, 0.78)
        page.wait_for_function(
            "() => new Promise((done) => requestAnimationFrame(() => done(true)))"
        )
        assert bomb.bounding_box() != before
        play_to(page, 0.71)
        page.wait_for_function(
            "() => new Promise((done) => requestAnimationFrame(() => done(true)))"
        )
        assert bomb.bounding_box() == before

    def test_every_act_can_be_read_at_any_time(self, page: Page) -> None:
        page.goto("/lab/scroll-theatre")
        expect(page.get_by_role("heading", level=2)).to_have_count(5)

    def test_less_motion_is_a_strip_of_stills(self, reduced_motion_page: Page) -> None:
        reduced_motion_page.goto("/lab/scroll-theatre")
        scenes = reduced_motion_page.locator(".scene")
        boxes = [scene.bounding_box() for scene in scenes.all()]
        assert len({(box["x"], box["y"]) for box in boxes if box}) == 5
        running = "document.getAnimations().filter((it) => it.playState === 'running').length"
        assert reduced_motion_page.evaluate(running) == 0


class TestLoan:
    @pytest.fixture(autouse=True)
    def _open(self, page: Page) -> None:
        page.goto("/lab/loan")

    def test_arrow_keys_change_a_term_and_the_costs_are_said(self, page: Page) -> None:
        term = page.get_by_role("slider", name="Sooner")
        expect(term).to_have_attribute("aria-valuetext", "3 years")
        term.press("ArrowRight")
        expect(term).to_have_attribute("aria-valuetext", "4 years")
        said = page.get_by_role("status").last
        expect(said).to_contain_text("4 years: $2,111 a month")
        expect(said).to_contain_text("5 years: $1,760 a month")

    def test_a_larger_amount_needs_another_machine(self, page: Page) -> None:
        drawing = page.get_by_role("img", name=re.compile("slopes"))
        before = drawing.inner_html()
        amount = page.get_by_role("slider", name="Borrow")
        amount.press("End")
        expect(amount).to_have_attribute("aria-valuetext", "$160,000")
        expect(page.get_by_text("$5,081")).to_be_visible()
        expect(drawing).not_to_have_js_property("innerHTML", before)

    def test_it_fits_the_frame_of_a_demo_on_phones(self, new_page: NewPage) -> None:
        page = new_page(viewport={"width": 338, "height": 422})
        page.goto("/experiments")
        page.evaluate(
            """document.body.innerHTML =
              '<iframe src="/lab/loan" style="position:fixed;inset:0;width:338px;height:422px">'"""
        )
        frame = page.frame_locator("iframe")
        expect(frame.get_by_role("slider", name="Easier")).to_be_visible()
        expect(frame.get_by_role("link")).to_have_count(0)
        assert frame.locator("html").evaluate("(it) => it.scrollHeight <= it.clientHeight")
