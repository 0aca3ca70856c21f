"""What somebody said about the work."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, field_validator

from portfolio.models.meaning import DisplayWidth
from portfolio.models.picture import Picture
from portfolio.models.sections.base import BodySection

MOST_WORDS = 30


class Quote(BodySection):
    """One voice, large, on the client's night."""

    kind: Literal["quote"]
    words: str = Field(
        description="What was said, in at most 30 words and without marks around them.",
        examples=["It just works."],
        min_length=1,
    )
    name: str = Field(description="Who said it.", examples=["A client"], min_length=1)
    role: str = Field("", description="Who that is.", examples=["Head of product"])
    portrait: Annotated[Picture, DisplayWidth(76)] | None = Field(
        None, description="A picture of them, shown in a circle."
    )

    @field_validator("words")
    @classmethod
    def _short(cls, words: str) -> str:
        if (count := len(words.split())) > MOST_WORDS:
            raise ValueError(f"expected at most {MOST_WORDS} words, and these are {count}")
        return words

    @property
    def client_words(self) -> tuple[str, ...]:
        """What was said, with the mark before it."""
        return (self.words, "\u201c")
