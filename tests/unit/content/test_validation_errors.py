"""Values that the models refuse, and what a diagnostic says of them."""

from __future__ import annotations

import pytest

from .conftest import Desk, where

LOANS = "projects/loans/project.yaml"


def test_an_unknown_key_is_met_with_the_nearest_one(desk: Desk) -> None:
    desk.edit(LOANS, "subTitle:", "subtitle:")
    desk.edit(LOANS, "    title: Loans\n", "    titel: Loans\n    title: Loans\n")
    missing, unknown, titel = desk.diagnostics()
    assert str(unknown).splitlines() == [
        f"content/{LOANS}:4:1  subtitle",
        '  unknown key; found "subtitle"',
        "  did you mean `subTitle`?",
    ]
    assert where(titel) == desk.place(LOANS, "titel:")
    assert titel.field == "sections[0].titel"
    assert titel.hint == "did you mean `title`?"
    assert missing.message == "missing key `subTitle`"


def test_an_unknown_key_far_from_all_lists_them(desk: Desk) -> None:
    desk.edit("site.yaml", "    icon: user-tie", "    colour: red")
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place("site.yaml", "colour: red")
    assert diagnostic.hint == "one of: label, href, icon"


def test_a_missing_key_points_at_its_mapping(desk: Desk) -> None:
    desk.edit("site.yaml", "  heading: Follow me\n", "")
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place("site.yaml", "footer:")
    assert diagnostic.field == "footer"
    assert diagnostic.message == "missing key `heading`"
    assert diagnostic.hint == 'Above the social links. for example "Follow me"'


def test_a_missing_key_is_recognised_in_a_misspelt_one(desk: Desk) -> None:
    desk.edit("resume.json", '"basics"', '"basic"')
    diagnostic = desk.diagnostic()
    assert diagnostic.message == "missing key `basics`"
    assert diagnostic.hint == "there is `basic`; is it that?"


def test_a_missing_key_of_a_section_points_at_the_section(desk: Desk) -> None:
    desk.edit(LOANS, "    title: A loan is hard to picture\n", "")
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place(LOANS, "kind: copy")
    assert diagnostic.field == "sections[1]"


def test_a_wrong_type_says_which_one_was_expected(desk: Desk) -> None:
    desk.edit(LOANS, "order: 3", "order: third")
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == f"content/{LOANS}:2:8"
    assert (diagnostic.message, diagnostic.found) == ("expected a whole number", '"third"')


def test_a_number_in_place_of_words_is_told_to_wear_quotes(desk: Desk) -> None:
    desk.edit(LOANS, "title: Loans\n", "title: 2018\n")
    diagnostic = desk.diagnostic()
    assert diagnostic.message == "expected text"
    assert diagnostic.hint == 'put it in quotes: "2018"'


def test_words_in_place_of_a_mapping_are_told_the_keys(desk: Desk) -> None:
    desk.edit(
        "home.yaml",
        "  scaleDivisors:\n    create: 1500\n    resize: 1200\n",
        "  scaleDivisors: 1500\n",
    )
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place("home.yaml", "1500")
    assert diagnostic.hint == "with the keys create, resize"


def test_a_colour_without_quotes_is_seen_through(desk: Desk) -> None:
    desk.edit(LOANS, 'ground: "#0f4d36"', "ground: #0f4d36")
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place(LOANS, "ground:")
    assert diagnostic.found == "nothing"
    assert "needs quotes" in diagnostic.hint


def test_a_bad_colour_is_an_error(desk: Desk) -> None:
    desk.edit(LOANS, '"#0f4d36"', '"#0f4d3g"')
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place(LOANS, '"#0f4d3g"')
    assert diagnostic.message == "expected a colour such as #ffe14a or black"


@pytest.mark.parametrize(
    "href", ["javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "//evil.example"]
)
def test_an_address_that_could_run_is_refused(desk: Desk, href: str) -> None:
    desk.edit("site.yaml", "https://www.instagram.com/your-name", f'"{href}"')
    diagnostic = desk.diagnostic()
    assert diagnostic.field == "social[2].href"
    assert where(diagnostic) == desk.place("site.yaml", f'"{href}"')
    assert diagnostic.message.startswith("expected a path such as /projects")


def test_an_unknown_kind_of_section_is_met_with_the_nearest(desk: Desk) -> None:
    desk.edit(LOANS, "kind: image-slider", "kind: image-slide")
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place(LOANS, "image-slide")
    assert diagnostic.field == "sections[4].kind"
    assert diagnostic.hint == "did you mean `image-slider`?"


def test_a_kind_like_no_other_lists_them_all(desk: Desk) -> None:
    desk.edit(LOANS, "kind: image-slider", "kind: quux")
    assert desk.diagnostic().hint.startswith("one of: hero, copy, responsive-slider,")


def test_a_section_without_a_kind_is_an_error(desk: Desk) -> None:
    desk.edit(LOANS, "  - kind: image-slider\n    title", "  - title")
    diagnostic = desk.diagnostic()
    assert diagnostic.field == "sections[4]"
    assert diagnostic.message == "missing key `kind`"


def test_an_unknown_icon_is_met_with_the_nearest(desk: Desk) -> None:
    desk.edit("site.yaml", "icon: github", "icon: git-hub")
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place("site.yaml", "git-hub")
    assert diagnostic.hint == "did you mean `github`?"


def test_a_swapped_date_is_seen_through(desk: Desk) -> None:
    desk.edit("experiments.yaml", "20240518T093000", "20241805T093000")
    diagnostic = desk.diagnostic()
    assert diagnostic.field == "[2].date"
    assert where(diagnostic) == desk.place("experiments.yaml", "20241805T093000")
    assert "are day and month swapped? 20240518T093000" in diagnostic.message


def test_a_long_description_is_counted(desk: Desk) -> None:
    desk.edit(
        "home.yaml", "title: Home\ndescription: >-", f"title: Home\ndescription: >-\n  {'x' * 200}"
    )
    diagnostic = desk.diagnostic()
    assert diagnostic.message == "expected at most 200 characters"
    assert diagnostic.found.endswith(" characters")


def test_a_case_study_starts_with_a_hero(desk: Desk) -> None:
    desk.write(LOANS, (desk.content / LOANS).read_text().split("sections:")[0] + "sections: []\n")
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place(LOANS, "[]")
    assert diagnostic.message == "expected a hero as the first section"


def test_a_missing_item_of_a_pair_is_counted(desk: Desk) -> None:
    desk.edit("home.yaml", "[800, 600]", "[800]")
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place("home.yaml", "[800]")
    assert diagnostic.message == "expected 2 items"


def test_a_resume_keeps_what_it_does_not_know(desk: Desk) -> None:
    desk.edit("resume.json", '"awards":', '"languages": [{"language": "English"}],\n  "awards":')
    extra = desk.load().content.resume.model_extra or {}
    assert extra["languages"] == [{"language": "English"}]


def test_all_errors_of_all_files_come_at_once(desk: Desk) -> None:
    desk.edit("site.yaml", "owner:", "ovner:")
    desk.edit("home.yaml", "stiffness: 0.2", "stiffness: 2")
    desk.edit("experiments.yaml", "icon: film", "icon: flim")
    desk.edit("resume.json", "2017-11", "2017-13")
    desk.edit(LOANS, "/projects/draw", "/projects/drew")
    files = [diagnostic.file for diagnostic in desk.diagnostics()]
    assert files == [
        "content/experiments.yaml",
        "content/home.yaml",
        f"content/{LOANS}",
        "content/resume.json",
        "content/site.yaml",
        "content/site.yaml",
    ]
