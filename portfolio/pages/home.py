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
    """Returns the hero with the playground, and the projects below."""
    hero = home_hero(content.home, content.theme, content.site)
    projects = home_projects(content.home.projects_heading, content.projects)
    return page_layout(content, ROUTE, hero, projects)
