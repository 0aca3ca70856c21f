"""Pictures: which one is shown, in which format, and what keeps its place."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from sandbox_islands.html import parse_html
from tests.support.http import ask
from tests.support.page_actions import hang

from .conftest import BLANK, STUDY, Open, Visitor, go

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


def test_wide_pictures_have_their_upright_version_up_to_767_pixels(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, still=True))
    for width, upright in ((767, True), (768, False)):
        page.set_viewport_size({"width": width, "height": 800})
        for picture in ((".image-slider", "Loan one"), (".pinned", "The pinned picture")):
            page.wait_for_function(IS_UPRIGHT, arg=[*picture, upright])
