"""Pictures: which one is shown, in which format, what keeps its place, and which is chosen."""

import re

import pytest
from playwright.sync_api import Locator, expect

from sandbox_islands.html import parse_html
from tests.support.html import Document
from tests.support.http import ask
from tests.support.page_actions import box_of, bring, centre_of, hang, release, shown, swipe
from tests.support.page_scripts import page_script

from .conftest import BLANK, STUDY, Open, Visitor, go, part, part_before_hydration, section_of

DEVICES = {767: "phones", 768: "tablets", 1023: "tablets", 1024: "desks"}


def test_single_image_changes_at_768_and_1024_pixels_to_suit_its_screen(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(scripts=False))
    for width, device in DEVICES.items():
        page.set_viewport_size({"width": width, "height": 800})
        for other in set(DEVICES.values()):
            picture = page.get_by_role("img", name=f"The picture for {other}")
            expect(picture).to_have_count(int(other == device))


def test_every_picture_has_its_size_and_two_formats_and_one_is_eager(blocks_site: str) -> None:
    pictures = parse_html(ask(blocks_site, STUDY).text).css("main picture")
    assert len(pictures) > 20
    for picture in pictures:
        (image,) = picture.css("img")
        assert (image.attrs["width"] or "").isdigit()
        assert (image.attrs["height"] or "").isdigit()
        assert re.search(r"\.webp \d+w", image.attrs["srcset"] or "")
        avif, *_ = picture.css("source[type='image/avif']")
        assert re.search(r"\.avif \d+w", avif.attrs["srcset"] or "")
        assert len(picture.css("source:not([media])")) == 1
    images = [image for picture in pictures for image in picture.css("img")]
    assert [image.attrs.get("loading") for image in images].count("eager") == 1


def test_colour_keeps_the_place_of_a_picture_that_has_not_come(open_page: Open) -> None:
    page = open_page(BLANK, Visitor(scripts=False))
    hang(page, "**/assets/img/**")
    go(page, STUDY)
    hero = page.get_by_role("img", name="The hero's picture")
    expect(hero).to_be_visible()
    expect(hero).to_have_attribute("fetchpriority", "high")
    expect(hero).to_have_css("background-color", re.compile(r"^rgb\("))


IS_UPRIGHT = """([section, alt, upright]) => {
  const it = [...document.querySelectorAll(`${section} img`)].find((image) => image.alt === alt);
  it.scrollIntoView();
  return it.complete && it.naturalHeight > it.naturalWidth === upright;
}"""
"""Looks for the picture each time: a slider puts others in its place at another width."""


@pytest.mark.nightly
def test_wide_pictures_have_their_upright_version_up_to_767_pixels(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, still=True))
    for width, upright in ((767, True), (768, False)):
        page.set_viewport_size({"width": width, "height": 800})
        for picture in ((".image-slider", "Loan one"), (".pinned", "The pinned picture")):
            page.wait_for_function(IS_UPRIGHT, arg=[*picture, upright])


TITLE = "Three pictures"
NAMES = ("Slide one", "Slide two", "Slide three")


def expect_slide(section: Locator, number: int) -> None:
    """Radio, caption and picture are those of a slide; the other slides are inert."""
    name = NAMES[number - 1]
    expect(section.get_by_role("radio", name=str(number))).to_be_checked()
    expect(section.get_by_text(name)).to_be_visible()
    expect(section.get_by_role("img")).to_have_count(1)
    expect(section.get_by_role("img", name=name)).to_be_in_viewport(ratio=0.3)
    expect(section.locator("[inert]")).to_have_count(len(NAMES) - 1)


@pytest.mark.nightly
def test_image_slider_is_worked_by_touch(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, touch=True))
    section = part(page, TITLE)
    expect_slide(section, 1)
    for number in (3, 1):
        section.get_by_text(str(number), exact=True).click()
        expect_slide(section, number)
    _, y = centre_of(bring(section.get_by_role("img", name="Slide one")))
    swipe(page, (320, y), (60, y))
    expect_slide(section, 2)
    expect(section.get_by_role("img", name="Slide two")).to_be_in_viewport(ratio=1)
    expect(section.locator(".slick-track")).not_to_have_attribute("style", re.compile("transition"))
    swipe(page, (60, y), (320, y))
    expect_slide(section, 1)


