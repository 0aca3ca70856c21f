"""A block that expands and collapses."""

from __future__ import annotations

import reflex as rx


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
