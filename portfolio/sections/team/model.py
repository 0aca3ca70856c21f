"""Fields of a team: the owner's part of the work, and the others'."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.section import BodySection, Title

Part = Annotated[str, Field(min_length=1)]


class Colleague(Model):
    """A colleague: a person, a team or a firm."""

    who: str = Field(description="Name or role.", examples=["Two designers"], min_length=1)
    what: str = Field(
        description="Part in the work.", examples=["Shapes and colours"], min_length=1
    )


class Team(BodySection):
    """A team: your part of the work beside the others'."""

    kind: Literal["team"]
    title: Title = Field(examples=["Who did what"])
    mine: tuple[Part, ...] = Field(
        description="Lines about your part, one to four; in the client's face and colours.",
        examples=[["The front-end", "Email campaigns"]],
        min_length=1,
        max_length=4,
    )
    theirs: tuple[Colleague, ...] = Field(
        description="Colleagues who did the rest.",
        examples=[[{"who": "Two designers", "what": "Shapes and colours"}]],
        min_length=1,
    )

    @property
    def client_words(self) -> tuple[str, ...]:
        """Your part, which is set in the client's face."""
        return self.mine
