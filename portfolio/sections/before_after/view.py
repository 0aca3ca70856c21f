"""Markup of two pictures, one before and one after."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import page_section
from portfolio.i18n.current import words_of
from portfolio.sections.before_after.model import BeforeAfter
from portfolio.sections.before_after.words import BeforeAfterWords
from portfolio.sections.section import section
from sandbox_islands.comparison.component import Comparison as ComparisonIsland

BEFORE_AFTER_SIZES = "(max-width: 820px) 90vw, 840px"


@section
def before_after(section: BeforeAfter) -> rx.Component:
    """Returns the words and, beside them, the two pictures in one frame."""
    sentence = [rx.el.p(section.copy_text)] if section.copy_text else []
    # Nothing here follows the mouse, so nothing says that it does.
    said = {**words_of(BeforeAfterWords).props(), "tip": None, "choose": None}
    slider = ComparisonIsland.create(
        name=section.title,
        words=said,
        labels=list(section.labels),
        before=picture_props(section.before, BEFORE_AFTER_SIZES),
        after=picture_props(section.after, BEFORE_AFTER_SIZES),
        direction=section.direction,
    )
    return page_section(
        section,
        rx.el.div(
            rx.el.div(rx.el.h2(section.title), *sentence, class_name="before-and-after__words"),
            rx.el.div(slider, class_name="before-and-after__pictures"),
            class_name=f"before-and-after before-and-after--{section.direction} wrap columns",
        ),
    )
