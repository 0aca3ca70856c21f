"""Renders a section by the function of its kind."""

from __future__ import annotations

import reflex as rx

from portfolio.errors import BuildError
from portfolio.models.base import kind_of
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.section import Section
from portfolio.models.section_kinds import kinds
from portfolio.section_modules import section_modules
from portfolio.sections.hero.model import Hero
from portfolio.sections.hero.view import hero
from portfolio.sections.next_project.model import NextProject
from portfolio.sections.next_project.view import next_project
from portfolio.sections.section import VIEWS

# Views declare themselves when they are imported.
for _ in section_modules("view"):
    pass
for _model in kinds():
    if _model not in VIEWS:
        raise BuildError(
            f"sections/{kind_of(_model)}/view.py: expected a function with the decorator `section` "
            f"that takes {_model.__name__}; found none"
        )


def render(section: Section, project: Project, content: Content) -> rx.Component:
    """Returns a section of a case study, rendered by the function of its kind."""
    if isinstance(section, Hero):
        return hero(section, project)
    if not isinstance(section, NextProject):
        return VIEWS[type(section)](section)
    linked = content.project(section.btn_url) if section.btn_url else content.next_project(project)
    return next_project(section, linked, content.theme.colors.accent)


def render_in_text(section: Section) -> rx.Component:
    """Returns a section that stands in the text of a page."""
    return VIEWS[type(section)](section)
