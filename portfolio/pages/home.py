"""The home page."""

from __future__ import annotations

import reflex as rx

from portfolio.layout.head import Head, person
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.sections.home import home_hero, home_projects

ROUTE = "/"


def head(content: Content) -> Head:
    """Returns the page's title, description, preview and structured data."""
    home = content.home
    return Head(ROUTE, home.title, home.description, "home", person(content.site))


def home(content: Content) -> rx.Component:
    """Returns the hero with the playground, and the projects below, if there are any."""
    words, projects = content.home, content.projects
    hint = words.hint if projects else ""
    hero = home_hero(words, content.theme, content.site, hint=hint)
    if not projects:
        return page_layout(content, ROUTE, hero)
    heading = words.projects_heading or content.site.projects.heading
    return page_layout(content, ROUTE, hero, home_projects(heading, projects))
