"""The heading of a page of the owner's own."""

from __future__ import annotations

from dataclasses import dataclass

import reflex as rx

from portfolio.components.draft_note import draft_note
from portfolio.components.media.lettering import title_drawing
from portfolio.drawing.page_titles import is_long, page_theme, title_name
from portfolio.models.markdown_page import MarkdownPage
from portfolio.models.page import Page
from portfolio.sections.page_header import page_header

SCALE = 0.48
"""CSS pixels per unit of a drawing, at which its letters are as large as those of other pages."""

MAX_WIDTH = 880


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of a page's header."""

    heading: str
    text: str


def own_page_header(page: Page, sticker: str | None) -> rx.Component:
    """Returns the heading on a coloured background, beside a sticker.

    Args:
        page: The page; a draft says that it is one.
        sticker: Address of the sticker; None for no sticker.
    """
    name = title_name(page)
    drawing = title_drawing(name)
    is_draft = isinstance(page, MarkdownPage) and page.draft
    return page_header(
        Texts(page.heading, page.description),
        name=name,
        theme=page_theme(page),
        art=sticker,
        width=min(round(drawing.width * SCALE), MAX_WIDTH) if drawing else MAX_WIDTH,
        narrow=is_long(page),
        after=draft_note() if is_draft else None,
    )
