"""Values that the models refuse, and what a fault says of them."""

from __future__ import annotations

import pytest

from .conftest import Desk, where

LOANS = "projects/loans/project.yaml"


def test_an_unknown_key_is_met_with_the_nearest_one(desk: Desk) -> None:
    desk.edit(LOANS, "subTitle:", "subtitle:")
    desk.edit(LOANS, "    title: Loans\n", "    titel: Loans\n    title: Loans\n")
    missing, unknown, titel = desk.faults()
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
    fault = desk.fault()
    assert where(fault) == desk.place("site.yaml", "colour: red")
    assert fault.hint == "one of: label, href, icon"


def test_a_missing_key_points_at_its_mapping(desk: Desk) -> None:
    desk.edit("site.yaml", "  heading: Follow me\n", "")
    fault = desk.fault()
    assert where(fault) == desk.place("site.yaml", "footer:")
    assert fault.field == "footer"
    assert fault.message == "missing key `heading`"
    assert fault.hint == 'Above the social links. for example "Follow me"'


def test_a_missing_key_is_recognised_in_a_misspelt_one(desk: Desk) -> None:
    desk.edit("resume.json", '"basics"', '"basic"')
    fault = desk.fault()
    assert fault.message == "missing key `basics`"
    assert fault.hint == "there is `basic`; is it that?"


def test_a_missing_key_of_a_section_points_at_the_section(desk: Desk) -> None:
    desk.edit(LOANS, "    title: A loan is hard to picture\n", "")
    fault = desk.fault()
    assert where(fault) == desk.place(LOANS, "kind: copy")
    assert fault.field == "sections[1]"


def test_a_wrong_type_says_which_one_was_expected(desk: Desk) -> None:
    desk.edit(LOANS, "order: 3", "order: third")
    fault = desk.fault()
    assert where(fault) == f"content/{LOANS}:2:8"
    assert (fault.message, fault.found) == ("expected a whole number", '"third"')


def test_a_number_in_place_of_words_is_told_to_wear_quotes(desk: Desk) -> None:
    desk.edit(LOANS, "title: Loans\n", "title: 2018\n")
    fault = desk.fault()
    assert fault.message == "expected text"
    assert fault.hint == 'put it in quotes: "2018"'


def test_words_in_place_of_a_mapping_are_told_the_keys(desk: Desk) -> None:
    desk.edit(
        "home.yaml",
        "  scaleDivisors:\n    create: 1500\n    resize: 1200\n",
        "  scaleDivisors: 1500\n",
    )
    fault = desk.fault()
    assert where(fault) == desk.place("home.yaml", "1500")
    assert fault.hint == "with the keys create, resize"


def test_a_colour_without_quotes_is_seen_through(desk: Desk) -> None:
    desk.edit(LOANS, 'ground: "#0f4d36"', "ground: #0f4d36")
    fault = desk.fault()
    assert where(fault) == desk.place(LOANS, "ground:")
    assert fault.found == "nothing"
    assert "needs quotes" in fault.hint


def test_a_bad_colour_is_a_fault(desk: Desk) -> None:
    desk.edit(LOANS, '"#0f4d36"', '"#0f4d3g"')
    fault = desk.fault()
    assert where(fault) == desk.place(LOANS, '"#0f4d3g"')
    assert fault.message == "expected a colour such as #ffe14a or black"


@pytest.mark.parametrize(
    "href", ["javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "//evil.example"]
)
def test_an_address_that_could_run_is_refused(desk: Desk, href: str) -> None:
    desk.edit("site.yaml", "https://www.instagram.com/your-name", f'"{href}"')
    fault = desk.fault()
    assert fault.field == "social[2].href"
    assert where(fault) == desk.place("site.yaml", f'"{href}"')
    assert fault.message.startswith("expected a path such as /projects")


def test_an_unknown_kind_of_section_is_met_with_the_nearest(desk: Desk) -> None:
    desk.edit(LOANS, "kind: image-slider", "kind: image-slide")
    fault = desk.fault()
    assert where(fault) == desk.place(LOANS, "image-slide")
    assert fault.field == "sections[4].kind"
    assert fault.hint == "did you mean `image-slider`?"


def test_a_kind_like_no_other_lists_them_all(desk: Desk) -> None:
    desk.edit(LOANS, "kind: image-slider", "kind: quux")
    assert desk.fault().hint.startswith("one of: hero, copy, responsive-slider,")


def test_a_section_without_a_kind_is_a_fault(desk: Desk) -> None:
    desk.edit(LOANS, "  - kind: image-slider\n    title", "  - title")
    fault = desk.fault()
    assert fault.field == "sections[4]"
    assert fault.message == "missing key `kind`"


def test_an_unknown_icon_is_met_with_the_nearest(desk: Desk) -> None:
    desk.edit("site.yaml", "icon: github", "icon: git-hub")
    fault = desk.fault()
    assert where(fault) == desk.place("site.yaml", "git-hub")
    assert fault.hint == "did you mean `github`?"


def test_a_swapped_date_is_seen_through(desk: Desk) -> None:
    desk.edit("experiments.yaml", "20240518T093000", "20241805T093000")
    fault = desk.fault()
    assert fault.field == "[2].date"
    assert where(fault) == desk.place("experiments.yaml", "20241805T093000")
    assert "are day and month swapped? 20240518T093000" in fault.message


def test_a_long_description_is_counted(desk: Desk) -> None:
    desk.edit(
        "home.yaml", "title: Home\ndescription: >-", f"title: Home\ndescription: >-\n  {'x' * 200}"
    )
    fault = desk.fault()
    assert fault.message == "expected at most 200 characters"
    assert fault.found.endswith(" characters")


def test_a_case_study_starts_with_a_hero(desk: Desk) -> None:
    desk.write(LOANS, (desk.content / LOANS).read_text().split("sections:")[0] + "sections: []\n")
    fault = desk.fault()
    assert where(fault) == desk.place(LOANS, "[]")
    assert fault.message == "expected a hero as the first section"


def test_a_missing_item_of_a_pair_is_counted(desk: Desk) -> None:
    desk.edit("home.yaml", "[800, 600]", "[800]")
    fault = desk.fault()
    assert where(fault) == desk.place("home.yaml", "[800]")
    assert fault.message == "expected 2 items"


def test_a_resume_keeps_what_it_does_not_know(desk: Desk) -> None:
    desk.edit("resume.json", '"awards":', '"languages": [{"language": "English"}],\n  "awards":')
    extra = desk.load().content.resume.model_extra or {}
    assert extra["languages"] == [{"language": "English"}]


def test_all_faults_of_all_files_come_at_once(desk: Desk) -> None:
    desk.edit("site.yaml", "owner:", "ovner:")
    desk.edit("home.yaml", "stiffness: 0.2", "stiffness: 2")
    desk.edit("experiments.yaml", "icon: film", "icon: flim")
    desk.edit("resume.json", "2017-11", "2017-13")
    desk.edit(LOANS, "/projects/draw", "/projects/drew")
    files = [fault.file for fault in desk.faults()]
    assert files == [
        "content/experiments.yaml",
        "content/home.yaml",
        f"content/{LOANS}",
        "content/resume.json",
        "content/site.yaml",
        "content/site.yaml",
    ]
