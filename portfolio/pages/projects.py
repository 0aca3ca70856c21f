"""The projects list."""

from __future__ import annotations

import reflex as rx

from portfolio.layout.head import Head
from portfolio.layout.loading import preloader
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.sections.page_header import page_header
from portfolio.sections.project_list import project_list
from portfolio.stickers.page_stickers import page_stickers

ROUTE = "/projects"
LIST_END = "list-end"
"""Id of what follows the tiles."""

PRELOADER_COLORS = {"--ground": "var(--projects-ground)", "--ring": "var(--projects-ring)"}


def head(content: Content) -> Head:
    """Returns the page's title, description and preview."""
    words = content.site.projects
    return Head(ROUTE, words.title, words.description, "projects", awaited=LIST_END)


def projects(content: Content) -> rx.Component:
    """Returns the heading and every case study."""
    words = content.site.projects
    overlay = preloader(words.heading, content.theme.mascot_image, PRELOADER_COLORS)
    art = page_stickers(content, "projects")
    header = page_header(
        words.heading, words.text, name="projects", art=art, width=900, narrow=True
    )
    end = rx.el.span(id=LIST_END)
    cards = rx.el.div(project_list(content.projects), end, class_name="projects-page wrap")
    return page_layout(content, ROUTE, overlay, header, cards)
