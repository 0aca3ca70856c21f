"""Mistakes in sections are explained; the schemas have the limits that need no explanation."""

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.project import Project
from portfolio.sections.next_project.model import NextProject

CARD = {"question": "Q", "options": ["A form", "A wheel"], "reason": "R", "tradeoff": "T"}
PHONE = {"title": "Phone", "value": 5, "unit": "kB", "parts": [{"label": "Fonts", "value": 5}]}
RESULT = {"figure": "5", "label": "came", "source": "Us", "date": "2018-04-31"}
STATE = {"name": "Rest", "background": "#0a3324", "text": "white"}
WIDE = {"src": "wide.webp", "alt": "A picture"}
UPRIGHT = {"src": "upright.webp"}

MISTAKES: list[tuple[str, dict[str, Any], str]] = [
    ("before-after", {"labels": ["One", ""]}, "labels"),
    ("before-after", {"direction": "up"}, "'across' or 'down'"),
    ("code", {"lines": "2-4"}, "10 to 40 lines of code, and these are 3"),
    ("code", {"lines": "2-60"}, "lines of page.html, which has 20"),
    ("code", {"lines": "9-2"}, "lines of page.html"),
    ("code", {"lines": "2-12", "mark": [13]}, "and 13 is not"),
    ("code", {"file": "pge.html"}, "expected a file that exists"),
    ("code", {"file": "a/b" * 2000}, "expected a file that exists"),
    ("code", {"file": "../page.html"}, "expected a file inside"),
    ("code", {"file": "binary.html"}, "text in UTF-8"),
    ("code", {"href": "https://example.com"}, "href and linkLabel together"),
    ("decisions", {"cards": [{**CARD, "chosen": "A dice"}] * 2}, '"A wheel", and found "A dice"'),
    ("decisions", {"cards": [{**CARD, "options": ["A"] * 2, "chosen": "A"}] * 2}, "differ from"),
    ("demo", {"src": "http://example.com"}, "a page of this site, such as /games/dot"),
    ("demo", {"src": "#here"}, "a page of this site, such as /games/dot"),
    (
        "demo",
        {"posters": dict.fromkeys(("mobile", "tablet", "desktop"), WIDE)},
        r"4:5.*wide\.webp is 1280 by 800",
    ),
    ("demo", {"ratio": "1/9"}, "4/5 to 21/9"),
    (
        "facts",
        {"role": "", "client": "", "builtWith": []},
        "at least one of role, client, team, mine, period and builtWith",
    ),
    ("image-slider", {"mobileImages": [UPRIGHT]}, "mobileImages as images, which are 2; found 1"),
    ("image-slider", {"mobileImages": [UPRIGHT] * 3}, "which are 2; found 3"),
    ("measurements", {"charts": [PHONE, {**PHONE, "unit": "ms"}]}, "one unit for all charts"),
    ("measurements", {"charts": [PHONE], "date": "2026-02-30"}, "a day that the calendar has"),
    ("palette", {"states": [STATE]}, "button, its words, together with states"),
    ("parallax", {"mobileSrc": {**UPRIGHT, "alt": "Another sentence"}}, "alt"),
    ("parallax", {"mobileSrc": {"src": "uprigt.webp"}}, "expected a picture that exists"),
    ("parallax", {"image": {**WIDE, "src": "a" * 5000}}, "expected a picture that exists"),
    ("parallax", {"image": {**WIDE, "src": "before, after.png"}}, "src"),
    ("quote", {"words": "word " * 65}, "at most 320 characters"),
    ("results", {"items": [RESULT]}, "a day that the calendar has"),
    ("team", {"mine": [""]}, "mine"),
]


@pytest.mark.parametrize(("kind", "fields", "message"), MISTAKES)
def test_a_mistake_in_a_section_is_explained(
    read: Callable[..., Any], kind: str, fields: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValidationError, match=message):
        read(kind, **fields)


HERO = {"kind": "hero", "title": "A", "copy": "B", "heroComponent": "iag-logo"}
COPY = {"kind": "copy", "title": "A", "body": "B"}
SUMMARY = {"kind": "summary", "problem": "A form.", "did": "A wheel.", "outcome": "A crowd."}


@pytest.mark.parametrize(
    ("sections", "message"),
    [
        ([HERO, COPY, {"kind": "facts", "role": "C"}], "right after the hero"),
        ([HERO, SUMMARY, SUMMARY], "only one summary"),
    ],
)
def test_facts_and_summary_have_their_place_in_a_case_study(
    sections: list[dict[str, Any]], message: str
) -> None:
    with pytest.raises(ValidationError, match=message):
        Project.model_validate({"sections": sections})


def test_a_next_project_link_to_elsewhere_needs_words() -> None:
    with pytest.raises(ValidationError, match="expected header and btnLabel"):
        NextProject.model_validate({"kind": "next-project", "btnUrl": "/experiments"})
