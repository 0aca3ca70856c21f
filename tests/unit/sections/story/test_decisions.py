"""Decisions show what was weighed, and which option was taken."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.sections import Decisions
from portfolio.models.sections.story import Decision
from portfolio.sections.case_study.story.decisions import decisions

CARD: dict[str, Any] = {
    "question": "A form, or a game?",
    "options": ["A form to fill in", "A wheel to spin"],
    "chosen": "A wheel to spin",
    "reason": "Waiting is fun.",
    "tradeoff": "More to load.",
}
DATA: dict[str, Any] = {"kind": "decisions", "title": "Bets", "cards": [CARD, CARD]}


def test_a_decision_shows_question_options_reason_and_price() -> None:
    shown = str(decisions(Decisions.model_validate(DATA)))
    for words in ("A form, or a game?", "A form to fill in", "Why", "Trade-off", "More to load."):
        assert words in shown


def test_only_the_chosen_option_of_a_decision_is_marked_as_chosen() -> None:
    shown = str(decisions(Decisions.model_validate(DATA)))
    assert shown.count("(chosen)") == len(DATA["cards"])


def test_a_decision_whose_choice_is_no_option_is_an_error_with_the_options() -> None:
    options = 'chosen to be "A form to fill in" or "A wheel to spin", and found "A dice"'
    with pytest.raises(ValidationError, match=options):
        Decision.model_validate({**CARD, "chosen": "A dice"})


def test_a_decision_with_the_same_option_twice_is_refused() -> None:
    with pytest.raises(ValidationError, match="differ from each other"):
        Decision.model_validate({**CARD, "options": ["A wheel to spin"] * 2})


@pytest.mark.parametrize("count", [1, 5])
def test_decisions_need_two_to_four_cards(count: int) -> None:
    with pytest.raises(ValidationError, match="cards"):
        Decisions.model_validate({**DATA, "cards": [CARD] * count})
