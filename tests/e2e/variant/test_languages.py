"""A site in English and Arabic: visitors change language; all of it works from right to left."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from shapely import unary_union

from portfolio.drawing.geometry import polygons_of
from portfolio.drawing.glyphs import shape_line
from portfolio.fonts.family import family_files
from tests.conftest import NewPage
from tests.e2e.conftest import nightly
from tests.support import variant
from tests.support.accessibility import CLIPPED, NARROW, in_both_themes
from tests.support.page_actions import (
    PHONE,
    SIDEWAYS,
    bring,
    centre_of,
    expect_none,
    hydrate_islands,
    open_menu,
    shown,
    swipe,
)
from tests.support.variant import LANGUAGE
from tests.support.words import catalogue_words

STUDY = f"/{LANGUAGE}/projects/{variant.STUDY}"
ARTICLE = f"/{LANGUAGE}/writing/stickers-that-bounce"
PAGES = (STUDY, ARTICLE, *(f"/{LANGUAGE}/{it}" for it in ("experiments", "resume", "writing")))
"""Pages without hostile words, which break in no place."""


def middle(element: Locator) -> float:
    return centre_of(element)[0]


def island(page: Page, name: str) -> Locator:
    """Returns the first island with a class, scrolled to and hydrated."""
    found = page.locator("[data-island]").filter(has=page.locator(f".{name}")).first
    bring(found)
    expect(found).to_have_attribute("data-hydrated", "")
    return found


@pytest.mark.nightly
@pytest.mark.parametrize("path", PAGES)
def test_an_arabic_page_has_its_direction_and_fits_screens(
    page: Page, address: str, path: str
) -> None:
    page.goto(address + path)
    hydrate_islands(page)
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    for width in (320, 390, 820, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(SIDEWAYS) <= 0, width


@pytest.mark.nightly
def test_axe_finds_nothing_on_an_arabic_case_study(page: Page, address: str) -> None:
    page.goto(address + STUDY)
    hydrate_islands(page)
    expect_none(in_both_themes(page, STUDY))


@pytest.mark.parametrize("width", [390, nightly(1440)])
def test_the_header_is_mirrored(new_page: NewPage, address: str, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 900})
    page.goto(f"{address}/{LANGUAGE}/projects")
    header = page.get_by_role("banner")
    home = header.get_by_role("link").first
    buttons = header.get_by_role("button")
    assert middle(home) > width / 2
    assert all(middle(it) < width / 2 for it in buttons.all() if it.is_visible())
    assert middle(page.get_by_role("heading", level=1)) > middle(page.locator(".sticker").first)


@pytest.mark.nightly
def test_a_swipe_to_the_right_shows_the_next_phone(new_page: NewPage, address: str) -> None:
    page = new_page(**PHONE)
    page.goto(address + STUDY)
    showcase = island(page, "showcase")
    row = showcase.get_by_role("list")
    _, y = centre_of(bring(row))
    swipe(page, (120, y), (240, y))
    expect(showcase.get_by_role("radio", name="2")).to_be_checked()
    expect(row.locator("[data-active=true] img")).to_be_in_viewport(ratio=0.7)


@pytest.mark.nightly
def test_a_number_and_a_swipe_show_arabic_slides(new_page: NewPage, address: str) -> None:
    page = new_page(**PHONE)
    page.goto(address + STUDY)
    slider = island(page, "image-slider")
    numbers = slider.get_by_role("radio")
    pictures = slider.locator(".image-slider__slide")
    expect(numbers.first).to_be_checked()
    expect(slider.locator(".image-slider__slide:not([inert])")).to_have_count(1)
    slider.get_by_text("2", exact=True).click()
    shown = slider.locator(".image-slider__slide:not([inert]) img")
    expect(shown).to_be_in_viewport(ratio=1)
    expect(slider.locator(".slick-track")).not_to_have_attribute("style", re.compile("transition"))
    assert pictures.count() == numbers.count()
    _, y = centre_of(bring(slider.locator(".image-slider__frame")))
    swipe(page, (320, y), (60, y))
    expect(numbers.first).to_be_checked()
    expect(shown).to_be_in_viewport(ratio=0.3)


@pytest.mark.nightly
def test_the_chosen_arabic_device_is_at_the_side_of_its_button(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(address + STUDY)
    devices = island(page, "devices")
    devices.get_by_role("radio").nth(1).check(force=True)
    expect(devices.locator("[data-device]")).to_have_attribute("data-device", "tablet")
    labels = devices.locator("label")
    assert middle(labels.first) > middle(labels.last)
    devices.evaluate(
        "(it) => Promise.all(it.getAnimations({ subtree: true }).map((one) => one.finished))"
    )
    assert middle(devices.locator(".device--mobile")) > middle(devices.locator(".device--desktop"))


def test_arabic_letters_are_joined_and_drawn_from_the_right() -> None:
    words = "عمل"
    fonts = [[file.path for file in family_files("Rubik", "display", set(words))]]

    def parts(text: str) -> int:
        return len([*polygons_of(unary_union(shape_line(text, fonts, 100, 16)))])

    assert parts(words) == 1
    assert sum(parts(letter) for letter in words) == len(words)


CASE_STUDY = f"/projects/{variant.STUDY}"
NAMES = {"en": "English", LANGUAGE: "العربية"}


def open_languages(page: Page, language: str = "en") -> None:
    """Opens the menu of the languages on a page that is in one of them and has no preloader."""
    expect(shown(page)).to_be_visible()
    open_menu(
        page.get_by_role("button", name=catalogue_words(language).layout.languages, exact=True)
    )


def test_the_menu_of_languages_leads_to_the_same_page_and_back(page: Page, address: str) -> None:
    page.goto(address + CASE_STUDY)
    open_languages(page)
    page.get_by_role("link", name=NAMES[LANGUAGE]).click()
    expect(page).to_have_url(f"{address}/{LANGUAGE}{CASE_STUDY}")
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)
    page.get_by_role("navigation").locator("a[href$='/projects']").first.click()
    expect(page).to_have_url(f"{address}/{LANGUAGE}/projects")
    open_languages(page, LANGUAGE)
    page.get_by_role("link", name=NAMES["en"]).click()
    expect(page).to_have_url(f"{address}/projects")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_menu_of_languages_opens_without_javascript_and_closes_on_escape(
    page_without_javascript: Page, address: str
) -> None:
    page = page_without_javascript
    page.goto(f"{address}/projects")
    arabic = page.get_by_role("link", name=NAMES[LANGUAGE])
    expect(arabic).to_be_hidden()
    open_languages(page)
    expect(arabic).to_be_visible()
    page.keyboard.press("Escape")
    expect(arabic).to_be_hidden()


@pytest.mark.nightly
def test_languages_are_in_the_menu_of_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page(**PHONE)
    page.goto(f"{address}{CASE_STUDY}")
    expect(page.get_by_role("link", name=NAMES[LANGUAGE])).to_be_hidden()
    page.get_by_role("button", name=catalogue_words("en").layout.menu).click()
    page.get_by_role("link", name=NAMES[LANGUAGE]).click()
    expect(page).to_have_url(f"{address}/{LANGUAGE}{CASE_STUDY}")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


@pytest.mark.nightly
def test_axe_finds_nothing_with_the_menu_of_languages_open(page: Page, address: str) -> None:
    page.goto(f"{address}/{LANGUAGE}/resume")
    hydrate_islands(page)
    page.evaluate("scrollTo(0, 0)")
    open_languages(page, LANGUAGE)
    expect_none(in_both_themes(page, "languages open, on a desktop"))
    page.set_viewport_size(NARROW)
    page.get_by_role("button", name=catalogue_words(LANGUAGE).layout.menu, exact=True).click()
    expect_none(page.evaluate(CLIPPED))
