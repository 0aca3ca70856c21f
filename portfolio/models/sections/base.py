"""What all sections of a case study share."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from portfolio.models.base import Model
from portfolio.models.colour import GREY, WHITE, Colour
from portfolio.models.meaning import Meaning

RESERVED = {"main", "menu", "content"}
"""Anchors that every case study has already."""


def _not_reserved(value: str) -> str:
    if value in RESERVED:
        raise ValueError(f"expected another id than {value}, which the page itself has")
    return value


Anchor = Annotated[
    str,
    Meaning.ANCHOR,
    Field(pattern=r"^[a-z][a-z0-9-]*$"),
    AfterValidator(_not_reserved),
]

SectionId = Annotated[
    Anchor | None,
    Field(description="Anchor of the section, for links to it.", examples=["apps"]),
]


class Section(Model):
    """A section of a case study."""

    background_color: Colour = Field(WHITE, description="Behind the section.", examples=[GREY])

    @property
    def neutral(self) -> bool:
        """Whether the background is one of the two that follow light and dark."""
        return self.background_color in {WHITE, GREY}
