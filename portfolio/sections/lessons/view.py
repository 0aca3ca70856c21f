"""Markup of lessons."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import sticker
from portfolio.components.page_section import page_section
from portfolio.i18n.current import words_of
from portfolio.sections.lessons.model import Lessons
from portfolio.sections.lessons.words import LessonsWords
from portfolio.sections.section import section


@section
def lessons(section: Lessons) -> rx.Component:
    """Returns the two sentences side by side, large, with a sticker at their end."""
    label = words_of(LessonsWords)
    both = ((label.keep, section.keep), (label.change, section.change))
    sentences = (rx.el.div(rx.el.h2(name), rx.el.p(text)) for name, text in both)
    content = rx.el.div(
        rx.el.div(*sentences, class_name="lessons__both"),
        *([sticker(section.sticker)] if section.sticker else []),
        class_name="wrap columns",
    )
    # Named after its own words: a page may have several, and two regions of one name are confused.
    name = f"{label.title}: {section.chapter or section.keep}"
    return page_section(section, content, class_name="lessons", aria_label=name)
