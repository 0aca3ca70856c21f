"""The case studies as cards."""

from __future__ import annotations

from collections.abc import Iterator

import reflex as rx

from portfolio.components.backdrop import rings
from portfolio.components.client_colors import ground_properties
from portfolio.components.collection import card_sticker
from portfolio.components.link import link, new_tab, visually_hidden
from portfolio.components.media.lettering import title_picture
from portfolio.components.media.picture import phone, screenshot
from portfolio.components.small_parts import NOT_SEARCHED, chip_list, draft_note, go, unbroken
from portfolio.i18n.current import words
from portfolio.models.project import Project

WIDE_SIZES = "(max-width: 819px) 82vw, (max-width: 1099px) 74vw, min(52vw, 740px)"
NARROW_SIZES = "(max-width: 819px) 82vw, min(42vw, 580px)"
PHONE_SIZES = "(max-width: 819px) 1px, min(21vw, 180px)"
"""Widths of the pictures of wide cards, of narrow ones and of a phone, as attributes ``sizes``."""


def project_list(projects: tuple[Project, ...]) -> rx.Component:
    """Returns the list: a wide card, then two in a row; one that is left in the last row is wide.

    On wide screens the words of a wide card stand beside its picture.

    Args:
        projects: Case studies in order.
    """
    last = len(projects) - 1
    wide = {0, last} if last % 2 else {0}
    items = (
        rx.el.li(
            _card(project, is_wide=index in wide, is_first=index == 0),
            *card_sticker(project),
            *_code(project),
        )
        for index, project in enumerate(projects)
    )
    return rx.el.ul(*items, class_name="project-list", **NOT_SEARCHED)


def _code(project: Project) -> Iterator[rx.Component]:
    """Yields the link to the public code, beside the card, which is one link itself."""
    if project.repository:
        about = visually_hidden(f" ({project.title})")
        words_of_link = words().case_study.view_code, about
        yield new_tab(*words_of_link, href=project.repository, class_name="project-card__code")


def _card(project: Project, *, is_wide: bool, is_first: bool) -> rx.Component:
    return link(
        rx.el.div(
            rx.el.div(
                rx.el.h2(project.card_title, class_name="project-card__title"),
                *_details(project),
            ),
            go(project.href, accent=True),
            class_name="project-card__words",
        ),
        rx.el.div(
            rings(),
            *_pictures(project, is_wide=is_wide, is_first=is_first),
            class_name=_picture_class(project),
        ),
        href=project.href,
        class_name="project-card",
        custom_attrs={"style": ground_properties(project.palette)},
    )


def _details(project: Project) -> Iterator[rx.Component]:
    """Yields the label, subtitle, sentence, result, technologies and draft note of a card."""
    if project.card_label:
        yield rx.el.p(project.card_label, class_name="project-card__label")
    yield rx.el.p(project.card_text)
    if project.card_sentence:
        yield rx.el.p(*unbroken(project.card_sentence))
    if project.result:
        yield rx.el.p(project.result, class_name="project-card__result")
    if project.card_stack:
        yield chip_list(project.card_stack)
    if project.draft:
        yield draft_note()


def _picture_class(project: Project) -> str:
    name = "project-card__picture"
    return name if project.img else f"{name} {name}--drawn"


def _pictures(project: Project, *, is_wide: bool, is_first: bool) -> Iterator[rx.Component]:
    """Yields the project's picture, or its drawn title; the first card has that of a phone, too."""
    if not project.img:
        yield title_picture(project)
        return
    yield screenshot(project.img, WIDE_SIZES if is_wide else NARROW_SIZES, eager=is_first)
    if is_first and project.phone:
        yield phone(project.phone, PHONE_SIZES)
