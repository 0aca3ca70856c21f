"""The lists of articles: all of them, and those of each tag."""

from __future__ import annotations

import reflex as rx

from portfolio.components.button import button
from portfolio.drawing.page_titles import is_long_title, tag_title
from portfolio.i18n.current import words
from portfolio.layout.head import Head
from portfolio.layout.page_layout import page_layout
from portfolio.models.article import WRITING_ROUTE
from portfolio.models.content import Content
from portfolio.models.writing import ListPage
from portfolio.sections.own_page import lettering_width
from portfolio.sections.page_header import page_header
from portfolio.sections.writing.article_list import article_list
from portfolio.stickers.page_stickers import page_stickers


def head(content: Content, page: ListPage) -> Head:
    """Returns the title, description and preview of a page of a list."""
    said, locale = content.site.writing, content.site.locale
    title, description = said.title, said.description
    if page.tag:
        title = page.tag.name
        description = locale.words.writing.tagged.format(tag=page.tag.name)
    if page.number > 1:
        place = locale.words.writing.page_number.format(
            page=locale.number(page.number), count=locale.number(page.count)
        )
        title = f"{title} · {place}"
    return Head(page.route, title, description, "writing")


def writing(content: Content, page: ListPage) -> rx.Component:
    """Returns the heading and the articles of a page, the newest first."""
    return page_layout(
        content, page.route, _header(content, page), article_list(page, content.writing)
    )


def _header(content: Content, page: ListPage) -> rx.Component:
    page_words = content.site.writing
    heading, text, name, after = page_words.heading, page_words.text, "writing", None
    if page.tag:
        heading, text, name = page.tag.name, "", tag_title(page.tag)
        after = button(words().writing.all_articles, WRITING_ROUTE, secondary=True)
    return page_header(
        heading,
        text,
        name=name,
        theme="home",
        art=page_stickers(content, "writing"),
        width=lettering_width(name),
        narrow=is_long_title(heading),
        after=after,
    )
