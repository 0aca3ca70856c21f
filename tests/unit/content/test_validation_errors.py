"""Values that the models refuse, and the diagnostics about them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"
LINK = "expected a path such as /projects or an address such as https://…"
INSTAGRAM = "https://www.instagram.com/your-name"


class Case(NamedTuple):
    """An edit of a file, and what the diagnostic about it says."""

    file: str
    old: str
    new: str
    at: str
    """Text at which the diagnostic points."""
    field: str
    message: str
    found: str
    hint: str


CASES = {
    "an unknown key unlike all others": Case(
        "site.yaml",
        *("    icon: user-tie", "    colour: red", "colour: red"),
        *("navigation[2].colour", "unknown key", '"colour"', "one of: label, href, icon"),
    ),
    "a missing key": Case(
        "site.yaml",
        *("  heading: Follow me\n", "", "footer:"),
        *("footer", "missing key `heading`", ""),
        'Above the social links. for example "Follow me"',
    ),
    "a missing key that is misspelt": Case(
        "resume.json",
        *('"basics"', '"basic"', "{"),
        *("", "missing key `basics`", "", "there is `basic`; is it that?"),
    ),
    "a missing key of a section": Case(
        LOANS,
        *("    title: A loan is hard to picture\n", "", "kind: copy"),
        *("sections[1]", "missing key `title`", ""),
        'The heading. for example "One form for everyone"',
    ),
    "words for a number": Case(
        LOANS,
        *("order: 3", "order: third", "third"),
        *("order", "expected a whole number", '"third"', "for example 1"),
    ),
    "a number for words": Case(
        LOANS,
        *("title: Loans\n", "title: 2018\n", "2018"),
        *("title", "expected text", "2018", 'put it in quotes: "2018"'),
    ),
    "a number for a mapping": Case(
        "home.yaml",
        "  scaleDivisors:\n    create: 1500\n    resize: 1200\n",
        *("  scaleDivisors: 1500\n", "1500"),
        *("playground.scaleDivisors", "expected a mapping", "1500", "with the keys create, resize"),
    ),
    "a colour without quotes": Case(
        LOANS,
        *('ground: "#0f4d36"', "ground: #0f4d36", "ground:"),
        *("palette.ground", "expected text", "nothing"),
        "a value that starts with # needs quotes, or it is a comment",
    ),
    "a colour that is none": Case(
        LOANS,
        *('"#0f4d36"', '"#0f4d3g"', '"#0f4d3g"'),
        *("palette.ground", "expected a colour such as #ffe14a or black", '"#0f4d3g"'),
        'for example "#2e3fd9"',
    ),
    "an unknown kind of section": Case(
        LOANS,
        *("kind: image-slider", "kind: image-slide", "image-slide"),
        *("sections[4].kind", "expected a kind of section", '"image-slide"'),
        "did you mean `image-slider`?",
    ),
    "a section without a kind": Case(
        LOANS,
        *("  - kind: image-slider\n    title", "  - title", "title: Two loans, side by side"),
        *("sections[4]", "missing key `kind`", ""),
        "one of: hero, facts, summary, copy, responsive-slider, image, mobile-showcase, image-"
        "slider, anatomy, process, before-after, parallax, logo-grid, video, two-buttons, "
        "comparison, decisions, team, results, quote, code, palette, measurements, demo, "
        "lessons, next-project",
    ),
    "an unknown icon": Case(
        "site.yaml",
        *("icon: github", "icon: githup", "githup"),
        "social[6].icon",
        "expected an icon of Font Awesome or Simple Icons, or an SVG file",
        *('"githup"', "did you mean `github`?"),
    ),
    "a date with day and month swapped": Case(
        "experiments.yaml",
        *("20240518T093000", "20241805T093000", "20241805T093000"),
        "[2].date",
        "expected a date as yyyymmddThhmmss; are day and month swapped? 20240518T093000",
        *('"20241805T093000"', 'for example "20240518T093000"'),
    ),
    "a pair with one item": Case(
        "home.yaml",
        *("[800, 600]", "[800]", "[800]"),
        *("playground.fallback", "expected 2 items", "", ""),
    ),
    **{
        f"the address {href}": Case(
            "site.yaml",
            *(INSTAGRAM, f'"{href}"', f'"{href}"'),
            *("social[2].href", LINK, f'"{href}"', 'for example "/projects/iag"'),
        )
        for href in (
            "javascript:alert(1)",
            "JaVaScRiPt:alert(1)",
            "data:text/html,x",
            "//evil.example",
        )
    },
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_diagnostic_says_where_and_why(directory: ContentDirectory, case: Case) -> None:
    directory.edit(case.file, case.old, case.new)
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(case.file, case.at)
    assert (diagnostic.field, diagnostic.message) == (case.field, case.message)
    assert (diagnostic.found, diagnostic.hint) == (case.found, case.hint)


def test_an_unknown_key_is_reported_with_the_most_similar_one(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "subTitle:", "subtitle:")
    directory.edit(LOANS, "    title: Loans\n", "    titel: Loans\n    title: Loans\n")
    missing, unknown, titel = directory.diagnostics()
    assert str(unknown).splitlines() == [
        f'content/{LOANS}:4:1  subtitle: unknown key; found "subtitle"',
        "  did you mean `subTitle`?",
    ]
    assert place_of(titel) == directory.place(LOANS, "titel:")
    assert (titel.field, titel.hint) == ("sections[0].titel", "did you mean `title`?")
    assert missing.message == "missing key `subTitle`"


def test_a_case_study_starts_with_a_hero(directory: ContentDirectory) -> None:
    head = (directory.content / LOANS).read_text().partition("sections:")[0]
    directory.write(LOANS, f"{head}sections: []\n")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(LOANS, "[]")
    assert diagnostic.message == "expected a hero as the first section"


def test_an_id_without_a_value_is_no_id(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "id: problem", "id:")
    section = directory.load().content.projects[2].sections[1]
    assert section.id is None  # pyright: ignore


def test_a_kind_unlike_all_others_lists_them(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "kind: image-slider", "kind: quux")
    assert directory.diagnostic().hint.startswith("one of: hero, facts, summary,")


def test_the_characters_of_a_long_description_are_counted(directory: ContentDirectory) -> None:
    directory.edit(
        "home.yaml", "title: Home\ndescription: >-", f"title: Home\ndescription: >-\n  {'x' * 200}"
    )
    diagnostic = directory.diagnostic()
    assert diagnostic.message == "expected at most 200 characters"
    assert int(diagnostic.found.removesuffix(" characters")) > 200


def test_a_resume_keeps_unknown_keys(directory: ContentDirectory) -> None:
    directory.edit("resume.json", '"awards":', '"x-mine": [{"kept": true}],\n  "awards":')
    extra = directory.load().content.resume.model_extra or {}
    assert extra["x-mine"] == [{"kept": True}]


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
