"""Sections in words show what content says, with labels, and nothing for what is left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.project import Project
from portfolio.sections.case_study.case_study import chapters
from portfolio.sections.case_study.registry import SECTIONS

Read = Callable[..., Any]

WHEEL, FORM = "A wheel to spin", "A form to fill in"
CARD: dict[str, Any] = {
    "question": "A form, or a game?",
    "options": [FORM, WHEEL],
    "chosen": WHEEL,
    "reason": "Waiting is fun.",
    "tradeoff": "More to load.",
}
DECISIONS = {"kind": "decisions", "title": "Bets", "cards": [CARD, CARD]}
FACTS = {"kind": "facts", "role": "Engineer", "client": "A bank", "builtWith": ["HTML5", "SCSS"]}
LESSONS = {"kind": "lessons", "keep": "The wheel.", "change": "The page."}
QUOTE = {"kind": "quote", "words": "It just works.", "name": "A client"}
SUMMARY = {"kind": "summary", "problem": "A form.", "did": "A wheel.", "outcome": "A crowd."}
TEAM = {
    "kind": "team",
    "title": "Who did what",
    "mine": ["The front-end", "Emails"],
    "theirs": [{"who": "A designer", "what": "The shapes"}],
}
HERO = {"kind": "hero", "title": "A", "copy": "B", "heroComponent": "iag-logo"}
COPY = {"kind": "copy", "title": "A", "body": "B"}


def shown(section: Any) -> str:
    """Returns the code of a section."""
    return str(SECTIONS[type(section)](section))


@pytest.mark.parametrize(
    ("data", "said", "unsaid"),
    [
        (DECISIONS, (CARD["question"], FORM, WHEEL, "Why", "Trade-off", "More to load."), ()),
        (
            FACTS,
            ("Role", "Engineer", "Client", "A bank", "Built with", "HTML5, SCSS"),
            ("Team", "Period"),
        ),
        (
            {"kind": "facts", "team": "Two of us"},
            ("Team", "Two of us"),
            ("Role", "Client", "Period", "Built with"),
        ),
        (LESSONS, ("Lessons", "I would keep", "The wheel.", "I would change"), ("img",)),
        ({**LESSONS, "sticker": "/svg/sprout.svg"}, ("/svg/sprout.svg",), ()),
        (QUOTE, ("It just works.", "A client"), ("quote__role", "picture")),
        ({**QUOTE, "role": "Head of product"}, ("Head of product",), ()),
        (SUMMARY, ("The case in 30 seconds", "The problem", "A form.", "What came of it"), ()),
        ({**SUMMARY, "title": "In short"}, ("In short",), ("30 seconds",)),
        (TEAM, ("My part", "The front-end", "Beside me", "A designer", "The shapes"), ()),
    ],
)
def test_a_section_in_words_shows_what_content_says_and_no_label_without_a_value(
    read: Read, data: dict[str, Any], said: tuple[str, ...], unsaid: tuple[str, ...]
) -> None:
    code = shown(read(data))
    assert [words for words in said if words not in code] == []
    assert [words for words in unsaid if words in code] == []


def test_only_the_chosen_option_of_a_decision_is_marked_as_chosen(read: Read) -> None:
    assert shown(read(DECISIONS)).count("(chosen)") == len(DECISIONS["cards"])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            {**DECISIONS, "cards": [CARD, {**CARD, "chosen": "A dice"}]},
            f'chosen to be "{FORM}" or "{WHEEL}", and found "A dice"',
        ),
        (
            {**DECISIONS, "cards": [CARD, {**CARD, "options": [WHEEL] * 2}]},
            "differ from each other",
        ),
        ({**DECISIONS, "cards": [CARD]}, "cards"),
        ({**DECISIONS, "cards": [CARD] * 5}, "cards"),
        ({**FACTS, "team": "Two of us"}, "either client or team"),
        ({"kind": "facts"}, "at least one of role, client, team, period and builtWith"),
        ({**LESSONS, "keep": None}, "keep"),
        ({**LESSONS, "change": None}, "change"),
        ({**QUOTE, "words": "word " * 31}, "at most 30 words, and these are 31"),
        ({**QUOTE, "words": "\u65e5\u672c\u8a9e" * 31}, "at most 30 words"),
        ({**TEAM, "mine": []}, "mine"),
        ({**TEAM, "mine": ["A"] * 5}, "mine"),
        ({**TEAM, "mine": [""]}, "mine"),
    ],
)
def test_a_mistake_in_a_section_in_words_is_explained(
    read: Read, data: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValidationError, match=message):
        read(data)


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


def test_words_of_quote_and_team_are_set_in_the_font_of_the_client(read: Read) -> None:
    assert set("It\u201c") <= set("".join(read(QUOTE).client_words))
    assert read(TEAM).client_words == ("The front-end", "Emails")


def project(read: Read, count: int, named: int) -> Project:
    """Returns a case study with a summary and sections, the first of which are chapters."""
    parts = [{**COPY, "id": f"part-{it}", "chapter": f"Part {it}"} for it in range(named)]
    parts += [COPY] * (count - named)
    return Project.model_construct(sections=tuple(map(read, (SUMMARY, *parts))))


def test_a_long_case_study_has_links_to_its_chapters(read: Read) -> None:
    links, script = chapters(project(read, 6, named=2))
    assert 'href:"#part-1"' in str(links)
    assert "Chapters" in str(links)
    assert "chapters.js" in str(script)


@pytest.mark.parametrize(("count", "named"), [(5, 5), (6, 1), (6, 0)])
def test_a_short_case_study_has_no_links_to_chapters(read: Read, count: int, named: int) -> None:
    assert chapters(project(read, count, named)) == []
