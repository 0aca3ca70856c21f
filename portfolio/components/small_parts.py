"""Small parts of sections: labels, facts in a line, numbers, arrows, and what expands."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import reflex as rx

from portfolio.components.media.icon import icon
from portfolio.i18n.current import current_locale, words
from portfolio.icons.icon_sets import Icon
from portfolio.models.link import leaves_site
from portfolio.models.result import Result

SHORT_WITH_HYPHEN = re.compile(r"(?<![\w-])(\w{1,9}-\w{1,9})(?![\w-])")
"""A word such as "full-time"; a longer one may have to break on a phone."""

NOT_SEARCHED: dict[str, Any] = {"data_pagefind_ignore": ""}
"""Property of what is no word of the page itself: an invitation, or a list of what has pages."""

NUMERAL = "numeral print-exact icon-button icon-button--accent"
"""Class of an element that shows a number in a circle, such as that of a step."""


def chip_list(labels: Iterable[str]) -> rx.Component:
    """Returns a list of labels, each in a rounded box."""
    return rx.el.ul(*(rx.el.li(label, class_name="chip") for label in labels), class_name="chips")


def counted_by(result: Result) -> str:
    """Returns who counted a figure, and when."""
    if not result.date:
        return result.source
    date = current_locale().calendar_date(result.date)
    return words().case_study.source.format(source=result.source, date=date)


def draft_note(*, is_fixed: bool = False) -> rx.Component:
    """Returns the mark of a page or case study that only the development server shows.

    Args:
        is_fixed: Whether it stays at the foot of the window, above what the page shows.
    """
    name = "draft-note draft-note--fixed" if is_fixed else "draft-note"
    return rx.el.p(words().layout.draft, class_name=name)


def go(href: str, *, accent: bool = False) -> rx.Component:
    """Returns a round arrow; that of a link which leaves the site points up.

    Args:
        href: Address that the card links to.
        accent: Whether the arrow has the colour of main buttons.
    """
    names = ["go", "icon-button"]
    if leaves_site(href):
        names.append("go--out")
    if accent:
        names.append("icon-button--accent")
    return rx.el.span(icon(Icon.ARROW_RIGHT), class_name=" ".join(names))


def disclosure(summary: str, *children: rx.Component) -> rx.Component:
    """Returns a native ``<details>`` with a plus or minus icon.

    Browsers open it for find-in-page; its stylesheet opens it in print.

    Args:
        summary: The words that are always visible.
        *children: Components that show when it is open.
    """
    icon = rx.el.span(class_name="disclosure__icon icon-button", aria_hidden=True)
    return rx.el.details(
        rx.el.summary(summary, icon),
        rx.el.div(*children, class_name="disclosure__body"),
        class_name="disclosure",
    )


def dotted(*parts: rx.Component | str, class_name: str = "") -> rx.Component:
    """Returns a list of parts in a line; no line begins or ends with a dot where it wraps."""
    return rx.el.div(rx.el.ul(*map(rx.el.li, parts)), class_name=f"dotted {class_name}".strip())


def unbroken(text: str) -> list[rx.Component | str]:
    """Returns a text in which short words with a hyphen stay on one line."""
    parts = SHORT_WITH_HYPHEN.split(text)
    return [
        rx.el.span(part, class_name="nowrap") if index % 2 else part
        for index, part in enumerate(parts)
        if part
    ]
