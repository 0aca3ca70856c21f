"""Fields of large figures with their sources."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.result import Result
from portfolio.models.section import BodySection, Title


class Results(BodySection):
    """Large figures in the client's face, one to four, each with its source."""

    kind: Literal["results"]
    title: Title = Field(examples=["The result"])
    items: tuple[Result, ...] = Field(
        description="Figures, the strongest first.", min_length=1, max_length=4
    )
    style: Literal["plain", "outlined"] = Field(
        "plain", description="Style of the figures: plain, or with an outline and a block of ink."
    )

    @property
    def client_words(self) -> tuple[str, ...]:
        """The figures."""
        return tuple(item.figure for item in self.items)
