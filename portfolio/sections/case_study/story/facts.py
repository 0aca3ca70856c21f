"""Facts of a case: who did it, for whom, when and with what."""

from __future__ import annotations

import reflex as rx

from portfolio.components.page_section import page_section
from portfolio.i18n.current import words
from portfolio.models.sections import Facts


def facts(section: Facts) -> rx.Component:
    """Returns the facts that there are as labels with values, a quarter of the page each."""
    label = words().facts
    shown = (
        (label.role, section.role),
        (label.client, section.client),
        (label.team, section.team),
        (label.period, section.period),
        (label.built_with, ", ".join(section.built_with)),
    )
    return page_section(
        section,
        rx.el.dl(
            *(rx.el.div(rx.el.dt(name), rx.el.dd(fact)) for name, fact in shown if fact),
            class_name="wrap",
        ),
        class_name="facts",
        aria_label=label.facts,
    )
