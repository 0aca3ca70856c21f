"""The end of a case study."""

from __future__ import annotations

import reflex as rx

from portfolio.components.backdrop import rings
from portfolio.components.button import button
from portfolio.components.button_row import button_row
from portfolio.components.page_section import ink_on
from portfolio.components.screenshot import screenshot
from portfolio.models.project import Project
from portfolio.models.sections import NextProject

ALL_PROJECTS = "All Projects"


def next_project(section: NextProject, project: Project | None) -> rx.Component:
    """Returns the next case study in its own colours, and the way to all of them.

    Args:
        section: The words and the link.
        project: The case study that the link leads to, for its colours and picture.
    """
    palette = project.palette if project else None
    ground = palette.ground if palette else section.background_color
    style = {
        "--ground": ground,
        "--ring": palette.ring if palette else ground,
        "--on-ground": palette.text if palette else ink_on(ground),
    }
    words = rx.el.div(
        rx.el.p("Next project" if project else "Next", class_name="next-project__label"),
        rx.el.h2(section.header),
        rx.el.p(section.copy_text, class_name="lead"),
        button_row(
            button(section.btn_label, section.btn_url),
            button(ALL_PROJECTS, "/projects", quiet=True),
        ),
        class_name="next-project__words",
    )
    visual = [screenshot(project.img, "(max-width: 820px) 116vw, 54vw")] if project else []
    return rx.el.section(
        rings(),
        rx.el.div(words, *visual, class_name="next-project__in wrap columns"),
        class_name="next-project",
        custom_attrs={"style": style},
    )
