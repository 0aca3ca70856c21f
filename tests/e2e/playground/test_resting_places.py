"""Without motion, scripts or physics stickers lie at rest; new ones have places beside words."""

import pytest
from playwright.sync_api import Page, expect

from portfolio.content.themes import default_theme
from portfolio.models.playground.places import Placement
from tests.conftest import NewPage
from tests.e2e.conftest import nightly
from tests.support.page_scripts import page_script
from tests.support.playground_page import FAST, PATIENCE, PlaygroundPage

LARGE = 70
"""Pixels of the smallest sticker on a tablet; on phones the largest one has 44."""


def test_playground_with_reduced_motion_moves_once_it_plays(reduced_motion_page: Page) -> None:
    stage, requested = PlaygroundPage(reduced_motion_page, **FAST), []
    reduced_motion_page.on("request", lambda request: requested.append(request.url))
    stage.open()
    stage.expect_state("still")
    expect(stage.button("Play")).to_be_visible()
    assert stage.frames_taken() == 0
    assert not [url for url in requested if "matter" in url or "/vertices/" in url]
    expect_stickers_at_rest(stage)
    stage.button("Play").click()
    stage.expect_sprites(8)
    assert [url for url in requested if "matter" in url]


@pytest.mark.nightly
def test_resting_places_of_a_tablet_are_larger_and_lie_between_board_and_lettering(
    page_without_javascript: Page,
) -> None:
    page_without_javascript.set_viewport_size({"width": 820, "height": 1180})
    stage = PlaygroundPage(page_without_javascript)
    stage.open()
    stage.expect_state("still")
    found = stage.root.locator("[data-still]").evaluate_all(
        "all => all.map((it) => [it.offsetLeft, it.offsetTop, it.offsetWidth])"
    )
    assert min(size for _, _, size in found) >= LARGE
    letters = stage.root.locator("xpath=ancestor::section").get_by_role("heading", level=1)
    above = letters.evaluate("it => it.getBoundingClientRect().top")
    sky = above - stage.root.evaluate("it => it.getBoundingClientRect().top")
    assert all(0 < top < sky - size for _, top, size in found), (sky, found)
    assert [left for left, top, _ in found if left < 410 and top > sky / 3]


def test_stickers_rest_in_their_places_without_javascript(page_without_javascript: Page) -> None:
    stage = PlaygroundPage(page_without_javascript)
    stage.open()
    stage.expect_state("still")
    expect_stickers_at_rest(stage, 9)  # and a bolt
    expect(stage.root.get_by_role("group", name="Playground controls")).to_have_count(0)


@pytest.mark.nightly
def test_stickers_rest_in_their_places_when_matter_fails_to_load(new_page: NewPage) -> None:
    page = new_page("matter|it stays still")
    page.route("**/assets/matter-*.js", lambda route: route.abort())
    stage = PlaygroundPage(page)
    with page.expect_console_message(lambda it: "it stays still" in it.text, timeout=PATIENCE):
        stage.open()
    stage.expect_state("still")
    expect_stickers_at_rest(stage)
    assert stage.frames_taken() == 0


def expect_stickers_at_rest(stage: PlaygroundPage, count: int = 8) -> None:
    stills = stage.root.locator("[data-still]:not([data-hidden]) img").filter(visible=True)
    expect(stills).to_have_count(count)
    widths = stills.evaluate_all("all => all.map((it) => it.naturalWidth)")
    assert widths == [200] * count


PLACES = default_theme().sticker_places
WORDS = "header a, header button, h1, main section:first-of-type :is(p, a)"

COVERED = page_script("covered_places")


@pytest.mark.parametrize(
    ("width", "height", "places"),
    [nightly(1440, 900, PLACES.wide), (390, 844, PLACES.narrow)],
    ids=["wide", "narrow"],
)
def test_no_free_place_for_stickers_lies_on_words(
    reduced_motion_page: Page, width: int, height: int, places: tuple[Placement, ...]
) -> None:
    page = reduced_motion_page
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    playground = page.locator("[data-playground]")
    found = [place.model_dump() for place in places]
    assert playground.evaluate(COVERED, {"places": found, "words": WORDS}) == []
    on_the_title = {"x": "60%", "y": "75%", "size": 40}
    assert playground.evaluate(COVERED, {"places": [on_the_title], "words": WORDS})
