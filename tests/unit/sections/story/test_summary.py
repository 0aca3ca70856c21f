"""A summary has three sentences, and links to chapters where the case study is long."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from portfolio.models.project import Project
from portfolio.models.sections import AnySection, Summary
from portfolio.sections.case_study.story.chapters import chapters
from portfolio.sections.case_study.story.summary import summary

DATA = {"kind": "summary", "problem": "A form.", "did": "A wheel.", "outcome": "A crowd."}


def copies(count: int, named: int) -> list[dict[str, Any]]:
    """Returns sections, the first of which are chapters."""
    plain = {"kind": "copy", "title": "A", "body": "B"}
    return [
        {**plain, "id": f"part-{it}", "chapter": f"Part {it}"} if it < named else plain
        for it in range(count)
    ]


def project(*sections: dict[str, Any]) -> Project:
    return Project.model_construct(
        sections=TypeAdapter(tuple[AnySection, ...]).validate_python(sections)
    )


def test_sentences_of_a_summary_have_labels_and_a_default_heading() -> None:
    shown = str(summary(Summary.model_validate(DATA)))
    for words in ("The case in 30 seconds", "The problem", "A form.", "What came of it"):
        assert words in shown


def test_an_own_heading_of_a_summary_replaces_the_default() -> None:
    shown = str(summary(Summary.model_validate({**DATA, "title": "In short"})))
    assert "In short" in shown
    assert "30 seconds" not in shown


def test_the_summary_of_a_long_case_study_links_to_chapters() -> None:
    links, script = chapters(project(DATA, *copies(6, named=2)))
    assert 'href:"#part-1"' in str(links)
    assert "Chapters" in str(links)
    assert "chapters.js" in str(script)


@pytest.mark.parametrize(("count", "named"), [(5, 5), (6, 1), (6, 0)])
def test_the_summary_of_a_short_case_study_has_no_chapter_links(count: int, named: int) -> None:
    assert chapters(project(DATA, *copies(count, named))) == []


def test_a_second_summary_is_refused() -> None:
    hero = {"kind": "hero", "title": "A", "copy": "B", "heroComponent": "iag-logo"}
    with pytest.raises(ValidationError, match="only one summary"):
        Project.model_validate({"sections": [hero, DATA, DATA]})
