"""The projects list."""

from __future__ import annotations

import reflex as rx

from portfolio.layout.head import Head
from portfolio.layout.page_layout import page_layout
from portfolio.layout.preloader import preloader
from portfolio.models.content import Content
from portfolio.sections.page_header import page_header
from portfolio.sections.project_list import project_list

ROUTE = "/projects"
GROUND = {"--ground": "var(--azure)", "--ring": "var(--azure-ring)"}


def head(content: Content) -> Head:
    """Returns what the page says of itself."""
    words = content.site.projects
    return Head(ROUTE, words.title, words.description, "/share/projects.jpg")


def projects(content: Content) -> rx.Component:
    """Returns the heading and every case study."""
    words = content.site.projects
    return page_layout(
        content.site,
        ROUTE,
        preloader(words.heading, GROUND),
        page_header(
            words.heading,
            words.text,
            name="projects",
            art="/svg/cassette.svg",
            width=880,
            narrow=True,
        ),
        rx.el.div(project_list(content.projects, eager=True), class_name="projects-page wrap"),
    )
