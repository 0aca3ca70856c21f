"""Pictures: which one is shown, in which format, and what keeps its place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open, Visitor

DEVICES = {390: "phones", 800: "tablets", 1280: "desks", 1700: "desks"}


@pytest.mark.parametrize(("width", "device"), DEVICES.items())
def test_a_single_image_suits_its_screen(open_page: Open, width: int, device: str) -> None:
    page = open_page("/projects/blocks", Visitor(width))
    page.get_by_role("heading", name="One picture a screen").scroll_into_view_if_needed()
    for other in set(DEVICES.values()):
        picture = page.get_by_role("img", name=f"The picture for {other}")
        expect(picture).to_have_count(int(other == device))


def test_the_single_image_changes_at_768_and_1024(open_page: Open) -> None:
    page = open_page("/projects/blocks")
    for width, device in ((767, "phones"), (768, "tablets"), (1023, "tablets"), (1024, "desks")):
        page.set_viewport_size({"width": width, "height": 800})
        expect(page.get_by_role("img", name=f"The picture for {device}")).to_have_count(1)


def test_every_picture_says_its_size_and_has_two_formats(open_page: Open) -> None:
    page = open_page("/projects/blocks")
    pictures = page.locator("main picture")
    assert pictures.count() > 20
    for picture in pictures.all():
        image = picture.locator("img")
        expect(image).to_have_attribute("width", re.compile(r"^\d+$"))
        expect(image).to_have_attribute("height", re.compile(r"^\d+$"))
        expect(image).to_have_attribute("srcset", re.compile(r"\.webp \d+w"))
        better = picture.locator("source[type='image/avif']")
        expect(better.first).to_have_attribute("srcset", re.compile(r"\.avif \d+w"))
        expect(picture.locator("source:not([media])")).to_have_count(1)


def test_a_colour_keeps_the_place_of_a_picture_that_has_not_come(open_page: Open) -> None:
    def hang(page: Page) -> None:
        page.route("**/generated/img/**", lambda route: None)

    page = open_page("/projects/blocks", Visitor(scripts=False), before=hang)
    hero = page.get_by_role("img", name="The hero's picture")
    expect(hero).to_be_visible()
    expect(hero).to_have_attribute("fetchpriority", "high")
    expect(hero).to_have_css("background-color", re.compile(r"^rgb\("))


@pytest.mark.parametrize("width", [390, 1280])
def test_below_the_first_screen_pictures_are_lazy(open_page: Open, width: int) -> None:
    page = open_page("/projects/blocks", Visitor(width, scripts=False))
    eager = page.locator("main picture img[loading=eager]")
    expect(eager).to_have_count(1)


@pytest.mark.parametrize(
    ("kind", "name"), [(".image-slider", "Loan one"), (".pinned", "The pinned picture")]
)
def test_a_wide_picture_has_its_upright_version_up_to_767(
    open_page: Open, kind: str, name: str
) -> None:
    page = open_page("/projects/blocks", Visitor(390, still=True))
    page.set_viewport_size({"width": 767, "height": 800})
    picture = page.locator(kind).get_by_role("img", name=name)
    picture.scroll_into_view_if_needed()
    shape = "(it) => it.complete && it.naturalHeight > it.naturalWidth"
    ready = "([it, upright]) => it.complete && (it.naturalHeight > it.naturalWidth) === upright"
    page.wait_for_function(ready, arg=[picture.element_handle(), True])
    page.set_viewport_size({"width": 768, "height": 800})
    page.wait_for_function(ready, arg=[picture.element_handle(), False])
    assert not picture.evaluate(shape)
