"""Pages that are written in Markdown."""

from __future__ import annotations

from typing import Self

from pydantic import Field, PrivateAttr, ValidationInfo, model_validator

from portfolio.markdown.outline import PageHeading
from portfolio.markdown.render_page import RenderedPage
from portfolio.models.page import OwnPage, Page
from portfolio.models.text.body import MarkdownBody
from portfolio.models.text.pictures import PagePicture


class MarkdownText(Page):
    """A page whose text is Markdown.

    Validate with ``context={"route": str, "rendered": RenderedPage, "body": MarkdownBody}``.
    """

    draft: bool = Field(
        False, description="Whether only `make dev` shows the page, and no build has it."
    )

    _rendered: RenderedPage = PrivateAttr(default=RenderedPage())
    _body: MarkdownBody = PrivateAttr(default_factory=MarkdownBody)

    @model_validator(mode="after")
    def _with_body(self, info: ValidationInfo) -> Self:
        context = info.context or {}
        self._rendered = context.get("rendered", RenderedPage())
        self._body = context.get("body") or MarkdownBody()
        return self

    @property
    def html(self) -> str:
        """The text as safe HTML.

        ``<img data-picture="0">`` is in place of the first picture of the body, ``<img
        data-video="0">`` of its first video, ``<div data-section="0">`` of its first section, and
        ``<div data-island="0">`` of its first island.
        """
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
    def characters(self) -> str:
        """The characters of the words of the text, each once."""
        return self._rendered.characters

    @property
    def body(self) -> MarkdownBody:
        """The pictures, videos, sections and islands of the text, each kind in its order."""
        return self._body

    @property
    def pictures(self) -> tuple[PagePicture, ...]:
        """The pictures in the order of the text."""
        return self._body.pictures


class MarkdownPage(MarkdownText, OwnPage):
    """A page in Markdown: the front matter, which is the lines between two ``---`` at the top.

    The file's name is the address: ``about.md`` is ``/about``, ``notes/first.md`` is
    ``/notes/first``, and ``notes/index.md`` is ``/notes``.
    """
