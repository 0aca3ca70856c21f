"""The cards of nine experiments: their rows, their filter and the loops over their previews."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Request, expect

from tests.e2e.conftest import nightly
from tests.support.page_actions import SIDEWAYS, box_of

from .conftest import BLANK, Open, Visitor, go, tag

NEWEST = "Tide clock"


def cards(page: Page) -> Locator:
    return page.get_by_role("link", name=re.compile("opens in a new tab")).filter(
        has=page.get_by_role("heading")
    )


def card(page: Page, title: str) -> Locator:
    return cards(page).filter(has=page.get_by_role("heading", name=title))


def boxes(page: Page) -> list[FloatRect]:
    return [box_of(card) for card in cards(page).all() if card.is_visible()]


def rows(page: Page) -> dict[int, float]:
    """Returns the right edge of each row by its top."""
    found: dict[int, float] = {}
    for box in boxes(page):
        top = round(box["y"] / 20)
        found[top] = max(found.get(top, 0), box["x"] + box["width"])
    return found


def videos(page: Page) -> list[str]:
    """Returns a list that grows with each video that the page asks for."""
    asked: list[str] = []

    def hear(request: Request) -> None:
        if re.search(r"\.(webm|mp4)$", request.url):
            asked.append(request.url.rpartition("/")[2])

    page.on("request", hear)
    return asked


@pytest.mark.nightly
def test_newest_experiment_is_widest_rows_are_full_and_previews_sized(open_page: Open) -> None:
    page = open_page("/experiments", Visitor(scripts=False))
    previews = cards(page).get_by_role("img")
    expect(previews).to_have_count(3)
    for preview in previews.all():
        expect(preview).to_have_attribute("width", re.compile(r"^\d+$"))
        expect(preview).to_have_attribute("height", re.compile(r"^\d+$"))
    assert [image.get_attribute("loading") for image in previews.all()] == ["eager", "lazy", "lazy"]
    found = boxes(page)
    assert len(found) == 9
    assert all(box["width"] < found[0]["width"] * 0.6 for box in found[1:])
    right = found[0]["x"] + found[0]["width"]
    assert all(abs(edge - right) < 1 for edge in rows(page).values())


@pytest.mark.nightly
def test_cards_of_experiments_are_one_column_that_fits_a_phone(open_page: Open) -> None:
    page = open_page("/experiments", Visitor(390, scripts=False))
    found = boxes(page)
    assert len({round(box["x"]) for box in found}) == 1
    assert len({round(box["width"]) for box in found}) == 1
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 700})
        assert page.evaluate(SIDEWAYS) == 0


def test_tag_leaves_the_experiments_that_have_it_in_full_rows(open_page: Open) -> None:
    page = open_page("/experiments")
    right = boxes(page)[0]["x"] + boxes(page)[0]["width"]
    for name, count in (("CSS", 5), ("Animation", 3), ("Physics", 1)):
        tag(page, name).check()
        shown = [card for card in cards(page).all() if card.is_visible()]
        assert len(shown) == count
        assert all(name in card.inner_text() for card in shown)
        assert all(abs(edge - right) < 1 for edge in rows(page).values())
    tag(page, "All").check()
    assert len(boxes(page)) == 9


def test_tags_of_experiments_are_picked_by_keyboard_without_javascript(open_page: Open) -> None:
    page = open_page("/experiments", Visitor(scripts=False))
    expect(card(page, "Fill the beaker")).to_be_visible()
    tag(page, "All").focus()
    page.keyboard.press("ArrowRight")
    expect(tag(page, "CSS")).to_be_checked()
    expect(card(page, NEWEST)).to_be_visible()
    expect(card(page, "Fill the beaker")).to_be_hidden()


def test_loop_of_an_experiment_is_fetched_and_plays_below_the_pointer(open_page: Open) -> None:
    page = open_page(BLANK)
    asked = videos(page)
    page.goto("/experiments")
    assert asked == []
    video = card(page, NEWEST).locator("video")
    card(page, NEWEST).hover()
    expect(video).to_have_css("opacity", "1")
    assert set(asked) == {"draw.webm"}
    page.get_by_role("heading", level=1).hover()
    expect(video).to_have_css("opacity", "0")
    expect(video).to_have_js_property("paused", True)


@pytest.mark.nightly
def test_loop_of_an_experiment_plays_with_the_keyboards_focus(open_page: Open) -> None:
    page = open_page("/experiments")
    tag(page, "All").focus()
    page.keyboard.press("Tab")
    expect(card(page, NEWEST)).to_be_focused()
    expect(card(page, NEWEST).locator("video")).to_have_css("opacity", "1")


SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"


@pytest.mark.parametrize("still", [True, nightly(False)], ids=("reduced motion", "save data"))
def test_loop_of_an_experiment_is_not_fetched_with_reduced_motion_or_to_save_data(
    open_page: Open, still: bool
) -> None:
    page = open_page(BLANK, Visitor(still=still))
    asked = videos(page)
    if not still:
        page.add_init_script(SAVE_DATA)
    go(page, "/experiments")
    card(page, NEWEST).hover()
    expect(card(page, NEWEST).locator("video")).to_have_js_property("paused", True)
    page.wait_for_load_state()
    assert asked == []
