"""The end of a case study: what came of it, and the sticker that visitors take along."""

from __future__ import annotations

import reflex as rx

from portfolio.components.button import button
from portfolio.components.collection import (
    CHANGED,
    sticker_drawing,
    sticker_outline,
    sticker_place,
    taken_words,
)
from portfolio.components.inline_script import module_script
from portfolio.components.small_parts import NOT_SEARCHED, unbroken
from portfolio.i18n.current import words
from portfolio.models.content import Content
from portfolio.models.project import Project


def take_sticker(project: Project, content: Content) -> list[rx.Component]:
    """Returns the section; none for a project without a sticker to take.

    Without JavaScript there is the sticker alone, beside the result. With reduced motion nothing
    flies. By keyboard there are a button, and then a link and a second button; one message tells
    screen readers what happened.
    """
    if project not in content.collection:
        return []
    section = rx.el.section(
        rx.el.div(
            _outcome(project),
            _sheet(project),
            _actions(content),
            class_name="wrap columns",
        ),
        module_script("take_sticker.js"),
        class_name="take-sticker",
        custom_attrs={"data-sticker": project.slug, **CHANGED},
        **NOT_SEARCHED,
    )
    return [section]


def _outcome(project: Project) -> rx.Component:
    heading = project.result or words().stickers.heading
    sentence = project.card_sentence
    return rx.el.div(
        rx.el.h2(heading, class_name="client-face" if project.result else None),
        *([rx.el.p(*unbroken(sentence), class_name="lead")] if sentence else []),
        class_name="take-sticker__outcome",
    )


def _sheet(project: Project) -> rx.Component:
    """Returns the sheet with the sticker, one corner of which is lifted."""
    sticker = rx.el.div(
        sticker_drawing(project),
        sticker_outline(project, class_name="take-sticker__flap"),
        class_name="take-sticker__sticker",
    )
    return rx.el.div(
        sticker_outline(project, class_name="take-sticker__cut"),
        sticker,
        class_name="take-sticker__sheet print-exact",
        aria_hidden=True,
    )


def _actions(content: Content) -> rx.Component:
    said, count = words().stickers, len(content.collection)
    message = said.was_taken.format(taken="{taken}", all=count)
    return rx.el.div(
        rx.el.p(said.text),
        rx.el.div(
            rx.el.button(said.take, type="button", class_name="button take-sticker__take"),
            button(said.see, "/", secondary=True),
            rx.el.button(said.put_back, type="button", class_name="take-sticker__back"),
            class_name="button-row",
        ),
        rx.el.div(*map(sticker_place, content.collection), class_name="take-sticker__places"),
        taken_words(said.label, count, said.complete),
        rx.el.p(
            role="status",
            class_name="visually-hidden",
            custom_attrs={"data-was-taken": message, "data-was-put-back": said.was_put_back},
        ),
        class_name="take-sticker__actions",
    )
