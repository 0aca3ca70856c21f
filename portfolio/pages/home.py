"""The home page."""

from __future__ import annotations

import reflex as rx

from portfolio.layout.head import Head, person
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.sections.home import home_hero
from portfolio.sections.home_parts import home_person, home_works, home_writing

ROUTE = "/"

BOARD_STACK = 3
"""Technologies on the board."""


def head(content: Content) -> Head:
    """Returns the page's title, description, preview and structured data."""
    home = content.home
    return Head(ROUTE, home.title, home.description, "home", person(content.site))


def home(content: Content) -> rx.Component:
    """Returns the first screen, works and articles if any, the person."""
    words, site, projects = content.home, content.site, content.projects
    stack = [keyword for job in content.resume.work[:1] for keyword in job.keywords]
    hint = words.hint if projects else ""
    return page_layout(
        content,
        ROUTE,
        home_hero(
            words,
            content.theme,
            site,
            hint=hint,
            stack=stack[:BOARD_STACK],
            collection=content.collection,
        ),
        *([home_works(words, projects, site)] if projects else []),
        *home_writing(content),
        *home_person(content),
    )
