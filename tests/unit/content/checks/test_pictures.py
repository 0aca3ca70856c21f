"""Pictures that are missing, broken, too large, or of another format than their name."""

from __future__ import annotations

import pillow_heif
import pytest
from PIL import Image

from portfolio.models.sections import LogoGrid
from portfolio.picture_files import measure
from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120.4 40"/>'


def test_a_missing_picture_is_an_error_that_names_the_nearest_file(
    directory: ContentDirectory,
) -> None:
    directory.edit(LOANS, "src: desktop.webp", "src: dekstop.webp")
    assert str(directory.diagnostic()).splitlines() == [
        f"{directory.place(LOANS, 'dekstop.webp')}  img.src: "
        'expected a picture that exists; found "dekstop.webp"',
        "  no such image; nearest is desktop.webp",
    ]


def test_a_missing_picture_in_a_section_is_reported_with_field_and_line(
    directory: ContentDirectory,
) -> None:
    directory.edit(LOANS, "src: mobile-2.webp", "src: mobil-2.webp")
    diagnostic = directory.diagnostic()
    assert diagnostic.field == "sections[3].images[1].src"
    assert place_of(diagnostic) == directory.place(LOANS, "mobil-2.webp")


@pytest.mark.parametrize("src", ["../../../README.md", "../../../../etc/passwd"])
def test_a_picture_outside_of_the_content_is_refused(directory: ContentDirectory, src: str) -> None:
    directory.edit(LOANS, "src: desktop.webp", f"src: {src}")
    assert directory.diagnostic().message == "expected a file inside content/"


def test_a_picture_whose_format_differs_from_the_file_name_is_an_error(
    directory: ContentDirectory,
) -> None:
    Image.new("RGB", (4, 4)).save(directory.content / "projects/loans/odd.png", "JPEG")
    directory.edit(LOANS, "src: desktop.webp", "src: odd.png")
    diagnostic = directory.diagnostic()
    assert diagnostic.message == "expected PNG, as the name says, but the file is JPEG"
    assert diagnostic.hint == "rename it to end in .jpg"


@pytest.mark.parametrize("suffix", [".jpg", ".png", ".avif", ".heic"])
def test_a_picture_that_was_not_copied_whole_is_an_error(
    directory: ContentDirectory, suffix: str
) -> None:
    pillow_heif.register_heif_opener()
    file = directory.content / f"projects/loans/half{suffix}"
    Image.effect_noise((200, 200), 80).convert("RGB").save(file)
    directory.edit(LOANS, "src: desktop.webp", f"src: half{suffix}")
    directory.load()
    file.write_bytes(file.read_bytes()[:-200])
    diagnostic = directory.diagnostic()
    assert diagnostic.field == "img.src"
    assert diagnostic.message.startswith("expected a")
    assert "cop" in diagnostic.hint


def test_an_animation_with_too_many_pixels_is_an_error(
    directory: ContentDirectory, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = directory.content / "projects/loans/long.gif"
    first, *others = (Image.new("RGB", (20, 10), (40 * step, 0, 0)) for step in range(6))
    first.save(file, save_all=True, append_images=others)
    directory.edit(LOANS, "src: desktop.webp", "src: long.gif")
    directory.load()
    monkeypatch.setattr(measure, "MAX_FRAME_PIXELS", 1_000)
    diagnostic = directory.diagnostic()
    assert diagnostic.message.endswith("not 6 frames of 20 by 10")
    assert "kind: video" in diagnostic.hint


def test_a_broken_picture_is_an_error(directory: ContentDirectory) -> None:
    directory.write("projects/loans/odd.webp", b"RIFF of nothing")
    directory.edit(LOANS, "src: desktop.webp", "src: odd.webp")
    assert directory.diagnostic().message == "expected a readable WEBP picture"


def test_a_picture_with_too_many_pixels_is_an_error_with_size_and_place(
    directory: ContentDirectory,
) -> None:
    Image.new("1", (8000, 8001)).save(directory.content / "projects/loans/wall.png")
    directory.edit(LOANS, "src: desktop.webp", "src: wall.png")
    diagnostic = directory.diagnostic()
    assert diagnostic.message == "expected at most 64 million pixels, not 8000 by 8001"
    assert place_of(diagnostic) == directory.place(LOANS, "wall.png")


def test_a_picture_that_would_not_fit_into_memory_is_an_error(
    directory: ContentDirectory,
) -> None:
    Image.new("1", (14_000, 14_000)).save(directory.content / "projects/loans/wall.png")
    directory.edit(LOANS, "src: desktop.webp", "src: wall.png")
    assert (
        directory.diagnostic().message
        == "expected at most 64 million pixels, not several times as many"
    )


def test_a_file_that_is_no_picture_is_refused_as_picture(directory: ContentDirectory) -> None:
    directory.write("projects/loans/odd.svg", SVG)
    directory.edit(LOANS, "src: desktop.webp", "src: odd.svg")
    assert (
        directory.diagnostic().message
        == "expected a picture that is PNG, JPEG, WebP, AVIF, GIF or HEIC"
    )


def test_an_svg_logo_has_the_size_of_the_view_box(directory: ContentDirectory) -> None:
    directory.write("projects/loans/mark.svg", SVG)
    directory.edit(LOANS, "  - kind: image-slider", LOGOS + "  - kind: image-slider")
    section = directory.load().content.projects[2].sections[4]
    assert isinstance(section, LogoGrid)
    assert [(logo.width, logo.height) for logo in section.logos] == [(120, 40)]


def test_an_svg_logo_without_a_view_box_is_an_error(directory: ContentDirectory) -> None:
    directory.write("projects/loans/mark.svg", "<svg/>")
    directory.edit(LOANS, "  - kind: image-slider", LOGOS + "  - kind: image-slider")
    diagnostic = directory.diagnostic()
    assert diagnostic.field == "sections[4].logos[0].src"
    assert diagnostic.message == "expected an SVG with a viewBox"


LOGOS = """\
  - kind: logo-grid
    title: Brands
    logos:
      - src: mark.svg
        alt: A brand
"""
