"""Certificates, publications and references: short entries in two columns."""

from __future__ import annotations

import reflex as rx

from portfolio.i18n.current import current_locale
from portfolio.models.resume import Resume
from portfolio.resume.items import Item, items
from portfolio.sections.resume.resume_part import detail, linked, quotation, resume_part


def records(resume: Resume, part: str) -> rx.Component:
    """Returns the certificates or the publications, each with its date."""
    shown = (_record(item) for item in items(resume, part, current_locale()))
    return resume_part(part, rx.el.ul(*shown, class_name="records"))


def references(resume: Resume) -> rx.Component:
    """Returns what others say about the owner, each with a name."""
    quotes = (
        rx.el.figure(
            *quotation(item),
            *([rx.el.figcaption(item.title)] if item.title else []),
            class_name="record",
        )
        for item in items(resume, "references", current_locale())
    )
    return resume_part("references", rx.el.div(*quotes, class_name="records"))


def _record(item: Item) -> rx.Component:
    return rx.el.li(
        *([rx.el.p(item.period, class_name="record__date")] if item.period else []),
        *([rx.el.h3(linked(item.title, item.href))] if item.title else []),
        *detail(item, "record__detail"),
        *([rx.el.p(item.text)] if item.text else []),
        class_name="record",
    )
