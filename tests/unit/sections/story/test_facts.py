"""Facts show what there is, with its label, and nothing for what is left out."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.project import Project
from portfolio.models.sections import Facts
from portfolio.sections.case_study.story.facts import facts


def made(**fields: Any) -> Facts:
    return Facts.model_validate({"kind": "facts", **fields})


def test_every_fact_has_a_label() -> None:
    shown = str(facts(made(role="Engineer", client="A bank", builtWith=["HTML5", "SCSS"])))
    for words in ("Role", "Engineer", "Client", "A bank", "Built with", "HTML5, SCSS"):
        assert words in shown


def test_a_fact_that_is_left_out_has_no_label() -> None:
    shown = str(facts(made(team="Two of us")))
    assert "Team" in shown
    assert not [it for it in ("Role", "Client", "Period", "Built with") if it in shown]


@pytest.mark.parametrize(
    ("fields", "mistake"),
    [
        ({"client": "A bank", "team": "Two of us"}, "either client or team"),
        ({}, "at least one of role, client, team, period and builtWith"),
    ],
)
def test_a_mistake_in_facts_is_reported(fields: dict[str, str], mistake: str) -> None:
    with pytest.raises(ValidationError, match=mistake):
        made(**fields)


def test_facts_stand_right_after_the_hero() -> None:
    hero = {"kind": "hero", "title": "A", "copy": "B", "heroComponent": "iag-logo"}
    copy = {"kind": "copy", "title": "A", "body": "B"}
    with pytest.raises(ValidationError, match="right after the hero"):
        Project.model_validate({"sections": [hero, copy, {"kind": "facts", "role": "C"}]})
