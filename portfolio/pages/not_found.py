"""The page for an address that does not exist."""

from __future__ import annotations

import reflex as rx

from portfolio.components.button import button
from portfolio.layout.head import Head
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.sections.page_header import page_header

ROUTE = "/not-found"
"""Prerendered under this name; the build serves it as 404.html."""


def head(content: Content) -> Head:
    """Returns what the page says of itself."""
    words = content.site.not_found
    return Head(ROUTE, words.title, words.description, "/share/home.jpg", listed=False)


def not_found(content: Content) -> rx.Component:
    """Returns a sentence and the way home."""
    words = content.site.not_found
    return page_layout(
        content.site,
        ROUTE,
        page_header(
            words.heading,
            words.text,
            name="not-found",
            art="/svg/bomb.svg",
            width=480,
            after=button(words.button, "/"),
        ),
    )
