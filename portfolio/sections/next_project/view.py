"""Markup of the end of a case study."""

from __future__ import annotations

import reflex as rx

from portfolio.components.backdrop import rings
from portfolio.components.button import button, button_row
from portfolio.components.client_colors import is_near_accent, palette_properties
from portfolio.components.media.picture import screenshot
from portfolio.components.page_section import ink_on
from portfolio.components.small_parts import NOT_SEARCHED
from portfolio.i18n.current import words
from portfolio.models.project import Project
from portfolio.models.theme.colors import SchemeColor
from portfolio.sections.next_project.model import NextProject
from portfolio.sections.section import section

PICTURE_SIZES = "(max-width: 820px) 116vw, 54vw"


@section
def next_project(
    section: NextProject, project: Project | None = None, accent: SchemeColor | None = None
) -> rx.Component:
    """Returns a link to the next case study, in its colours, and one to all of them.

    Args:
        section: The words and the link; what is empty is taken from the case study.
        project: The one after it in the list (`Content.next_project`), for colours and picture;
            None if the link leads to another page.
        accent: The theme's colour of first buttons, which may be lost on the case study's ground.

    Returns:
        Nothing if the section has no link and there is no other case study.
    """
    href = section.btn_url or (project.href if project else "")
    if not href:
        return rx.fragment()
    ground = section.background_color
    colors = {"--ground": ground, "--ring": ground, "--on-ground": ink_on(ground)}
    parts = [_words(section, project, href)]
    name = "next-project"
    if project:
        near = accent and is_near_accent(project.palette, accent)
        name += " next-project--near-accent" if near else ""
        colors = palette_properties(project.palette)
        parts += [screenshot(project.img, PICTURE_SIZES)] if project.img else []
    return rx.el.section(
        rings(),
        rx.el.div(*parts, class_name="next-project__inner wrap columns"),
        class_name=name,
        custom_attrs={"style": colors},
        **NOT_SEARCHED,
    )


def _words(section: NextProject, project: Project | None, href: str) -> rx.Component:
    label = words().case_study
    header = section.header or (project.title if project else "")
    text = section.copy_text or (project.description if project else "")
    leads_to = label.next_project if project else label.next_page
    return rx.el.div(
        rx.el.p(leads_to, class_name="next-project__label"),
        rx.el.h2(header),
        *([rx.el.p(text, class_name="lead")] if text else []),
        button_row(
            button(section.btn_label or header, href),
            button(label.all_projects, "/projects", secondary=True),
        ),
        class_name="next-project__words",
    )
