"""The heading and the content of a page of the owner's own."""

from __future__ import annotations

from html import escape

import reflex as rx
from selectolax.lexbor import LexborHTMLParser

from portfolio.components.labels import draft_note
from portfolio.components.markup import prose
from portfolio.components.media.lettering import title_drawing
from portfolio.components.media.picture import picture_html
from portfolio.drawing.page_titles import is_long, page_theme, title_name
from portfolio.models.markdown_page import MarkdownPage, MarkdownText, PagePicture
from portfolio.models.page import Page
from portfolio.sections.page_header import page_header

PICTURE_SIZES = "(max-width: 820px) 90vw, 756px"
BESIDE_SIZES = "(max-width: 820px) 90vw, 378px"
"""CSS ``sizes`` of a picture in the text, and of one that stands beside the text."""

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
        art=sticker,
        width=lettering_width(name),
        narrow=is_long(page),
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


def _sizes(picture: PagePicture) -> str:
    if picture.shown_width:
        return f"min(90vw, {picture.shown_width}px)"
    return BESIDE_SIZES if picture.beside else PICTURE_SIZES


def markdown_article(page: MarkdownPage) -> rx.Component:
    """Returns the text of a page with the margins of the site."""
    text = markdown_text(page, class_name="article article--columns")
    return rx.el.div(rx.el.div(text, class_name="wrap"), class_name="article-section")


def markdown_text(
    page: MarkdownText, *, class_name: str, link_headings: bool = False
) -> rx.Component:
    """Returns the text of a page, its pictures in all their sizes and formats.

    Args:
        page: The page.
        class_name: Classes of the box around the text.
        link_headings: Whether each heading is a link to itself.
    """
    html = LexborHTMLParser(page.html, is_fragment=True)
    for image in html.css("img[data-picture]"):
        picture = page.pictures[int(image.attributes["data-picture"] or 0)]
        tag = picture_html(picture, _sizes(picture), picture.shown_width)
        (shown,) = LexborHTMLParser(tag, is_fragment=True).css("picture, img")[:1]
        image.replace_with(shown)
    if link_headings:
        _link_headings(html)
    return prose(html.html or "", class_name=class_name)


def _link_headings(html: LexborHTMLParser) -> None:
    """Makes every heading with an anchor a link to itself, unless there is a link in it already."""
    for heading in html.css(":is(h2, h3, h4)[id]"):
        if not heading.css("a"):
            href = f"#{escape(heading.attributes['id'] or '')}"
            inner = heading.inner_html or ""
            heading.inner_html = f'<a class="heading-link" href="{href}">{inner}</a>'
