"""Fields of a heading and paragraphs."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.i18n.current import current_locale
from portfolio.markdown.safe_html import to_html
from portfolio.models.field_types import BLACK, Color, Markdown
from portfolio.models.section import BodySection


class Copy(BodySection):
    """A heading and a few paragraphs."""

    kind: Literal["copy"]
    title: str = Field(description="Heading.", examples=["One form for everyone"], min_length=1)
    body: Markdown = Field(
        description="Markdown: paragraphs, lists, links, emphasis.", min_length=1
    )
    align: Literal["left", "center"] = Field("left", description="Alignment of the words.")
    color: Color = Field(BLACK, description="Colour of the words; black follows the theme.")
    padding_top: int | None = Field(None, description="Padding above in pixels.", ge=0)
    padding_bottom: int | None = Field(None, description="Padding below in pixels.", ge=0)

    @property
    def text_color(self) -> Color:
        """The colour of the words."""
        return self.color

    @property
    def html(self) -> str:
        """The body as safe HTML, in the language of the page that is being rendered."""
        return to_html(self.body, current_locale().language)
