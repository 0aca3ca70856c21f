"""Something to expand."""

from __future__ import annotations

import reflex as rx


def fold(summary: str, *children: rx.Component) -> rx.Component:
    """Returns a native ``<details>`` with a sticker of a plus or a minus.

    It opens for find-in-page by the browser's own doing, and in print by its stylesheet.

    Args:
        summary: What is always visible.
        *children: What it unfolds.
    """
    mark = rx.el.span(class_name="fold__mark icon-button", aria_hidden=True)
    return rx.el.details(
        rx.el.summary(summary, mark),
        rx.el.div(*children, class_name="fold__body"),
        class_name="fold",
    )
