"""The newest articles on the home page."""

from __future__ import annotations

import reflex as rx

from portfolio.components.button import button
from portfolio.i18n.current import words
from portfolio.models.article import WRITING_ROUTE
from portfolio.models.content import Content
from portfolio.sections.writing.article_rows import article_rows

SHOWN = 3
"""Articles on the home page."""


def home_writing(content: Content) -> list[rx.Component]:
    """Returns the newest articles and the way to all of them, if content asks for them."""
    writing = content.writing
    if not (content.home.writing and writing):
        return []
    rest = len(writing.articles) > SHOWN
    all_articles = button(words().writing.all_articles, WRITING_ROUTE, secondary=True)
    section = rx.el.section(
        rx.el.h2(content.site.writing.heading),
        article_rows(writing.articles[:SHOWN], writing),
        *([all_articles] if rest else []),
        class_name="home-writing wrap",
    )
    return [section]
