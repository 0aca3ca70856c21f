"""Fields of a summary."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from portfolio.models.section import Section

Sentence = Annotated[str, Field(min_length=1, max_length=200)]


class Summary(Section):
    """A summary for hurried visitors; links to chapters follow where a case has many sections."""

    kind: Literal["summary"]
    title: str = Field(
        "",
        description="Heading; without it, `summary.title` of the site's words.",
        examples=["In short"],
    )
    problem: Sentence = Field(
        description="Statement of what was wrong or missing, in at most 200 characters.",
        examples=["A loan is hard to picture."],
    )
    did: Sentence = Field(
        description="Statement of what you did about it, in at most 200 characters.",
        examples=["Built a calculator that shows two loans side by side."],
    )
    outcome: Sentence = Field(
        description="Statement of what came of it, in at most 200 characters.",
        examples=["Over 10,000 visitors, and hundreds of winners."],
    )
