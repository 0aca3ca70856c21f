"""Languages and interests: a name each, how well, and what belongs to it."""

from __future__ import annotations

import reflex as rx

from portfolio.components.chip_list import chip_list
from portfolio.i18n.current import current_locale
from portfolio.models.resume import Resume
from portfolio.resume.items import Item, items
from portfolio.sections.resume.resume_part import resume_part


def languages(resume: Resume) -> rx.Component:
    """Returns the languages that the owner speaks."""
    return _topics(resume, "languages")


def interests(resume: Resume) -> rx.Component:
    """Returns what the owner likes beside the work."""
    return _topics(resume, "interests")


def more(item: Item) -> list[rx.Component]:
    """Returns what a topic has beside its name: how well it is known, and its keywords."""
    return [
        *([rx.el.p(item.detail, class_name="muted")] if item.detail else []),
        *([chip_list(item.keywords)] if item.keywords else []),
    ]


def _topics(resume: Resume, part: str) -> rx.Component:
    topics = (_topic(item) for item in items(resume, part, current_locale()))
    return resume_part(part, rx.el.ul(*topics, class_name="topics"))


def _topic(item: Item) -> rx.Component:
    name = [rx.el.h3(item.title)] if item.title else []
    return rx.el.li(*name, *more(item), class_name="topic")
