"""The first screen of a case study."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from portfolio.models.link import DeepHref
from portfolio.models.picture import TabletPicture
from portfolio.models.sections.base import Section


class Hero(Section):
    """Title, copy and a picture, or a component in its place."""

    kind: Literal["hero"]
    title: str = Field(description="Heading of the case study.", examples=["UDC"], min_length=1)
    copy_text: str = Field(
        alias="copy",
        description="Text below the heading, one or two sentences.",
        examples=["A lender's website."],
    )
    img_src: TabletPicture | None = Field(None, description="Picture beside the words.")
    hero_component: Literal["iag-logo"] | None = Field(
        None, description="Name of a moving picture, instead of a still one.", examples=["iag-logo"]
    )
    url: DeepHref | None = Field(None, description="Address of the website, opened in a new tab.")
    refresh_priority: int = Field(
        0, description="Order of measuring scroll positions; higher is earlier."
    )

    @model_validator(mode="after")
    def _one_visual(self) -> Hero:
        if bool(self.img_src) == bool(self.hero_component):
            raise ValueError("expected either imgSrc or heroComponent")
        return self
