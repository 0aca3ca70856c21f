"""Renders a section by the function of its kind."""

from __future__ import annotations

from importlib import import_module

import reflex as rx

from portfolio.errors import BuildError
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.sections import KINDS, NextProject
from portfolio.models.sections.base import Section
from portfolio.models.sections.own import import_own, kind_of, own_sections
from portfolio.sections.case_study.next_project import next_project
from portfolio.sections.section import VIEWS

ENGINE_VIEWS = (
    "hero",
    "pictures",
    "players",
    "results",
    "story",
    "evidence.code",
    "evidence.measurements",
    "evidence.numbered",
    "evidence.palette",
)
"""Modules beside this one whose functions render sections."""

for _name in ENGINE_VIEWS:
    import_module(f"portfolio.sections.case_study.{_name}")
for _name in own_sections():
    import_own(f"portfolio.sections.{_name}.view")
for _model in KINDS:
    if _model not in VIEWS and _model is not NextProject:
        raise BuildError(
            f"sections/{kind_of(_model)}/view.py: expected a function with the decorator `section` "
            f"that takes {_model.__name__}; found none"
        )


def render(section: Section, project: Project, content: Content) -> rx.Component:
    """Returns a section of a case study, rendered by the function of its kind."""
    if not isinstance(section, NextProject):
        return VIEWS[type(section)](section)
    linked = content.project(section.btn_url) if section.btn_url else content.next_project(project)
    return next_project(section, linked)
