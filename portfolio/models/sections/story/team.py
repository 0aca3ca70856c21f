"""Who did what."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.sections.base import BodySection

Part = Annotated[str, Field(min_length=1)]


class Colleague(Model):
    """Somebody beside you, a person, a team or a firm."""

    who: str = Field(description="A name or a role.", examples=["Two designers"], min_length=1)
    what: str = Field(description="Their part.", examples=["Shapes and colours"], min_length=1)


class Team(BodySection):
    """Your part of the work beside the others'."""

    kind: Literal["team"]
    title: str = Field(
        description="The section's heading.", examples=["Who did what"], min_length=1
    )
    mine: tuple[Part, ...] = Field(
        description="What you did, one to four lines; in the client's face on its ground.",
        examples=[["The front-end", "Email campaigns"]],
        min_length=1,
        max_length=4,
    )
    theirs: tuple[Colleague, ...] = Field(
        description="Who did the rest.",
        examples=[[{"who": "Two designers", "what": "Shapes and colours"}]],
        min_length=1,
    )

    @property
    def client_words(self) -> tuple[str, ...]:
        """Your part, which is set in the client's face."""
        return self.mine
