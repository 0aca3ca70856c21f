"""The experiments."""

from __future__ import annotations

import reflex as rx

from portfolio.layout.head import Head
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.sections.experiment_list import experiment_list
from portfolio.sections.page_header import page_header
from portfolio.stickers.page_stickers import page_stickers

ROUTE = "/experiments"


def head(content: Content) -> Head:
    """Returns the page's title, description and preview."""
    words = content.site.experiments
    return Head(ROUTE, words.title, words.description, "experiments")


def experiments(content: Content) -> rx.Component:
    """Returns the heading and every card, the newest first."""
    words = content.site.experiments
    art = page_stickers(content, "experiments")
    header = page_header(words.heading, words.text, name="experiments", art=art, width=640)
    return page_layout(content, ROUTE, header, experiment_list(content.experiments))
