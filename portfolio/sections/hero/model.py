"""Fields of the first screen of a case study."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from portfolio.models.field_types import DrawingPath
from portfolio.models.link import Href
from portfolio.models.picture import TabletPicture
from portfolio.models.section import Section
from portfolio.models.text.island_name import IslandName


class Hero(Section):
    """Title, copy and a picture, or a component in its place.

    Without either, the picture of the project stands there; without that, the title is drawn.
    """

    kind: Literal["hero"]
    title: str = Field(description="Heading of the case study.", examples=["UDC"], min_length=1)
    copy_text: str = Field(
        alias="copy",
        description="Text below the heading, one or two sentences.",
        examples=["A lender's website."],
    )
    img_src: TabletPicture | None = Field(None, description="Picture beside the words.")
    hero_component: IslandName | None = Field(
        None,
        description="Name of an island of `islands/`, instead of a picture.",
        examples=["counter"],
    )
    backdrop: DrawingPath | None = Field(
        None,
        description="Drawing behind words and picture, painted in `ring` of the colours; without "
        "it, the rings of the theme.",
        examples=["/backdrops/harbour.svg"],
    )
    url: Href | None = Field(None, description="Address of the website, opened in a new tab.")
    refresh_priority: int = Field(
        0, description="Order of measuring scroll positions; higher is earlier."
    )

    @model_validator(mode="after")
    def _one_visual(self) -> Hero:
        if self.img_src and self.hero_component:
            raise ValueError("expected either imgSrc or heroComponent")
        return self
