"""Markup of a summary."""

from __future__ import annotations

import reflex as rx

from portfolio.components.page_section import page_section
from portfolio.components.small_parts import unbroken
from portfolio.i18n.current import words_of
from portfolio.sections.section import section
from portfolio.sections.summary.model import Summary
from portfolio.sections.summary.words import SummaryWords


@section
def summary(section: Summary) -> rx.Component:
    """Returns problem, work and outcome in a panel, side by side where there is room."""
    label = words_of(SummaryWords)
    parts = (
        (label.problem, section.problem),
        (label.did, section.did),
        (label.outcome, section.outcome),
    )
    items = (rx.el.li(rx.el.h3(name), rx.el.p(*unbroken(text))) for name, text in parts)
    heading = rx.el.h2(section.title or label.title)
    panel = rx.el.div(heading, rx.el.ol(*items), class_name="summary__panel columns")
    return page_section(section, rx.el.div(panel, class_name="wrap"), class_name="summary")
