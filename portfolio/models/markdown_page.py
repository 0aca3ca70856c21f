"""A page that is written in Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, PrivateAttr, ValidationInfo, field_validator, model_validator

from portfolio.models.base import Model
from portfolio.models.field_types import DisplayWidth, FieldRole, Markdown
from portfolio.models.link import Href
from portfolio.models.page import Page
from portfolio.models.picture import ASSETS, Picture, located


class PagePicture(Picture):
    """A picture beside the page, or one of ``assets/`` if its address starts with a slash."""

    @field_validator("alt")
    @classmethod
    def _described(cls, alt: str) -> str:
        if not alt:
            raise ValueError("expected words between the brackets: what the picture shows")
        return alt

    @classmethod
    def _located(cls, src: str, context: dict[str, Any]) -> Path:
        if not src.startswith("/"):
            return super()._located(src, context)
        assets = context.get("content", Path()).parent / ASSETS
        return located(src.lstrip("/"), assets, assets)

    @property
    def has_files(self) -> bool:
        """Whether the build makes files of it; a drawing of ``assets/`` has an address already."""
        return not (self.is_vector and self.src.startswith("/"))


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


class MarkdownBody(Model):
    """The links, pictures and headings in the text of a page, in the order of the file.

    Validate with ``context={"folder": Path, "content": Path}``.
    """

    links: tuple[BodyLink, ...] = Field(description="Addresses that the text links to.")
    pictures: tuple[Annotated[PagePicture, DisplayWidth(0)], ...] = Field(
        description="Pictures that the text shows."
    )
    headings: tuple[BodyHeading, ...] = Field(description="Headings of the text.")
    html: tuple[Markdown, ...] = Field(description="Tags of HTML that are written in the text.")
    lines: tuple[str, ...] = Field(description="Lines of the text that are not empty.")


class MarkdownPage(Page):
    """A page in Markdown: the front matter, which is the lines between two ``---`` at the top.

    The file's name is the address: ``about.md`` is ``/about``, ``notes/first.md`` is
    ``/notes/first``, and ``notes/index.md`` is ``/notes``.

    Validate with ``context={"route": str, "rendered": str, "body": MarkdownBody}``.
    """

    draft: bool = Field(
        False, description="Whether only `make dev` shows the page, and no build has it."
    )

    _html: str = PrivateAttr(default="")
    _pictures: tuple[PagePicture, ...] = PrivateAttr(default=())

    @model_validator(mode="after")
    def _with_body(self, info: ValidationInfo) -> MarkdownPage:
        context = info.context or {}
        self._html = context.get("rendered", "")
        body = context.get("body")
        self._pictures = body.pictures if body else ()
        return self

    @property
    def html(self) -> str:
        """The text as safe HTML; ``<img data-picture="0">`` is in place of the first picture."""
        return self._html

    @property
    def pictures(self) -> tuple[PagePicture, ...]:
        """The pictures in the order of the text."""
        return self._pictures
