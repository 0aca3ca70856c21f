"""Warnings: the site can be built, but its owner should look."""

from __future__ import annotations

import pytest

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.models.sections import Copy
from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"


def of(directory: ContentDirectory, kind: Kind) -> list[Diagnostic]:
    """Loads the content and returns its warnings of one kind."""
    return [warning for warning in directory.load().warnings if warning.kind is kind]


def test_good_content_warns_of_placeholders_only(directory: ContentDirectory) -> None:
    assert {warning.kind for warning in directory.load().warnings} == {Kind.PLACEHOLDER}


def test_html_that_is_dropped_from_texts_is_reported(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "A tractor can", "A <em>tractor</em> <script>alert(1)</script><b>can</b>")
    (warning,) = of(directory, Kind.MARKUP)
    assert (
        place_of(warning) == f"content/{LOANS}:{directory.place(LOANS, 'body: |').split(':')[1]}:11"
    )
    assert warning.field == "sections[1].body"
    assert warning.found == "<script>, <b>"
    words = directory.load().content.projects[2].sections[1]
    assert isinstance(words, Copy)
    assert "<em>tractor</em>" in words.html
    assert "<script" not in words.html


def test_lightning_that_no_sticker_drops_is_reported(directory: ContentDirectory) -> None:
    directory.edit("home.yaml", "      drops: bolt\n", "")
    (warning,) = of(directory, Kind.UNUSED)
    assert place_of(warning) == directory.place("home.yaml", "bolt:")
    assert warning.hint == "write `drops: bolt` at the sprite rainbowOne, or delete `bolt`"


def test_low_contrast_of_a_section_colour_is_reported_with_the_ratio(
    directory: ContentDirectory,
) -> None:
    directory.edit(LOANS, "    id: problem", '    color: "#999"\n    id: problem')
    (warning,) = of(directory, Kind.CONTRAST)
    assert place_of(warning) == directory.place(LOANS, '"#999"')
    assert warning.found == "2.8:1 for #999999 on #ffffff"


def test_low_contrast_with_a_background_points_at_the_section(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "    id: problem", '    backgroundColor: "#222"\n    id: problem')
    (warning,) = of(directory, Kind.CONTRAST)
    assert place_of(warning) == directory.place(LOANS, "kind: copy")


def test_a_palette_with_low_contrast_is_reported(directory: ContentDirectory) -> None:
    directory.edit(LOANS, 'text: "#fff4dc"', 'text: "#1b0f33"')
    (warning,) = of(directory, Kind.CONTRAST)
    assert warning.field == "palette.text"


def test_low_contrast_with_the_rings_is_reported(directory: ContentDirectory) -> None:
    directory.edit(LOANS, 'ring: "#14593f"', 'ring: "#fff0d0"')
    (warning,) = of(directory, Kind.CONTRAST)
    assert warning.field == "palette.text"
    assert warning.found == "1.0:1 for #fff4dc on #fff0d0"


def test_a_picture_without_alternative_text_is_reported(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "alt: The lender's home page on a phone", 'alt: ""')
    (warning,) = of(directory, Kind.ALT)
    assert warning.field == "phone.alt"
    assert place_of(warning) == directory.place(LOANS, '""')


def test_a_misspelt_key_of_the_resume_is_reported(directory: ContentDirectory) -> None:
    directory.edit("resume.json", '"endDate": "2017-11"', '"endDat": "2017-11"')
    (warning,) = of(directory, Kind.SPELLING)
    assert place_of(warning) == directory.place("resume.json", '"endDat"')
    assert warning.field == "work[1].endDat"
    assert warning.hint == "did you mean `endDate`?"


def test_an_email_that_differs_from_that_of_the_resume_is_reported(
    directory: ContentDirectory,
) -> None:
    directory.edit("site.yaml", "address:", "email: ada@lovelace.dev\naddress:")
    (warning,) = of(directory, Kind.MISMATCH)
    assert place_of(warning) == directory.place("site.yaml", "ada@lovelace.dev")
    assert warning.found == '"ada@lovelace.dev"'
    line = directory.place("resume.json", "you@example.com").split(":")[1]
    assert warning.hint.startswith(f'content/resume.json:{line} says "you@example.com";')


@pytest.mark.parametrize("email", ["you@example.com", "You@Example.com"])
def test_the_email_of_the_resume_is_not_reported(directory: ContentDirectory, email: str) -> None:
    directory.edit("site.yaml", "address:", f"email: {email}\naddress:")
    assert of(directory, Kind.MISMATCH) == []


def test_a_resume_without_email_is_not_reported(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "address:", "email: ada@lovelace.dev\naddress:")
    directory.edit("resume.json", '    "email": "you@example.com",\n', "")
    assert of(directory, Kind.MISMATCH) == []


def test_placeholders_in_the_content_are_reported(directory: ContentDirectory) -> None:
    listed = {f"{it.file}: {it.field}" for it in of(directory, Kind.PLACEHOLDER)}
    assert {
        "content/site.yaml: owner",
        "content/site.yaml: address",
        "content/site.yaml: social[0].href",
        "content/resume.json: work[1].name",
        "content/resume.json: education[0].institution",
        "content/experiments.yaml: [0].url",
    } <= listed


def test_a_real_name_is_no_placeholder(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "owner: Your Name", "owner: Ada Lovelace")
    directory.edit("resume.json", "A digital agency", "Analytical Engines")
    listed = {f"{it.file}: {it.field}" for it in of(directory, Kind.PLACEHOLDER)}
    assert not {"content/site.yaml: owner", "content/resume.json: work[1].name"} & listed
