"""Values that the models refuse, and what a diagnostic says of them."""

from __future__ import annotations

import pytest

from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"


def test_an_unknown_key_is_met_with_the_nearest_one(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "subTitle:", "subtitle:")
    directory.edit(LOANS, "    title: Loans\n", "    titel: Loans\n    title: Loans\n")
    missing, unknown, titel = directory.diagnostics()
    assert str(unknown).splitlines() == [
        f"content/{LOANS}:4:1  subtitle",
        '  unknown key; found "subtitle"',
        "  did you mean `subTitle`?",
    ]
    assert place_of(titel) == directory.place(LOANS, "titel:")
    assert titel.field == "sections[0].titel"
    assert titel.hint == "did you mean `title`?"
    assert missing.message == "missing key `subTitle`"


def test_an_unknown_key_far_from_all_lists_them(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "    icon: user-tie", "    colour: red")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place("site.yaml", "colour: red")
    assert diagnostic.hint == "one of: label, href, icon"


def test_a_missing_key_points_at_its_mapping(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "  heading: Follow me\n", "")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place("site.yaml", "footer:")
    assert diagnostic.field == "footer"
    assert diagnostic.message == "missing key `heading`"
    assert diagnostic.hint == 'Above the social links. for example "Follow me"'


def test_a_missing_key_is_recognised_in_a_misspelt_one(directory: ContentDirectory) -> None:
    directory.edit("resume.json", '"basics"', '"basic"')
    diagnostic = directory.diagnostic()
    assert diagnostic.message == "missing key `basics`"
    assert diagnostic.hint == "there is `basic`; is it that?"


def test_a_missing_key_of_a_section_points_at_the_section(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "    title: A loan is hard to picture\n", "")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(LOANS, "kind: copy")
    assert diagnostic.field == "sections[1]"


def test_a_wrong_type_says_which_one_was_expected(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "order: 3", "order: third")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == f"content/{LOANS}:2:8"
    assert (diagnostic.message, diagnostic.found) == ("expected a whole number", '"third"')


def test_a_number_in_place_of_words_is_told_to_wear_quotes(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "title: Loans\n", "title: 2018\n")
    diagnostic = directory.diagnostic()
    assert diagnostic.message == "expected text"
    assert diagnostic.hint == 'put it in quotes: "2018"'


def test_words_in_place_of_a_mapping_are_told_the_keys(directory: ContentDirectory) -> None:
    directory.edit(
        "home.yaml",
        "  scaleDivisors:\n    create: 1500\n    resize: 1200\n",
        "  scaleDivisors: 1500\n",
    )
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place("home.yaml", "1500")
    assert diagnostic.hint == "with the keys create, resize"


def test_a_colour_without_quotes_is_seen_through(directory: ContentDirectory) -> None:
    directory.edit(LOANS, 'ground: "#0f4d36"', "ground: #0f4d36")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(LOANS, "ground:")
    assert diagnostic.found == "nothing"
    assert "needs quotes" in diagnostic.hint


def test_a_bad_colour_is_an_error(directory: ContentDirectory) -> None:
    directory.edit(LOANS, '"#0f4d36"', '"#0f4d3g"')
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(LOANS, '"#0f4d3g"')
    assert diagnostic.message == "expected a colour such as #ffe14a or black"


@pytest.mark.parametrize(
    "href", ["javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "//evil.example"]
)
def test_an_address_that_could_run_is_refused(directory: ContentDirectory, href: str) -> None:
    directory.edit("site.yaml", "https://www.instagram.com/your-name", f'"{href}"')
    diagnostic = directory.diagnostic()
    assert diagnostic.field == "social[2].href"
    assert place_of(diagnostic) == directory.place("site.yaml", f'"{href}"')
    assert diagnostic.message.startswith("expected a path such as /projects")


def test_an_unknown_kind_of_section_is_met_with_the_nearest(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "kind: image-slider", "kind: image-slide")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(LOANS, "image-slide")
    assert diagnostic.field == "sections[4].kind"
    assert diagnostic.hint == "did you mean `image-slider`?"


def test_a_kind_like_no_other_lists_them_all(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "kind: image-slider", "kind: quux")
    assert directory.diagnostic().hint.startswith("one of: hero, copy, responsive-slider,")


def test_a_section_without_a_kind_is_an_error(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "  - kind: image-slider\n    title", "  - title")
    diagnostic = directory.diagnostic()
    assert diagnostic.field == "sections[4]"
    assert diagnostic.message == "missing key `kind`"


def test_an_unknown_icon_is_met_with_the_nearest(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "icon: github", "icon: git-hub")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place("site.yaml", "git-hub")
    assert diagnostic.hint == "did you mean `github`?"


def test_a_swapped_date_is_seen_through(directory: ContentDirectory) -> None:
    directory.edit("experiments.yaml", "20240518T093000", "20241805T093000")
    diagnostic = directory.diagnostic()
    assert diagnostic.field == "[2].date"
    assert place_of(diagnostic) == directory.place("experiments.yaml", "20241805T093000")
    assert "are day and month swapped? 20240518T093000" in diagnostic.message


def test_a_long_description_is_counted(directory: ContentDirectory) -> None:
    directory.edit(
        "home.yaml", "title: Home\ndescription: >-", f"title: Home\ndescription: >-\n  {'x' * 200}"
    )
    diagnostic = directory.diagnostic()
    assert diagnostic.message == "expected at most 200 characters"
    assert diagnostic.found.endswith(" characters")


def test_a_case_study_starts_with_a_hero(directory: ContentDirectory) -> None:
    directory.write(
        LOANS, (directory.content / LOANS).read_text().split("sections:")[0] + "sections: []\n"
    )
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(LOANS, "[]")
    assert diagnostic.message == "expected a hero as the first section"


def test_a_missing_item_of_a_pair_is_counted(directory: ContentDirectory) -> None:
    directory.edit("home.yaml", "[800, 600]", "[800]")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place("home.yaml", "[800]")
    assert diagnostic.message == "expected 2 items"


def test_a_resume_keeps_what_it_does_not_know(directory: ContentDirectory) -> None:
    directory.edit(
        "resume.json", '"awards":', '"languages": [{"language": "English"}],\n  "awards":'
    )
    extra = directory.load().content.resume.model_extra or {}
    assert extra["languages"] == [{"language": "English"}]


def test_all_errors_of_all_files_come_at_once(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "owner:", "ovner:")
    directory.edit("home.yaml", "stiffness: 0.2", "stiffness: 2")
    directory.edit("experiments.yaml", "icon: film", "icon: flim")
    directory.edit("resume.json", "2017-11", "2017-13")
    directory.edit(LOANS, "/projects/draw", "/projects/drew")
    files = [diagnostic.file for diagnostic in directory.diagnostics()]
    assert files == [
        "content/experiments.yaml",
        "content/home.yaml",
        f"content/{LOANS}",
        "content/resume.json",
        "content/site.yaml",
        "content/site.yaml",
    ]
