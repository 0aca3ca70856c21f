"""Warnings: the site can be built, but its owner should look."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.models.sections import Copy
from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"
OTHER_EMAIL = "email: ada@lovelace.dev\naddress:"


def of(directory: ContentDirectory, kind: Kind) -> list[Diagnostic]:
    """Loads the content and returns its warnings of one kind."""
    return [warning for warning in directory.load().warnings if warning.kind is kind]


class Oddity(NamedTuple):
    """An edit that is reported by one warning."""

    kind: Kind
    file: str
    old: str
    new: str
    at: str
    """Text at which the warning points."""
    said: str
    """Part of what is printed."""


ODDITIES = {
    "lightning that no sticker drops": Oddity(
        *(Kind.UNUSED, "home.yaml", "      drops: bolt\n", "", "bolt:"),
        "write `drops: bolt` at the sprite rainbowOne, or delete `bolt`",
    ),
    "a faint colour of words": Oddity(
        *(Kind.CONTRAST, LOANS, "    id: problem", '    color: "#999"\n    id: problem'),
        *('"#999"', "found 2.8:1 for #999999 on #ffffff"),
    ),
    "words on a dark background": Oddity(
        *(Kind.CONTRAST, LOANS, "    id: problem", '    backgroundColor: "#222"\n    id: problem'),
        *("kind: copy", "sections[1]: expected a contrast of 4.5:1 or more"),
    ),
    "words on the ground of the hero": Oddity(
        *(Kind.CONTRAST, LOANS, 'text: "#fff4dc"', 'text: "#1b0f33"', '"#1b0f33"'),
        "palette.text: expected a contrast",
    ),
    "words on the rings of the hero": Oddity(
        *(Kind.CONTRAST, LOANS, 'ring: "#14593f"', 'ring: "#fff0d0"', '"#fff4dc"'),
        "found 1.0:1 for #fff4dc on #fff0d0",
    ),
    "no alternative text": Oddity(
        *(Kind.ALT, LOANS, "alt: The lender's home page on a phone", 'alt: ""'),
        *('""', "phone.alt: empty alternative text"),
    ),
    "a misspelt key of the resume": Oddity(
        *(Kind.SPELLING, "resume.json", '"endDate": "2017-11"', '"endDat": "2017-11"'),
        *('"endDat"', "did you mean `endDate`?"),
    ),
    "another email than the resume": Oddity(
        *(Kind.MISMATCH, "site.yaml", "address:", OTHER_EMAIL, "ada@lovelace.dev"),
        'found "ada@lovelace.dev"\n  content/resume.json:',
    ),
}


@pytest.mark.parametrize("oddity", ODDITIES.values(), ids=ODDITIES)
def test_an_oddity_is_reported_once_with_its_place(
    directory: ContentDirectory, oddity: Oddity
) -> None:
    assert of(directory, oddity.kind) == []
    directory.edit(oddity.file, oddity.old, oddity.new)
    (warning,) = of(directory, oddity.kind)
    assert place_of(warning) == directory.place(oddity.file, oddity.at)
    assert oddity.said in str(warning)


def test_good_content_warns_of_placeholders_only(directory: ContentDirectory) -> None:
    assert {warning.kind for warning in directory.load().warnings} == {Kind.PLACEHOLDER}


def test_html_that_is_dropped_from_texts_is_reported(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "A tractor can", "A <em>tractor</em> <script>alert(1)</script><b>can</b>")
    (warning,) = of(directory, Kind.MARKUP)
    line = directory.place(LOANS, "body: |").split(":")[1]
    assert place_of(warning) == f"content/{LOANS}:{line}:11"
    assert (warning.field, warning.found) == ("sections[1].body", "<script>, <b>")
    words = directory.load().content.projects[2].sections[1]
    assert isinstance(words, Copy)
    assert "<em>tractor</em>" in words.html
    assert "<script" not in words.html


@pytest.mark.parametrize("email", ["you@example.com", "You@Example.com"])
def test_the_email_of_the_resume_is_not_reported(directory: ContentDirectory, email: str) -> None:
    directory.edit("site.yaml", "address:", f"email: {email}\naddress:")
    assert of(directory, Kind.MISMATCH) == []


def test_a_resume_without_email_is_not_reported(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "address:", OTHER_EMAIL)
    directory.edit("resume.json", '    "email": "you@example.com",\n', "")
    assert of(directory, Kind.MISMATCH) == []
