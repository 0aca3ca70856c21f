"""The heading and the content of a page of the owner's own."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.lettering import title_drawing
from portfolio.components.small_parts import draft_note
from portfolio.drawing.page_titles import is_long_title, page_theme, title_name
from portfolio.models.page import Page
from portfolio.models.text.markdown_page import MarkdownPage
from portfolio.sections.markdown_text import markdown_text
from portfolio.sections.page_header import page_header

LETTERING_SCALE = 0.48
"""CSS pixels per unit of a drawing, at which its letters are as large as those of other pages."""

MAX_LETTERING_WIDTH = 880


def own_page_header(
    page: Page, sticker: str | None, *, after: rx.Component | None = None
) -> rx.Component:
    """Returns the heading on a coloured background, beside a sticker.

    Args:
        page: The page; a draft says that it is one.
        sticker: Address of the sticker; None for no sticker.
        after: What is below the description.
    """
    name = title_name(page)
    is_draft = isinstance(page, MarkdownPage) and page.draft
    return page_header(
        page.heading,
        page.description,
        name=name,
        theme=page_theme(page),
        art=[sticker] if sticker else [],
        width=lettering_width(name),
        narrow=is_long_title(page.heading),
        after=draft_note() if is_draft else after,
    )


def lettering_width(name: str) -> int:
    """Returns the largest width of a drawn title whose letters are as large as those of others.

    Args:
        name: Name of the drawing.
    """
    drawing = title_drawing(name)
    width = round(drawing.width * LETTERING_SCALE) if drawing else MAX_LETTERING_WIDTH
    return min(width, MAX_LETTERING_WIDTH)


def in_margins(component: rx.Component, *, has_header: bool) -> rx.Component:
    """Returns a component with the margins and the type of the site.

    Args:
        component: What a page in Python shows.
        has_header: Whether a heading comes before; else it keeps clear of the floating header.
    """
    name = "article-section" if has_header else "article-section article-section--bare"
    content = rx.el.div(component, class_name="article article--columns")
    return rx.el.div(rx.el.div(content, class_name="wrap"), class_name=name)


def markdown_article(page: MarkdownPage) -> rx.Component:
    """Returns the text of a page with the margins of the site."""
    text = markdown_text(page, class_name="article article--columns")
    return rx.el.div(rx.el.div(text, class_name="wrap"), class_name="article-section")
