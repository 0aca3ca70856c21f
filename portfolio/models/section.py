"""The bases of all sections of a case study."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field, model_validator

from portfolio.markdown.outline import RESERVED_ANCHORS
from portfolio.models.base import Model
from portfolio.models.field_types import GREY, WHITE, Color, FieldRole


def _not_reserved(value: str) -> str:
    if value in RESERVED_ANCHORS:
        raise ValueError(f"expected another id than {value}, which the page itself has")
    return value


Anchor = Annotated[
    str,
    FieldRole.ANCHOR,
    Field(pattern=r"^[a-z][a-z0-9-]*$"),
    AfterValidator(_not_reserved),
]

SectionId = Annotated[
    Anchor | None,
    Field(description="Anchor of the section, for links to it.", examples=["apps"]),
]

Heading = Annotated[str, Field(description="Heading of the section.")]
"""A heading that may be empty."""

Title = Annotated[Heading, Field(min_length=1)]
"""A heading that has words."""

Lead = Annotated[str, Field(description="Sentence beside the heading.")]


class Section(Model):
    """A section of a case study."""

    background_color: Color = Field(
        WHITE,
        description="Colour behind the section; without it, paper or the client's ground, as its "
        "kind has.",
        examples=[GREY],
    )

    @property
    def client_words(self) -> tuple[str, ...]:
        """Words that are set in the client's face; it is cut down to their letters."""
        return ()

    @property
    def framed_addresses(self) -> tuple[str, ...]:
        """Addresses that the section shows in frames: pages to play, and players of videos."""
        return ()

    @property
    def inline_drawings(self) -> tuple[Path, ...]:
        """SVG files whose shapes stand in the page itself."""
        return ()

    @property
    def text_color(self) -> Color | None:
        """The colour that the owner chose for words on the background; it is the key ``color``."""
        return None


class BodySection(Section):
    """A section between the hero and the next project: links lead to it; it may be a chapter."""

    id: SectionId = None
    chapter: str | None = Field(
        None,
        description="Name of the section among the links that a summary shows; needs an `id`.",
        examples=["The result"],
        min_length=1,
    )

    @model_validator(mode="after")
    def _linked(self) -> BodySection:
        if self.chapter and not self.id:
            raise ValueError("expected an id beside the chapter, which the link to it leads to")
        return self
