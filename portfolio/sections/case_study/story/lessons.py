"""Lessons of a case, in two sentences."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.sticker import sticker
from portfolio.components.page_section import page_section
from portfolio.i18n.current import words
from portfolio.models.sections import Lessons


def lessons(section: Lessons) -> rx.Component:
    """Returns the two sentences side by side, large, with a sticker at their end."""
    label = words().lessons
    both = ((label.keep, section.keep), (label.change, section.change))
    return page_section(
        section,
        rx.el.div(
            rx.el.div(
                *(rx.el.div(rx.el.h2(name), rx.el.p(text)) for name, text in both),
                class_name="lessons__both",
            ),
            *([sticker(section.sticker)] if section.sticker else []),
            class_name="wrap columns",
        ),
        class_name="lessons",
        aria_label=label.title,
    )
