"""The rounds in which something was made."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.picture import HalfPicture
from portfolio.models.sections.base import BodySection


class Step(Model):
    """A round, and what it looked like."""

    title: str = Field(description="Its name.", examples=["Wireframe"], min_length=1)
    text: str = Field(
        description="What it was about, in a sentence.",
        examples=["List and map side by side, in the same order."],
        min_length=1,
    )
    image: HalfPicture = Field(description="What was there then; shown 8 wide and 5 high.")


class Process(BodySection):
    """Three to five rounds, from the first sketch to what was shipped; their pictures grow."""

    kind: Literal["process"]
    title: str = Field(description="The heading.", examples=["A map that knows the way"])
    lead: str = Field("", description="A sentence beside the heading.", examples=["Four rounds."])
    steps: tuple[Step, ...] = Field(description="In order.", min_length=3, max_length=5)
