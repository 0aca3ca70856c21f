"""Fields of decisions as cards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from portfolio.models.base import Model
from portfolio.models.section import BodySection, Lead, Title

Option = Annotated[str, Field(min_length=1)]


class Decision(Model):
    """A question with two or three answers, one of which was taken."""

    question: str = Field(
        description="Question that was to be decided.",
        examples=["A form, or a game?"],
        min_length=1,
    )
    options: tuple[Option, ...] = Field(
        description="Options, two or three possible answers.",
        examples=[["A form to fill in", "A wheel to spin"]],
        min_length=2,
        max_length=3,
    )
    chosen: str = Field(
        description="Option that was taken, word for word.", examples=["A wheel to spin"]
    )
    reason: str = Field(
        description="Reason for the choice.", examples=["Waiting for luck is fun."], min_length=1
    )
    tradeoff: str = Field(
        description="Cost of the choice.", examples=["There is more to load."], min_length=1
    )

    @model_validator(mode="after")
    def _chosen(self) -> Decision:
        if len({*self.options}) < len(self.options):
            raise ValueError("expected options that differ from each other")
        if self.chosen not in self.options:
            options = " or ".join(f'"{it}"' for it in self.options)
            raise ValueError(f'expected chosen to be {options}, and found "{self.chosen}"')
        return self


class Decisions(BodySection):
    """Two to four decisions as cards."""

    kind: Literal["decisions"]
    title: Title = Field(examples=["Three bets on luck"])
    lead: Lead = Field("", examples=["What was weighed."])
    cards: tuple[Decision, ...] = Field(
        description="Decisions, two to four, in order.", min_length=2, max_length=4
    )
