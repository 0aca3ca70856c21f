"""A team shows the owner's part beside the parts of others."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.sections import Team
from portfolio.sections.case_study.story.team import team

DATA: dict[str, Any] = {
    "kind": "team",
    "title": "Who did what",
    "mine": ["The front-end", "Emails"],
    "theirs": [{"who": "A designer", "what": "The shapes"}],
}


def test_a_team_shows_the_owners_part_and_others_with_labels() -> None:
    shown = str(team(Team.model_validate(DATA)))
    for words in ("My part", "The front-end", "Beside me", "A designer", "The shapes"):
        assert words in shown


def test_only_the_owners_part_of_a_team_is_set_in_the_font_of_the_client() -> None:
    assert Team.model_validate(DATA).client_words == ("The front-end", "Emails")


@pytest.mark.parametrize("mine", [[], ["A"] * 5, [""]])
def test_the_owners_part_of_a_team_has_one_to_four_lines(mine: list[str]) -> None:
    with pytest.raises(ValidationError, match="mine"):
        Team.model_validate({**DATA, "mine": mine})
