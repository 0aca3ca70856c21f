"""The case studies as cards."""

from __future__ import annotations

import reflex as rx

from portfolio.components.backdrop import rings
from portfolio.components.labels import draft_note
from portfolio.components.media.icon import icon
from portfolio.components.media.picture import phone, screenshot
from portfolio.icons.icon_sets import Icon
from portfolio.models.project import Project

FIRST = "(max-width: 820px) 107vw, min(74vw, 960px)"
OTHERS = "(max-width: 820px) 107vw, min(50vw, 660px)"
PHONE = "(max-width: 820px) 1px, min(21vw, 280px)"


def project_list(
    projects: tuple[Project, ...], *, level: str = "h2", eager: bool = False
) -> rx.Component:
    """Returns the list, the first card full width, then two columns.

    Args:
        projects: Case studies in order.
        level: Heading element of a card's title.
        eager: Whether the list is what the page opens with.
    """
    cards = (
        _card(project, level, first=not index, eager=eager and not index)
        for index, project in enumerate(projects)
    )
    return rx.el.ul(*map(rx.el.li, cards), class_name="project-list")


def _card(project: Project, level: str, *, first: bool, eager: bool) -> rx.Component:
    pictures = [screenshot(project.img, FIRST if first else OTHERS, eager=eager)]
    if first and project.phone:
        pictures.append(phone(project.phone, PHONE))
    return rx.el.a(
        rx.el.div(
            rx.el.div(
                getattr(rx.el, level)(project.title, class_name="project-card__title"),
                rx.el.p(project.sub_title),
                *([draft_note()] if project.draft else []),
            ),
            rx.el.span(icon(Icon.ARROW_RIGHT), class_name="go icon-button icon-button--accent"),
            class_name="project-card__words",
        ),
        rx.el.div(rings(), *pictures, class_name="project-card__picture"),
        href=project.href,
        class_name="project-card",
        custom_attrs={
            "style": {"--ground": project.palette.ground, "--ring": project.palette.ring}
        },
    )
