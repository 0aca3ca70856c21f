"""Entries of the resume along a line, with their dates on the left."""

from __future__ import annotations

import reflex as rx

from portfolio.components.chip_list import chip_list
from portfolio.components.link import link
from portfolio.i18n.current import words
from portfolio.resume.items import Item

COLOURS = (("yellow", "amber"), ("pink", "magenta"), ("lime", "green"), ("sky", "projects-ring"))
"""Fill and inset shadow of the dots on the timeline, in rotation."""


def timeline(items: tuple[Item, ...], *before: rx.Component) -> rx.Component:
    """Returns roles or projects along a line.

    Args:
        items: The entries, in their order.
        *before: Components that also stand in the element of the timeline.
    """
    jobs = (_job(item, *COLOURS[index % 4]) for index, item in enumerate(items))
    return rx.el.div(*before, *jobs, class_name="jobs")


def detail(item: Item, class_name: str) -> list[rx.Component]:
    """Returns the line below an entry's title, if there is one: employer and place."""
    if not item.below:
        return []
    if not item.detail_href:
        return [rx.el.p(item.below, class_name=class_name)]
    place = f", {item.place}" if item.place else ""
    return [rx.el.p(linked(item.detail, item.detail_href), place, class_name=class_name)]


def quotation(item: Item) -> list[rx.Component]:
    """Returns the entry's quotation in the marks of the language, if there is one."""
    quote = words().resume.quotation.format(text=item.quote)
    return [rx.el.blockquote(quote)] if item.quote else []


def linked(words: str, href: str) -> rx.Component | str:
    """Returns words as they are, or as a link where there is an address."""
    return link(words, href=href) if href else words


def _job(item: Item, fill: str, step: str) -> rx.Component:
    return rx.el.article(
        rx.el.div(*([rx.el.span(item.period)] if item.period else []), class_name="job__period"),
        rx.el.div(
            rx.el.i(class_name="job__node", aria_hidden=True),
            *([rx.el.h3(linked(item.title, item.href))] if item.title else []),
            *detail(item, "job__employer"),
            *([rx.el.p(item.note, class_name="job__note")] if item.note else []),
            *quotation(item),
            *([rx.el.ul(*(rx.el.li(it) for it in item.points))] if item.points else []),
            *([chip_list(item.keywords)] if item.keywords else []),
            class_name="job__details",
        ),
        class_name="job",
        custom_attrs={"style": {"--fill": f"var(--{fill})", "--step": f"var(--{step})"}},
    )
