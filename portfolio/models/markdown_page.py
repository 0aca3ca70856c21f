"""Pages that are written in Markdown."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, PrivateAttr, ValidationInfo, field_validator, model_validator

from portfolio.markdown.outline import PageHeading
from portfolio.markdown.render_page import RenderedPage
from portfolio.markdown.side_by_side import COLONS, COLUMN
from portfolio.models.base import Model
from portfolio.models.field_types import DisplayWidth, FieldRole, Markdown
from portfolio.models.link import Href
from portfolio.models.page import OwnPage, Page
from portfolio.models.picture import SitePicture


class PagePicture(SitePicture):
    """A picture in the text of a page."""

    shown_width: int | None = Field(
        None,
        alias="width",
        description="Width in CSS pixels at which it is shown; narrow screens show it smaller.",
        examples=[320],
        ge=16,
    )
    beside: bool = Field(False, description="Whether it stands beside the text that follows.")

    @model_validator(mode="after")
    def _described(self) -> PagePicture:
        if not (self.alt or self.decorative):
            raise ValueError(
                "expected words between the brackets, which say what the picture shows; "
                "{.decorative} behind the picture confirms that it needs none"
            )
        return self


class BodyLink(Model):
    """A link in the text of a page."""

    href: Href


class BodyHeading(Model):
    """A heading in the text of a page."""

    marks: str = Field(description="Number signs before the heading's words.", examples=["##"])
    id: Annotated[str, FieldRole.ANCHOR] = Field(
        description="Anchor of the heading, which a link names after #.", examples=["what-i-do"]
    )

    @field_validator("marks")
    @classmethod
    def _below_the_title(cls, marks: str) -> str:
        if marks == "#":
            raise ValueError("expected a heading with ## or more; the title is the page's only #")
        return marks


class TextPart(Model):
    """A part of the text between two lines that begin with three colons."""

    name: str = Field(description="Word behind the colons.", examples=[COLUMN])
    ends: bool = Field(description="Whether there is a line of colons at its end.")

    @model_validator(mode="after")
    def _is_known(self) -> TextPart:
        if self.name != COLUMN:
            raise ValueError(f"expected {COLONS} {COLUMN}, or {COLONS} at the end of a column")
        if not self.ends:
            raise ValueError(f"expected a line {COLONS} at the end of the column")
        return self


class MarkdownBody(Model):
    """The links, pictures and headings in the text of a page, in the order of the file.

    Validate with ``context={"folder": Path, "content": Path}``.
    """

    links: tuple[BodyLink, ...] = Field(description="Addresses that the text links to.")
    pictures: tuple[Annotated[PagePicture, DisplayWidth(0)], ...] = Field(
        description="Pictures that the text shows."
    )
    headings: tuple[BodyHeading, ...] = Field(description="Headings of the text.")
    parts: tuple[TextPart, ...] = Field(description="Parts of the text that stand in columns.")
    html: tuple[Markdown, ...] = Field(description="Tags of HTML that are written in the text.")
    lines: tuple[str, ...] = Field(description="Lines of the text that are not empty.")


class MarkdownText(Page):
    """A page whose text is Markdown.

    Validate with ``context={"route": str, "rendered": RenderedPage, "body": MarkdownBody}``.
    """

    draft: bool = Field(
        False, description="Whether only `make dev` shows the page, and no build has it."
    )

    _rendered: RenderedPage = PrivateAttr(default=RenderedPage())
    _pictures: tuple[PagePicture, ...] = PrivateAttr(default=())

    @model_validator(mode="after")
    def _with_body(self, info: ValidationInfo) -> Self:
        context = info.context or {}
        self._rendered = context.get("rendered", RenderedPage())
        body = context.get("body")
        self._pictures = body.pictures if body else ()
        return self

    @property
    def html(self) -> str:
        """The text as safe HTML; ``<img data-picture="0">`` is in place of the first picture."""
        return self._rendered.html

    @property
    def headings(self) -> tuple[PageHeading, ...]:
        """The headings in the order of the text."""
        return self._rendered.headings

    @property
    def words(self) -> int:
        """The number of words of the text, without those of blocks of code."""
        return self._rendered.words

    @property
    def pictures(self) -> tuple[PagePicture, ...]:
        """The pictures in the order of the text."""
        return self._pictures


class MarkdownPage(MarkdownText, OwnPage):
    """A page in Markdown: the front matter, which is the lines between two ``---`` at the top.

    The file's name is the address: ``about.md`` is ``/about``, ``notes/first.md`` is
    ``/notes/first``, and ``notes/index.md`` is ``/notes``.
    """
