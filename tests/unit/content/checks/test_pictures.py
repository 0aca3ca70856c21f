"""Pictures that are not what the content says."""

from __future__ import annotations

import pytest
from PIL import Image

from portfolio.models.sections import LogoGrid

from ..conftest import Desk, where

LOANS = "projects/loans/project.yaml"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120.4 40"/>'


def test_a_missing_picture_names_the_nearest(desk: Desk) -> None:
    desk.edit(LOANS, "src: desktop.webp", "src: dekstop.webp")
    assert str(desk.diagnostic()).splitlines() == [
        f"{desk.place(LOANS, 'dekstop.webp')}  img.src",
        '  expected a picture that exists; found "dekstop.webp"',
        "  no such image; nearest is desktop.webp",
    ]


def test_a_missing_picture_in_a_section_is_found_by_its_place(desk: Desk) -> None:
    desk.edit(LOANS, "src: mobile-2.webp", "src: mobil-2.webp")
    diagnostic = desk.diagnostic()
    assert diagnostic.field == "sections[3].images[1].src"
    assert where(diagnostic) == desk.place(LOANS, "mobil-2.webp")


@pytest.mark.parametrize("src", ["../../../README.md", "../../../../etc/passwd"])
def test_a_picture_stays_inside_the_content(desk: Desk, src: str) -> None:
    desk.edit(LOANS, "src: desktop.webp", f"src: {src}")
    assert desk.diagnostic().message == "expected a file inside content/"


def test_a_picture_is_what_its_name_says(desk: Desk) -> None:
    Image.new("RGB", (4, 4)).save(desk.content / "projects/loans/odd.png", "JPEG")
    desk.edit(LOANS, "src: desktop.webp", "src: odd.png")
    assert desk.diagnostic().message == "expected PNG, as the name says, but the file is JPEG"


def test_a_broken_picture_is_an_error(desk: Desk) -> None:
    desk.write("projects/loans/odd.webp", b"RIFF of nothing")
    desk.edit(LOANS, "src: desktop.webp", "src: odd.webp")
    assert desk.diagnostic().message == "expected a readable WEBP picture"


def test_a_picture_that_no_screen_shows_is_an_error_with_its_size_and_place(desk: Desk) -> None:
    Image.new("1", (8000, 5001)).save(desk.content / "projects/loans/wall.png")
    desk.edit(LOANS, "src: desktop.webp", "src: wall.png")
    diagnostic = desk.diagnostic()
    assert diagnostic.message == "expected at most 40 million pixels, not 8000 by 5001"
    assert where(diagnostic) == desk.place(LOANS, "wall.png")


def test_a_picture_that_would_not_fit_into_memory_is_an_error_too(desk: Desk) -> None:
    Image.new("1", (14_000, 14_000)).save(desk.content / "projects/loans/wall.png")
    desk.edit(LOANS, "src: desktop.webp", "src: wall.png")
    assert (
        desk.diagnostic().message == "expected at most 40 million pixels, not several times as many"
    )


def test_only_pictures_are_pictures(desk: Desk) -> None:
    desk.write("projects/loans/odd.svg", SVG)
    desk.edit(LOANS, "src: desktop.webp", "src: odd.svg")
    assert desk.diagnostic().message == "expected a picture that is PNG, JPEG, WebP or AVIF"


def test_a_logo_may_be_an_svg_and_has_the_size_of_its_view_box(desk: Desk) -> None:
    desk.write("projects/loans/mark.svg", SVG)
    desk.edit(LOANS, "  - kind: image-slider", LOGOS + "  - kind: image-slider")
    section = desk.load().content.projects[2].sections[4]
    assert isinstance(section, LogoGrid)
    assert [(logo.width, logo.height) for logo in section.logos] == [(120, 40)]


def test_a_logo_needs_a_view_box(desk: Desk) -> None:
    desk.write("projects/loans/mark.svg", "<svg/>")
    desk.edit(LOANS, "  - kind: image-slider", LOGOS + "  - kind: image-slider")
    diagnostic = desk.diagnostic()
    assert diagnostic.field == "sections[4].logos[0].src"
    assert diagnostic.message == "expected an SVG with a viewBox"


LOGOS = """\
  - kind: logo-grid
    title: Brands
    logos:
      - src: mark.svg
        alt: A brand
"""
