"""The case in three sentences."""

from __future__ import annotations

import reflex as rx

from portfolio.components.page_section import page_section
from portfolio.i18n.current import words
from portfolio.models.sections import Summary


def summary(section: Summary) -> rx.Component:
    """Returns problem, work and outcome side by side; one below the other on narrow screens."""
    label = words().summary
    parts = (
        (label.problem, section.problem),
        (label.did, section.did),
        (label.outcome, section.outcome),
    )
    return page_section(
        section,
        rx.el.div(
            rx.el.h2(section.title or label.title),
            rx.el.ol(*(rx.el.li(rx.el.h3(name), rx.el.p(text)) for name, text in parts)),
            class_name="wrap columns",
        ),
        class_name="summary",
    )
