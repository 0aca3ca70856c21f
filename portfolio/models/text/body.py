"""All that the text of a Markdown page refers to, and what it holds beside words."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.field_types import DisplayWidth, Markdown
from portfolio.models.section_kinds import SectionOfText
from portfolio.models.text.blocks import IslandOfText
from portfolio.models.text.code import CodeBlock
from portfolio.models.text.parts import (
    BodyHeading,
    BodyLink,
    BrokenFormula,
    Callout,
    Footnote,
    TextPart,
)
from portfolio.models.text.pictures import PagePicture, PageVideo


class MarkdownBody(Model):
    """All that the text of a page refers to or holds beside words, each kind in its order.

    Validate with ``context={"folder": Path, "content": Path}``.
    """

    links: tuple[BodyLink, ...] = Field(default=(), description="Addresses that the text links to.")
    pictures: tuple[Annotated[PagePicture, DisplayWidth(0)], ...] = Field(
        default=(), description="Pictures that the text shows."
    )
    videos: tuple[PageVideo, ...] = Field(default=(), description="Videos that the text shows.")
    headings: tuple[BodyHeading, ...] = Field(default=(), description="Headings of the text.")
    parts: tuple[TextPart, ...] = Field(default=(), description="Parts that stand side by side.")
    footnotes: tuple[Footnote, ...] = Field(
        default=(), description="Places that lead to footnotes."
    )
    callouts: tuple[Callout, ...] = Field(
        default=(), description="Quotations that begin like callouts."
    )
    code: tuple[CodeBlock, ...] = Field(default=(), description="Blocks of code.")
    formulas: tuple[BrokenFormula, ...] = Field(
        default=(), description="Formulas that cannot be set."
    )
    sections: tuple[SectionOfText, ...] = Field(default=(), description="Sections in the text.")
    islands: tuple[IslandOfText, ...] = Field(default=(), description="Islands in the text.")
    html: tuple[Markdown, ...] = Field(
        default=(), description="Tags of HTML that stand in the text."
    )
    shortcodes: tuple[str, ...] = Field(
        default=(), description="Shortcodes and tags of other programs in the text."
    )
    lines: tuple[str, ...] = Field(default=(), description="Lines of the text that are not empty.")
