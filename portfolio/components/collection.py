"""The stickers of projects: on cards, at the places where they are collected, and counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import reflex as rx

from portfolio.components.backdrop import Use
from portfolio.i18n.current import words
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.paths import GENERATED, STICKER_OUTLINES

CHANGED: dict[str, Any] = {"suppressHydrationWarning": True}
"""Property of what ``collection.js`` changes before React compares a page that it hydrates."""


def card_sticker(project: Project) -> list[rx.Component]:
    """Returns the sticker that lies on the edge of a project's card, beside its link."""
    return [sticker_drawing(project, class_name="card-sticker sticker")] if project.sticker else []


def closing_stickers(content: Content) -> list[rx.Component]:
    """Returns the places of all stickers in the list of the scene that closes a page."""
    return [sticker_place(project, rx.el.li) for project in content.collection]


def sticker_place(
    project: Project, element: Callable[..., rx.Component] = rx.el.span
) -> rx.Component:
    """Returns a place of a sticker: its outline until it is taken.

    Without JavaScript the sticker lies there.
    """
    return element(
        sticker_outline(project),
        sticker_drawing(project),
        class_name="sticker-place",
        aria_hidden=True,
        custom_attrs={"data-sticker": project.slug, **CHANGED},
    )


def sticker_outline(project: Project, **props: Any) -> rx.Component:
    """Returns the outer edge of a sticker, which its styles give a fill and a stroke."""
    href = f"/{GENERATED.name}/{STICKER_OUTLINES.name}#{project.slug}"
    return rx.el.svg(
        Use.create(custom_attrs={"href": href}),
        view_box="0 0 200 200",
        custom_attrs={"aria-hidden": True},
        **props,
    )


def sticker_counter(projects: Sequence[Project]) -> list[rx.Component]:
    """Returns the link that counts what is taken, to the page's end; none without any to take.

    ``collection.js`` shows it from the first sticker on, with the one that was taken last.
    """
    if not projects:
        return []
    said = words().stickers
    label = said.label.format(taken="{taken}", all=len(projects))
    pictures = (
        sticker_drawing(it, hidden=True, custom_attrs={"data-name": it.slug, **CHANGED})
        for it in projects
    )
    return [
        rx.el.A.create(
            *pictures,
            taken_words(said.count, len(projects)),
            href="#contact",
            hidden=True,
            class_name="sticker-counter surface",
            custom_attrs={"data-label": label, **CHANGED},
        )
    ]


def taken_words(text: str, count: int, complete: str = "") -> rx.Component:
    """Returns words with the number of stickers that are taken, which ``collection.js`` fills in.

    Args:
        text: The words, with ``{taken}`` and ``{all}``.
        count: Number of all stickers.
        complete: Words once all are taken, if these are others.
    """
    attributes = {"data-taken-words": text.format(taken="{taken}", all=count), **CHANGED}
    if complete:
        attributes["data-complete-words"] = complete.format(all=count)
    # Words that a page is hydrated with may be others, but not missing.
    return rx.el.span(text.format(taken=0, all=count), custom_attrs=attributes)


def sticker_drawing(project: Project, **props: Any) -> rx.Component:
    """Returns the picture of a sticker, which loads once it is near."""
    size = {"width": 200, "height": 200, "loading": "lazy"}
    attributes = size | props.pop("custom_attrs", {})
    return rx.el.img(src=project.sticker or "", alt="", custom_attrs=attributes, **props)
