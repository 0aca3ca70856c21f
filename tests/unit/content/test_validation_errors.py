"""Values that the models refuse, and the diagnostics about them."""

from __future__ import annotations

import pytest

from portfolio.content.diagnostics import Kind
from tests.support.content_directory import ContentDirectory, place_of

LOANS = "projects/loans/project.yaml"
INSTAGRAM = "https://www.instagram.com/your-name"
NEXT = "  - kind: copy\n    id: managed-content\n"
BEFORE_AFTER = """\
  - kind: before-after
    title: Before and after
    before: {src: calculator-1.webp, alt: Before}
    after: {src: mobile.webp, alt: After}
    labels: [Then, Now]
"""


MISTAKES = {
    "an unknown key": (
        *(LOANS, "subTitle:", "subTitle: A bank\nsubtitel:", "subtitel:"),
        'subtitel: unknown key; found "subtitel"\n  did you mean `subTitle`?',
    ),
    "a missing key": (
        *("site.yaml", "  heading: Follow me\n", "", "footer:"),
        'footer: missing key `heading`\n  Heading above the social links. for example "Follow me"',
    ),
    "a missing key that is misspelt": (
        *("resume.json", '"basics"', '"basic"', "{"),
        "missing key `basics`\n  there is `basic`; is it that?",
    ),
    "a missing kind": (
        *(
            LOANS,
            "  - kind: image-slider\n    title",
            "  - title",
            "title: Two loans, side by side",
        ),
        "sections[4]: missing key `kind`\n  one of: hero, facts, summary,",
    ),
    "a wrong type": (
        *(LOANS, "title: Loans\n", "title: 2018\n", "2018"),
        'title: expected text; found 2018\n  put it in quotes: "2018"',
    ),
    "words in place of a number": (
        *(LOANS, "order: 3", "order: third", "third"),
        "order: expected a whole number",
    ),
    "a number in place of keys": (
        "home.yaml",
        "  scaleDivisors:\n    create: 1500\n    resize: 1200\n",
        *("  scaleDivisors: 1500\n", "1500"),
        "playground.scaleDivisors: expected a mapping",
    ),
    "one number of two": (
        *("home.yaml", "[800, 600]", "[800]", "[800]"),
        "playground.fallback: expected 2 items",
    ),
    "a colour that is a remark": (
        *(LOANS, 'ground: "#0f4d36"', "ground: #0f4d36", "ground:"),
        "palette.ground: expected text",
    ),
    "a colour": (
        *(LOANS, '"#0f4d36"', '"#0f4d3g"', '"#0f4d3g"'),
        'palette.ground: expected a colour such as #ffe14a or black; found "#0f4d3g"\n'
        '  for example "#2e3fd9"',
    ),
    "a kind of section": (
        *(LOANS, "kind: image-slider", "kind: image-slide", "image-slide\n"),
        'sections[4].kind: expected a kind of section; found "image-slide"\n'
        "  did you mean `image-slider`?",
    ),
    "a link": (
        *("site.yaml", INSTAGRAM, "JaVaScRiPt:alert(1)", "JaVaScRiPt:alert(1)"),
        "social[2].href: expected a path such as /projects or an address such as https://…; "
        'found "JaVaScRiPt:alert(1)"\n  for example "/projects/iag"',
    ),
    "pictures of two ratios": (
        *(LOANS, NEXT, BEFORE_AFTER + NEXT, "kind: before-after"),
        "sections[5]: expected before and after in the same ratio, "
        "but calculator-1.webp is 2160 by 1350 and mobile.webp is 780 by 1688",
    ),
}
"""An edit of a file, the text at which its diagnostic points, and how that begins."""

AT_ONCE = ("a missing key", "words in place of a number", "one number of two", "a wrong type")


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_reported_with_its_place_and_what_is_expected(
    directory: ContentDirectory, mistake: tuple[str, str, str, str, str]
) -> None:
    file, old, new, at, text = mistake
    directory.edit(file, old, new)
    diagnostic = directory.diagnostic()
    assert str(diagnostic).startswith(f"{directory.place(file, at)}  {text}")
    assert diagnostic.kind is Kind.ERROR


def test_mistakes_in_several_files_are_reported_at_once(directory: ContentDirectory) -> None:
    for name, (file, old, new, *_) in MISTAKES.items():
        if name in AT_ONCE:
            directory.edit(file, old, new)
    found = {place_of(it) for it in directory.diagnostics()}
    assert found == {directory.place(MISTAKES[it][0], MISTAKES[it][3]) for it in AT_ONCE}


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
