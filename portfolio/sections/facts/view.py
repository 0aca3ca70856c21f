"""Markup of the facts of a case."""

from __future__ import annotations

import reflex as rx

from portfolio.components.page_section import page_section
from portfolio.i18n.current import words_of
from portfolio.sections.facts.model import Facts
from portfolio.sections.facts.words import FactsWords
from portfolio.sections.section import section


@section
def facts(section: Facts) -> rx.Component:
    """Returns the facts that there are as labels with values, up to four in a row."""
    label = words_of(FactsWords)
    shown = (
        (label.role, section.role),
        (label.client, section.client),
        (label.team, section.team),
        (label.mine, section.mine),
        (label.period, section.period),
        (label.built_with, ", ".join(section.built_with)),
    )
    pairs = (rx.el.div(rx.el.dt(name), rx.el.dd(fact)) for name, fact in shown if fact)
    table = rx.el.dl(*pairs, class_name="wrap")
    return page_section(section, table, class_name="facts", aria_label=label.facts)
