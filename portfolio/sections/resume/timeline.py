"""Roles and projects along a line, with their dates on the left."""

from __future__ import annotations

import reflex as rx

from portfolio.components.small_parts import chip_list
from portfolio.i18n.current import current_locale
from portfolio.models.resume import Resume
from portfolio.resume.items import Item, items
from portfolio.sections.resume.resume_part import detail, linked, quotation, resume_part
from sandbox_islands.decorations.component import Decorations

DOT_COLORS = (
    ("yellow", "amber"),
    ("pink", "magenta"),
    ("lime", "green"),
    ("sky", "projects-ring"),
)
"""Fill and inset shadow of the dots on the line, in rotation."""

DECORATED_WIDTH = 1280
"""Width of the window in CSS pixels above which the stickers have room."""


def timeline(resume: Resume, part: str, stickers: tuple[str, ...] = ()) -> rx.Component:
    """Returns the entries of a part along a line, in the order of the file.

    Args:
        resume: Document with the entries.
        part: Key of the document: work, volunteer or projects.
        stickers: Addresses of drawings beside the entries, of which at most as many are shown.
    """
    entries = items(resume, part, current_locale())
    shown = [*stickers[: len(entries)]]
    decorations = [Decorations.create(stickers=shown, above=DECORATED_WIDTH)] if shown else []
    jobs = (
        _job(entry, *DOT_COLORS[index % len(DOT_COLORS)]) for index, entry in enumerate(entries)
    )
    return resume_part(part, rx.el.div(*decorations, *jobs, class_name="jobs"))


def _job(item: Item, fill: str, step: str) -> rx.Component:
    return rx.el.article(
        rx.el.div(*([rx.el.span(item.period)] if item.period else []), class_name="job__period"),
        rx.el.div(
            rx.el.i(class_name="job__node", aria_hidden=True),
            *([rx.el.h3(linked(item.title, item.href))] if item.title else []),
            *detail(item, "job__employer"),
            *([rx.el.p(item.note, class_name="job__note")] if item.note else []),
            *quotation(item),
            *([rx.el.p(item.text, class_name="job__summary")] if item.text else []),
            *([rx.el.ul(*(rx.el.li(point) for point in item.points))] if item.points else []),
            *([chip_list(item.keywords)] if item.keywords else []),
            class_name="job__details",
        ),
        class_name="job columns",
        custom_attrs={"style": {"--fill": f"var(--{fill})", "--step": f"var(--{step})"}},
    )
