"""All sections of a case study, on the client's own colours."""

from __future__ import annotations

import reflex as rx

from portfolio.components.draft_note import draft_note
from portfolio.components.palette import palette_properties
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.sections.case_study.hero import CONTENT
from portfolio.sections.case_study.registry import render


def case_study(project: Project, content: Content) -> rx.Component:
    """Returns the sections in the order that the content gives them; a draft says that it is one.

    Args:
        project: The case study.
        content: For the project that it links to at its end.
    """
    hero, *rest = (render(section, project, content) for section in project.sections)
    return rx.el.div(
        hero,
        rx.el.div(*rest, id=CONTENT, custom_attrs={"tabIndex": -1}),
        *([draft_note(is_fixed=True)] if project.draft else []),
        class_name="case-study",
        custom_attrs={"style": palette_properties(project.palette)},
    )
