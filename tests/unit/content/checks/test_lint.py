"""Warnings: the site can be built, but its owner should look."""

import pytest

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.sections.copy.model import Copy
from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"


def of(directory: ContentDirectory, kind: Kind) -> list[Diagnostic]:
    return [warning for warning in directory.load().warnings if warning.kind is kind]


COPY = "  - kind: copy\n    id: problem\n"
ODDITIES = [
    (LOANS, COPY, f'{COPY}    color: ▸"#999"\n', Kind.CONTRAST, "2.8:1 for #999999 on #ffffff"),
    (LOANS, COPY, f"  - ▸{COPY[4:]}    backgroundColor: black\n", Kind.CONTRAST, "sections[1]: "),
    (LOANS, 'text: "#fff4dc"', 'text: ▸"#1b0f33"', Kind.CONTRAST, "palette.text: expected a contr"),
    (LOANS, '"#14593f"\n  text: ', '"#fff0d0"\n  text: ▸', Kind.CONTRAST, "on #fff0d0"),
    (LOANS, '  ring: "', '  accent: ▸"#14593f"\n  ring: "', Kind.CONTRAST, "a contrast of 3:1 or"),
    (
        LOANS,
        "title: Loans",
        "result: ▸Growth\ntitle: Loans",
        Kind.VAGUE,
        "a number, a name or a date",
    ),
    (LOANS, "alt: The lender's home", 'alt: ▸""  #', Kind.ALT, "empty alternative text"),
    ("resume.json", '"endDate"', '▸"endDat"', Kind.SPELLING, "did you mean `endDate`?"),
    ("site.yaml", "owner: ", "owner: ▸\u00a0", Kind.SPELLING, "space (U+00A0), as character 1"),
    ("site.yaml", "Front-end", "▸Front\u200b-end", Kind.SPELLING, "zero width space (U+200B), as"),
    ("resume.json", '"Your Name"', '▸"Your Name\ufeff"', Kind.SPELLING, "as character 10\n  del"),
    ("site.yaml", "address:", "email: ▸a@b.dev\naddress:", Kind.MISMATCH, "content/resume.json:"),
]
"""A file, a text of it, what takes its place with a mark where the warning is, and the warning."""


@pytest.mark.parametrize(
    ("file", "old", "new", "kind", "said"), ODDITIES, ids=[said.strip() for *_, said in ODDITIES]
)
def test_an_oddity_is_reported_once_with_its_place(
    directory: ContentDirectory, file: str, old: str, new: str, kind: Kind, said: str
) -> None:
    directory.edit(file, old, new)
    place = directory.marked_place(file)
    (warning,) = of(directory, kind)
    assert place_of(warning) == place
    assert said in str(warning)


def test_good_content_warns_of_placeholders_only(directory: ContentDirectory) -> None:
    assert {warning.kind for warning in directory.load().warnings} == {Kind.PLACEHOLDER}


@pytest.mark.parametrize("result", ["10 boats", "Prize of UNESCO", "賞", "جائزة"])
def test_a_result_that_can_be_checked_is_not_reported(
    directory: ContentDirectory, result: str
) -> None:
    directory.edit(LOANS, "title: Loans", f"result: {result}\ntitle: Loans")
    assert of(directory, Kind.VAGUE) == []


@pytest.mark.parametrize(
    "text",
    ["№\u00a07", "“One” and “two”", "ไทย\u200bมี", "\U0001f468\u200d\U0001f680", "do\u00adn"],
)
def test_signs_that_texts_need_are_no_oddities(directory: ContentDirectory, text: str) -> None:
    directory.edit("site.yaml", "Follow me", text)
    assert of(directory, Kind.SPELLING) == []


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


def test_the_email_of_the_resume_in_any_case_and_a_resume_without_one_are_not_reported(
    directory: ContentDirectory,
) -> None:
    directory.edit("site.yaml", "address:", "email: You@Example.com\naddress:")
    assert of(directory, Kind.MISMATCH) == []
    directory.edit("site.yaml", "You@Example.com", "ada@lovelace.dev")
    directory.edit("resume.json", '    "email": "you@example.com",\n', "")
    assert of(directory, Kind.MISMATCH) == []
