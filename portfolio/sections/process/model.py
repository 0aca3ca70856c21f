"""Fields of the rounds of a design."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.picture import HalfPicture
from portfolio.models.section import BodySection, Heading, Lead


class Step(Model):
    """A round, and what it looked like."""

    title: str = Field(description="Name of the step.", examples=["Wireframe"], min_length=1)
    text: str = Field(
        description="Description of the step in a sentence.",
        examples=["List and map side by side, in the same order."],
        min_length=1,
    )
    image: HalfPicture = Field(description="Picture of the step's result; shown 8 wide and 5 high.")


class Process(BodySection):
    """Three to five rounds, from the first sketch to what was shipped; their pictures grow."""

    kind: Literal["process"]
    title: Heading = Field(examples=["A map that knows the way"])
    lead: Lead = Field("", examples=["Four rounds."])
    steps: tuple[Step, ...] = Field(description="Steps, in order.", min_length=3, max_length=5)
