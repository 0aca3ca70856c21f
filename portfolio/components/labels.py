"""Short labels: those of tags and technologies in a row, and the mark of a draft."""

from __future__ import annotations

from collections.abc import Iterable

import reflex as rx

from portfolio.i18n.current import words


def chip_list(labels: Iterable[str]) -> rx.Component:
    """Returns a list of labels, each in a rounded box."""
    return rx.el.ul(*(rx.el.li(label, class_name="chip") for label in labels), class_name="chips")


def draft_note(*, is_fixed: bool = False) -> rx.Component:
    """Returns the mark of a page or case study that only the development server shows.

    Args:
        is_fixed: Whether it stays at the foot of the window, above what the page shows.
    """
    name = "draft-note draft-note--fixed" if is_fixed else "draft-note"
    return rx.el.p(words().layout.draft, class_name=name)
