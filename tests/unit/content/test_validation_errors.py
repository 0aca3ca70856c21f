"""Values that the models refuse, and the diagnostics about them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from portfolio.content.diagnostics import Kind
from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"
INSTAGRAM = "https://www.instagram.com/your-name"


class Mistake(NamedTuple):
    """An edit of a file, and where the diagnostic about it is."""

    file: str
    old: str
    new: str
    at: str
    """Text at which the diagnostic points."""
    field: str
    problem: str
    """How the message begins."""


MISTAKES = (
    Mistake(
        "site.yaml",
        *("    icon: user-tie", "    colour: red", "colour: red"),
        *("navigation[2].colour", "unknown key"),
    ),
    Mistake("site.yaml", "  heading: Follow me\n", "", "footer:", "footer", "missing key"),
    Mistake(
        "site.yaml",
        *("icon: github", "icon: githup", "githup"),
        *("social[6].icon", "expected an icon"),
    ),
    Mistake(
        "home.yaml",
        "  scaleDivisors:\n    create: 1500\n    resize: 1200\n",
        *("  scaleDivisors: 1500\n", "1500"),
        *("playground.scaleDivisors", "expected a mapping"),
    ),
    Mistake(
        "home.yaml",
        *("[800, 600]", "[800]", "[800]", "playground.fallback", "expected 2 items"),
    ),
    Mistake(
        LOANS,
        *("    title: A loan is hard to picture\n", "", "kind: copy"),
        *("sections[1]", "missing key"),
    ),
    Mistake(LOANS, "order: 3", "order: third", "third", "order", "expected a whole number"),
    Mistake(LOANS, "title: Loans\n", "title: 2018\n", "2018", "title", "expected text"),
    Mistake(
        LOANS,
        *('ground: "#0f4d36"', "ground: #0f4d36", "ground:", "palette.ground", "expected text"),
    ),
    Mistake(
        LOANS,
        *("  - kind: image-slider\n    title", "  - title", "title: Two loans, side by side"),
        *("sections[4]", "missing key"),
    ),
    Mistake(
        "experiments.yaml",
        *("20240518T093000", "20241805T093000", "20241805T093000"),
        *("[2].date", "expected a date as"),
    ),
)
"""Each is in a place of its own, so all are made at once."""


def test_mistakes_of_every_kind_are_reported_at_once_with_their_places(
    directory: ContentDirectory,
) -> None:
    for it in MISTAKES:
        directory.edit(it.file, it.old, it.new)
    found = {place_of(it): it for it in directory.diagnostics()}
    expected = {directory.place(it.file, it.at): it for it in MISTAKES}
    assert found.keys() == expected.keys()
    for place, mistake in expected.items():
        diagnostic = found[place]
        assert (diagnostic.field, diagnostic.kind) == (mistake.field, Kind.ERROR)
        assert diagnostic.message.startswith(mistake.problem), place


TEXTS = {
    "an unknown key": (
        *(LOANS, "subTitle:", "subTitle: A bank\nsubtitel:"),
        'subtitel: unknown key; found "subtitel"\n  did you mean `subTitle`?',
    ),
    "a missing key": (
        *("site.yaml", "  heading: Follow me\n", ""),
        'footer: missing key `heading`\n  Heading above the social links. for example "Follow me"',
    ),
    "a missing key that is misspelt": (
        *("resume.json", '"basics"', '"basic"'),
        "missing key `basics`\n  there is `basic`; is it that?",
    ),
    "a wrong type": (
        *(LOANS, "title: Loans\n", "title: 2018\n"),
        'title: expected text; found 2018\n  put it in quotes: "2018"',
    ),
    "a colour": (
        *(LOANS, '"#0f4d36"', '"#0f4d3g"'),
        'palette.ground: expected a colour such as #ffe14a or black; found "#0f4d3g"\n'
        '  for example "#2e3fd9"',
    ),
    "a kind of section": (
        *(LOANS, "kind: image-slider", "kind: image-slide"),
        'sections[4].kind: expected a kind of section; found "image-slide"\n'
        "  did you mean `image-slider`?",
    ),
    "a link": (
        *("site.yaml", INSTAGRAM, "JaVaScRiPt:alert(1)"),
        "social[2].href: expected a path such as /projects or an address such as https://…; "
        'found "JaVaScRiPt:alert(1)"\n  for example "/projects/iag"',
    ),
}
"""One mistake of each kind, and all that is printed about it after its place."""


@pytest.mark.parametrize(("file", "old", "new", "text"), TEXTS.values(), ids=TEXTS)
def test_the_text_about_a_mistake_in_content_says_what_is_expected_and_found(
    directory: ContentDirectory, file: str, old: str, new: str, text: str
) -> None:
    directory.edit(file, old, new)
    _, _, said = str(directory.diagnostic()).partition("  ")
    assert said == text


def test_a_case_study_starts_with_a_hero(directory: ContentDirectory) -> None:
    head = (directory.content / LOANS).read_text().partition("sections:")[0]
    directory.write(LOANS, f"{head}sections: []\n")
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(LOANS, "[]")
    assert diagnostic.field == "sections"


def test_a_section_id_without_a_value_is_no_id(directory: ContentDirectory) -> None:
    directory.edit(LOANS, "id: problem", "id:")
    section = directory.load().content.projects[2].sections[1]
    assert section.id is None  # pyright: ignore


def test_an_unknown_section_kind_is_an_error_that_lists_the_kinds(
    directory: ContentDirectory,
) -> None:
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