def test_image_slider_is_worked_by_arrow_keys_and_tells_its_captions(open_page: Open) -> None:
    page = open_page(STUDY)
    section = part(page, TITLE)
    section.get_by_role("radio", name="1").focus()
    for key, number in (("ArrowRight", 2), ("ArrowDown", 3), ("ArrowLeft", 2)):
        page.keyboard.press(key)
        expect_slide(section, number)
        expect(section.locator("[aria-live=polite]")).to_have_text(NAMES[number - 1])


@pytest.mark.nightly
def test_a_wide_slide_fills_most_of_a_frame_that_has_a_tall_one(open_page: Open) -> None:
    row = open_page(STUDY, Visitor(scripts=False)).locator(".slick-list").last
    wide, tall = (box_of(row.get_by_role("img", name=NAMES[it])) for it in (0, 2))
    assert wide["height"] > 0.7 * tall["height"]
    assert tall["y"] < wide["y"], "the wide one is in the middle of the frame"


@pytest.mark.nightly
def test_image_slider_has_the_name_it_was_served_with(open_page: Open, blocks_site: str) -> None:
    section = part(open_page(STUDY, Visitor(still=True)), TITLE)
    group = section.get_by_role("group", name=TITLE)
    names = group.get_by_role("radio").evaluate_all("(all) => all.map((it) => it.name)")
    assert len(names) == 3
    assert len(set(names)) == 1
    assert re.fullmatch(r"[A-Za-z0-9]{5}", names[0])
    served = Document(ask(blocks_site, STUDY).text).all("input", type="radio")
    assert [it["name"] for it in served].count(names[0]) == 3


def test_image_slider_is_a_row_to_scroll_without_javascript(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(scripts=False))
    row = page.locator(".slick-list").last
    third = row.get_by_role("img", name="Slide three")
    expect(third).not_to_be_in_viewport()
    third.scroll_into_view_if_needed()
    expect(third).to_be_in_viewport(ratio=0.3)
    expect(row.locator("[inert]")).to_have_count(0)
    expect(row).to_have_css("overflow-x", "auto")
    expect(page.get_by_role("radio")).to_have_count(0)


@pytest.mark.nightly
def test_number_chosen_before_hydration_stays_chosen(open_page: Open) -> None:
    section, held = part_before_hydration(open_page, TITLE)
    section.get_by_text("3", exact=True).click()
    expect(section.locator("[data-hydrated]")).to_have_count(0)
    section.page.wait_for_function("performance.getEntriesByType('paint').length > 0")
    release(held)
    expect(section.locator("[data-hydrated]")).to_be_attached()
    expect_slide(section, 3)


@pytest.mark.nightly
def test_focus_on_slides_goes_to_their_number_when_they_hydrate(open_page: Open) -> None:
    section, held = part_before_hydration(open_page, TITLE)
    section.get_by_role("region", name=TITLE).focus()
    section.page.wait_for_function("performance.getEntriesByType('paint').length > 0")
    release(held)
    expect(section.get_by_role("radio", name="1")).to_be_focused()


@pytest.mark.nightly
def test_number_chosen_while_its_slider_hydrates_is_handled_once(open_page: Open) -> None:
    page = open_page(BLANK)
    page.add_init_script(page_script("hold_hydration"))
    go(page, STUDY)
    expect(shown(page)).to_be_visible()
    section = section_of(page, TITLE)
    number = section.get_by_text("2", exact=True)
    number.scroll_into_view_if_needed()
    number.dispatch_event("pointerdown")
    page.wait_for_function("window.handlersAttached")
    number.click()
    page.evaluate("hydrate()")
    expect(section.locator("[data-hydrated]")).to_be_attached()
    expect_slide(section, 2)
