"""The list of projects on the home page."""

from __future__ import annotations

import reflex as rx

from portfolio.models.project import Project
from portfolio.sections.project_list import project_list


def home_projects(heading: str, projects: tuple[Project, ...]) -> rx.Component:
    """Returns the list that 'Scroll to projects' links to."""
    return rx.el.section(
        rx.el.h2(heading),
        project_list(projects, level="h3"),
        id="projects",
        class_name="home-projects wrap",
        custom_attrs={"tabIndex": -1},
    )
