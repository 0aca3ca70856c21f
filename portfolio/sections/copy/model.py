"""Fields of a heading and paragraphs."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from portfolio.i18n.current import current_locale
from portfolio.markdown.safe_html import to_html
from portfolio.models.field_types import BLACK, Color, Markdown
from portfolio.models.picture import Picture
from portfolio.models.result import Result
from portfolio.models.section import BodySection

OWN_LOOK = {"image", "align", "background_color", "color", "padding_top", "padding_bottom"}
"""Fields of a text that stays a section of its own."""


class Copy(BodySection):
    """A heading and a few paragraphs, alone or beside a picture, a figure or a video."""

    kind: Literal["copy"]
    title: str = Field(description="Heading.", examples=["One form for everyone"], min_length=1)
    body: Markdown = Field(
        description="Markdown: paragraphs, lists, links, emphasis.", min_length=1
    )
    image: Picture | None = Field(None, description="Picture beside the words.")
    figure: Result | None = Field(
        None, description="Figure below the heading or the words, in the client's face."
    )
    align: Literal["left", "center"] = Field("left", description="Alignment of the words.")
    color: Color = Field(BLACK, description="Colour of the words; black follows the theme.")
    padding_top: int | None = Field(None, description="Padding above in pixels.", ge=0)
    padding_bottom: int | None = Field(None, description="Padding below in pixels.", ge=0)

    @model_validator(mode="after")
    def _alone_in_the_middle(self) -> Copy:
        if self.align == "center" and (self.image or self.figure):
            raise ValueError("expected align: left beside an image or a figure; found center")
        return self

    @property
    def may_stand_beside(self) -> bool:
        """Whether it stands beside a video that follows: it has no picture or look of its own."""
        return not self.model_fields_set & OWN_LOOK

    @property
    def client_words(self) -> tuple[str, ...]:
        """The figure."""
        return (self.figure.figure,) if self.figure else ()

    @property
    def text_color(self) -> Color:
        """The colour of the words."""
        return self.color

    @property
    def html(self) -> str:
        """The body as safe HTML, in the language of the page that is being rendered."""
        return to_html(self.body, current_locale().language)
