"""Fields of a quote."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from portfolio.models.field_types import DisplayWidth
from portfolio.models.picture import Picture
from portfolio.models.section import BodySection


class Quote(BodySection):
    """A quote of somebody else, large, on the client's ground."""

    kind: Literal["quote"]
    words: str = Field(
        max_length=320,
        description="Words of the quote, without marks around them.",
        examples=["It just works."],
        min_length=1,
    )
    name: str = Field(
        description="Name of the speaker, who is not the owner.",
        examples=["A client"],
        min_length=1,
    )
    role: str = Field("", description="Role of the speaker.", examples=["Head of product"])
    portrait: Annotated[Picture, DisplayWidth(76)] | None = Field(
        None, description="Portrait of the speaker, shown in a circle."
    )

    @property
    def client_words(self) -> tuple[str, ...]:
        """The words of the quote, with the mark before them."""
        return (self.words, "\u201c")
