"""The experiments."""

from __future__ import annotations

import reflex as rx

from portfolio.layout.head import Head
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.sections.experiment_list import experiment_list
from portfolio.sections.page_header import page_header

ROUTE = "/experiments"


def head(content: Content) -> Head:
    """Returns what the page says of itself."""
    words = content.site.experiments
    return Head(ROUTE, words.title, words.description, "/share/experiments.jpg")


def experiments(content: Content) -> rx.Component:
    """Returns the heading and every card, the newest first."""
    words = content.site.experiments
    return page_layout(
        content.site,
        ROUTE,
        page_header(words.heading, words.text, name="experiments", art="/svg/eye.svg", width=895),
        rx.el.div(experiment_list(content.experiments), class_name="experiments-page wrap"),
    )
