"""What does not arrive costs no more than itself: nothing throws, hangs or is lost."""

from __future__ import annotations

import json
import re
from itertools import cycle
from math import isfinite
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import NewPage
from tests.support import blocks
from tests.support.network_faults import (
    expect_links_lead_on,
    expect_nothing_lost,
    expect_readable,
    give,
    hang,
    miss,
    props_of,
    scripts,
    showing_every_island,
    spoil_props,
    touch_islands,
)
from tests.support.playground_page import PATIENCE, PlaygroundPage
from tests.support.site import DIST
from tests.support.site_content import CONTENT, WORDS, first

PICTURE = r"\.(avif|webp|png|jpe?g|svg)\b"
SCRIPT = r"/assets/[^/]+\.js\b"
OUTLINE = r"/vertices/[^/]+\.json\b"
PLAYER = r"/player\b"
ASLEEP = "stays? as (it|they)"
SCRIPTS = scripts()
BUSIEST, *_ = showing_every_island()

WIDEST = {"width": 1700, "height": 950}
"""Where every part of every island is wanted."""


def outline(*points: tuple[Any, Any]) -> str:
    return json.dumps([{"x": x, "y": y} for x, y in points])


SPOILT = (
    None,
    "<!doctype html><title>Signed out</title>",
    "null",
    "[]",
    '{"x": [1, 2, 3], "y": [1, 2, 3]}',
    outline(("a", "b"), ("c", "d"), ("e", "f")),
    outline((0, 0), (5, 5), (9, 9)),
    outline((0, 0), (1e300, 0), (0, 1e300)),
    outline((0, 0), (9, 9), (9, 0), (0, 9), (4, 0), (0, 4)),
)
"""What outlines may come as: missing, no JSON, nothing, no list, words, a line, vast, a knot."""


@pytest.fixture(params=[BUSIEST])
def screen(request: pytest.FixtureRequest) -> str:
    """The page with most kinds of island; ``tests/nightly`` has others."""
    return request.param


@pytest.fixture(params=[("the entry", BUSIEST)])
def scripts_of(request: pytest.FixtureRequest) -> tuple[str, str]:
    """Which scripts are missing, and on which page."""
    return request.param


class TestScreen:
    def test_a_page_whose_pictures_are_all_missing_stays_readable(
        self, new_page: NewPage, screen: str
    ) -> None:
        page = new_page(f"{PICTURE}|left out without")
        miss(page, PICTURE)
        page.goto(screen)
        expect_readable(page)
        touch_islands(page)
        expect_nothing_lost(page)
        expect_links_lead_on(page)

    def test_a_page_whose_scripts_are_missing_stays_readable(
        self, new_page: NewPage, scripts_of: tuple[str, str]
    ) -> None:
        kind, screen = scripts_of
        page = new_page(f"{SCRIPT}|{ASLEEP}|poly-decomp", viewport=WIDEST)
        miss(page, "|".join(map(re.escape, SCRIPTS[kind])))
        page.goto(screen)
        expect_readable(page)
        touch_islands(page)
        expect_nothing_lost(page)
        expect_links_lead_on(page)

    def test_an_island_that_throws_shows_its_prerendered_markup(
        self, new_page: NewPage, screen: str
    ) -> None:
        page = new_page(ASLEEP)
        spoil_props(page, screen)
        with page.expect_console_message(lambda it: bool(re.search(ASLEEP, it.text))):
            page.goto(screen)
            expect_readable(page)
            touch_islands(page)
        expect(page.locator("[data-hydrated]")).to_have_count(0)
        expect_nothing_lost(page)
        expect_links_lead_on(page)


class TestPictures:
    def test_the_preloader_ends_when_a_picture_never_answers(
        self, new_page: NewPage, blocks_site: str
    ) -> None:
        page = new_page(base_url=blocks_site)
        held = hang(page, r"/generated/img/.*\.avif")
        page.clock.install()
        page.goto("/projects", wait_until="domcontentloaded")
        expect(page.locator("html")).to_have_attribute("data-preloader", "")
        page.wait_for_function(
            "document.querySelector('.preloader__count').textContent.includes('of')"
        )
        page.clock.run_for(8_000)
        expect_readable(page)
        assert held
        expect_links_lead_on(page)

    def test_the_playground_runs_without_a_sticker_that_never_loads(self, page: Page) -> None:
        stage = PlaygroundPage(page, interval=0)
        sprites = props_of("Playground")["sprites"]
        hanging = first(sprites, "the playground has no sprites")["image"]
        hang(page, hanging)
        page.goto("/", wait_until="domcontentloaded")
        stage.expect_state("running")
        stage.expect_sprites(len(sprites) - 1)
        name = re.sub(r"-[0-9a-f]{8}$", "", Path(hanging).stem)
        assert (DIST.parent / "assets" / "svg" / f"{name}.svg").exists()
        assert name not in stage.drawn


class TestOutlines:
    def test_stickers_with_invalid_outlines_become_circles(self, new_page: NewPage) -> None:
        first(CONTENT.home.playground.sprites, "the playground has no sprites")
        page = new_page(f"{OUTLINE}|is a circle without")
        bodies = cycle(SPOILT)
        page.route(re.compile(OUTLINE), lambda route: give(route, next(bodies)))
        stage = PlaygroundPage(page, interval=0)
        stage.play()
        stage.expect_sprites(len(props_of("Playground")["sprites"]))
        stage.button(WORDS.playground.shake).click()
        stage.frames_taken()
        stage.pause(WORDS.playground.pause)
        drawn = stage.everything_drawn
        assert all(isfinite(it.x + it.y + it.angle) and it.size > 0 for it in drawn)


class TestPlayer:
    """On the tests' own site, because an owner's may have no video."""

    def test_a_video_whose_player_is_missing_keeps_its_poster(
        self, new_page: NewPage, blocks_site: str
    ) -> None:
        page = new_page(PLAYER, base_url=blocks_site)
        lost = (blocks.SITE / "404.html").read_text()
        page.route(
            re.compile(PLAYER),
            lambda route: route.fulfill(status=404, content_type="text/html", body=lost),
        )
        video = open_video(page)
        expect(video.get_by_role("status")).not_to_be_empty(timeout=PATIENCE)
        expect(video.locator("iframe")).to_have_count(0)
        expect(video.get_by_role("img")).to_be_visible()

    def test_a_video_whose_player_never_answers_keeps_its_poster(
        self, new_page: NewPage, blocks_site: str
    ) -> None:
        page = new_page(base_url=blocks_site)
        hang(page, PLAYER)
        video = open_video(page)
        expect(video.locator("iframe")).to_have_count(1)
        expect(video.get_by_role("img")).to_be_visible()
        expect_links_lead_on(page)


def open_video(page: Page) -> Locator:
    """Goes to the video of the case study with all blocks."""
    page.goto("/projects/blocks")
    expect_readable(page)
    video = page.locator("[data-island$='#Video']").first
    video.scroll_into_view_if_needed()
    return video
