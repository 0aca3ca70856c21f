"""Pictures chosen by number."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.scrolling import bring
from tests.support.touch import swipe

from .conftest import Open, Visitor

NAMES = ("Slide one", "Slide two", "Slide three")
VISITORS = [Visitor(390, touch=True), Visitor(800), Visitor(1280, still=True), Visitor(1700)]


def slider(page: Page) -> Locator:
    """The slider of three pictures, hydrated."""
    section = page.locator("section", has=page.get_by_role("heading", name="Three pictures"))
    bring(section)
    expect(section.locator("[data-island][data-hydrated]")).to_be_visible()
    return section


def expect_slide(section: Locator, number: int) -> None:
    """Radio, caption and picture are those of a slide; the other slides are inert."""
    name = NAMES[number - 1]
    expect(section.get_by_role("radio", name=str(number))).to_be_checked()
    expect(section.get_by_text(name)).to_be_visible()
    expect(section.get_by_role("img")).to_have_count(1)
    expect(section.get_by_role("img", name=name)).to_be_in_viewport(ratio=0.3)
    expect(section.locator("[inert]")).to_have_count(len(NAMES) - 1)


@pytest.mark.parametrize("visitor", VISITORS, ids=str)
def test_it_starts_at_the_first_and_a_number_shows_its_picture(
    open_page: Open, visitor: Visitor
) -> None:
    section = slider(open_page("/projects/blocks", visitor))
    expect_slide(section, 1)
    for number in (3, 2):
        section.get_by_text(str(number), exact=True).click()
        expect_slide(section, number)


def test_the_numbers_are_one_group_with_five_letters_and_digits_for_a_name(
    open_page: Open,
) -> None:
    section = slider(open_page("/projects/blocks"))
    group = section.get_by_role("group", name="Three pictures")
    names = group.get_by_role("radio").evaluate_all("(all) => all.map((it) => it.name)")
    assert len(names) == 3
    assert len(set(names)) == 1
    assert re.fullmatch(r"[A-Za-z0-9]{5}", names[0])


def test_the_name_is_the_same_on_the_server_and_in_the_browser(open_page: Open) -> None:
    names = "(all) => all.map((it) => it.name)"
    still = open_page("/projects/blocks", Visitor(scripts=False))
    served = still.locator(".image-slider [type=radio]").evaluate_all(names)
    page = open_page("/projects/blocks")
    slider(page)
    assert page.locator(".image-slider [type=radio]").evaluate_all(names) == served
    assert len(set(served)) == 2


def test_arrow_keys_go_through_the_numbers(open_page: Open) -> None:
    page = open_page("/projects/blocks")
    section = slider(page)
    section.get_by_role("radio", name="1").focus()
    for key, number in (("ArrowRight", 2), ("ArrowDown", 3), ("ArrowLeft", 2)):
        page.keyboard.press(key)
        expect_slide(section, number)


def test_a_sideways_swipe_shows_the_next_one(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(390, touch=True))
    section = slider(page)
    box = bring(section.get_by_role("img", name="Slide one")).bounding_box()
    y = box["y"] + box["height"] / 2
    swipe(page, (320, y), (60, y))
    expect_slide(section, 2)
    expect(section.get_by_role("img", name="Slide two")).to_be_in_viewport(ratio=1)
    moving = re.compile(r"transition")
    expect(section.locator(".slick-track")).not_to_have_attribute("style", moving)
    swipe(page, (60, y), (320, y))
    expect_slide(section, 1)


def test_the_caption_is_announced_politely(open_page: Open) -> None:
    section = slider(open_page("/projects/blocks"))
    expect(section.locator("[aria-live=polite]")).to_have_text("Slide one")


def test_without_javascript_the_pictures_are_a_row_to_scroll(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(scripts=False))
    row = page.locator(".slick-list").last
    third = row.get_by_role("img", name="Slide three")
    expect(third).not_to_be_in_viewport()
    third.scroll_into_view_if_needed()
    expect(third).to_be_in_viewport(ratio=0.3)
    expect(row.locator("[inert]")).to_have_count(0)
    expect(row).to_have_css("overflow-x", "auto")
    expect(page.get_by_role("radio")).to_have_count(0)
