"""All that the text of a Markdown page refers to, and what it holds beside words."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.field_types import DisplayWidth, Markdown
from portfolio.models.section_kinds import SectionOfText
from portfolio.models.text_blocks import IslandOfText
from portfolio.models.text_code import CodeBlock
from portfolio.models.text_parts import (
    BodyHeading,
    BodyLink,
    BrokenFormula,
    Callout,
    Footnote,
    TextPart,
)
from portfolio.models.text_pictures import Film, PagePicture


class MarkdownBody(Model):
    """All that the text of a page refers to or holds beside words, each kind in its order.

    Validate with ``context={"folder": Path, "content": Path}``.
    """

    links: tuple[BodyLink, ...] = Field((), description="Addresses that the text links to.")
    pictures: tuple[Annotated[PagePicture, DisplayWidth(0)], ...] = Field(
        (), description="Pictures that the text shows."
    )
    films: tuple[Film, ...] = Field((), description="Films that the text shows.")
    headings: tuple[BodyHeading, ...] = Field((), description="Headings of the text.")
    parts: tuple[TextPart, ...] = Field((), description="Parts that stand side by side.")
    footnotes: tuple[Footnote, ...] = Field((), description="Places that lead to footnotes.")
    callouts: tuple[Callout, ...] = Field((), description="Quotations that begin like callouts.")
    code: tuple[CodeBlock, ...] = Field((), description="Blocks of code.")
    formulas: tuple[BrokenFormula, ...] = Field((), description="Formulas that cannot be set.")
    sections: tuple[SectionOfText, ...] = Field((), description="Sections in the text.")
    islands: tuple[IslandOfText, ...] = Field((), description="Islands in the text.")
    html: tuple[Markdown, ...] = Field((), description="Tags of HTML that stand in the text.")
    lines: tuple[str, ...] = Field((), description="Lines of the text that are not empty.")
