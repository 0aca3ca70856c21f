"""Warnings: the site can be built, but its owner should look."""

from __future__ import annotations

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.models.sections import Copy

from ..conftest import Desk, where

LOANS = "projects/loans/project.yaml"


def of(desk: Desk, kind: Kind) -> list[Diagnostic]:
    """Loads the content and returns its warnings of one kind."""
    return [warning for warning in desk.load().warnings if warning.kind is kind]


def test_good_content_warns_of_placeholders_only(desk: Desk) -> None:
    assert {warning.kind for warning in desk.load().warnings} == {Kind.PLACEHOLDER}


def test_html_that_is_dropped_is_named(desk: Desk) -> None:
    desk.edit(LOANS, "A tractor can", "A <em>tractor</em> <script>alert(1)</script><b>can</b>")
    (warning,) = of(desk, Kind.MARKUP)
    assert where(warning) == f"content/{LOANS}:{desk.place(LOANS, 'body: |').split(':')[1]}:11"
    assert warning.field == "sections[1].body"
    assert warning.found == "<script>, <b>"
    words = desk.load().content.projects[2].sections[1]
    assert isinstance(words, Copy)
    assert "<em>tractor</em>" in words.html
    assert "<script" not in words.html


def test_faint_words_are_named_with_their_ratio(desk: Desk) -> None:
    desk.edit(LOANS, "    id: problem", '    color: "#999"\n    id: problem')
    (warning,) = of(desk, Kind.CONTRAST)
    assert where(warning) == desk.place(LOANS, '"#999"')
    assert warning.found == "2.8:1 for #999999 on #ffffff"


def test_a_faint_background_points_at_its_section(desk: Desk) -> None:
    desk.edit(LOANS, "    id: problem", '    backgroundColor: "#222"\n    id: problem')
    (warning,) = of(desk, Kind.CONTRAST)
    assert where(warning) == desk.place(LOANS, "kind: copy")


def test_a_palette_that_can_not_be_read_is_named(desk: Desk) -> None:
    desk.edit(LOANS, 'text: "#fff4dc"', 'text: "#1b0f33"')
    (warning,) = of(desk, Kind.CONTRAST)
    assert warning.field == "palette.text"


def test_rings_that_make_words_faint_are_named(desk: Desk) -> None:
    desk.edit(LOANS, 'ring: "#14593f"', 'ring: "#fff0d0"')
    (warning,) = of(desk, Kind.CONTRAST)
    assert warning.field == "palette.text"
    assert warning.found == "1.0:1 for #fff4dc on #fff0d0"


def test_a_picture_without_words_is_named(desk: Desk) -> None:
    desk.edit(LOANS, "alt: The lender's home page on a phone", 'alt: ""')
    (warning,) = of(desk, Kind.ALT)
    assert warning.field == "phone.alt"
    assert where(warning) == desk.place(LOANS, '""')


def test_a_key_of_the_resume_that_is_nearly_known_is_named(desk: Desk) -> None:
    desk.edit("resume.json", '"endDate": "2017-11"', '"endDat": "2017-11"')
    (warning,) = of(desk, Kind.SPELLING)
    assert where(warning) == desk.place("resume.json", '"endDat"')
    assert warning.field == "work[1].endDat"
    assert warning.hint == "did you mean `endDate`?"


def test_what_is_still_to_be_filled_in_is_listed(desk: Desk) -> None:
    listed = {f"{it.file}: {it.field}" for it in of(desk, Kind.PLACEHOLDER)}
    assert {
        "content/site.yaml: owner",
        "content/site.yaml: address",
        "content/site.yaml: social[0].href",
        "content/resume.json: work[1].name",
        "content/resume.json: education[0].institution",
        "content/experiments.yaml: [0].url",
    } <= listed


def test_a_real_name_is_no_placeholder(desk: Desk) -> None:
    desk.edit("site.yaml", "owner: Your Name", "owner: Ada Lovelace")
    desk.edit("resume.json", "A digital agency", "Analytical Engines")
    listed = {f"{it.file}: {it.field}" for it in of(desk, Kind.PLACEHOLDER)}
    assert not {"content/site.yaml: owner", "content/resume.json: work[1].name"} & listed
