"""Links that look like buttons, and rows of them."""

from __future__ import annotations

from collections.abc import Callable

import reflex as rx

from portfolio.components.link import link, visually_hidden
from portfolio.components.small_parts import NOT_SEARCHED


def button(
    label: str,
    href: str,
    *,
    about: str = "",
    secondary: bool = False,
    anchor: Callable[..., rx.Component] = link,
) -> rx.Component:
    """Returns a link that looks like a sticker and lifts on hover.

    Args:
        label: The words on it.
        href: Address that it links to.
        about: Words after the label, for screen readers only.
        secondary: White instead of yellow; a view has at most one yellow button.
        anchor: Makes the link; ``new_tab`` where it must open in a new tab.
    """
    more = [visually_hidden(f" {about}")] if about else []
    kind = "button button--secondary" if secondary else "button"
    return anchor(label, *more, href=href, class_name=kind, **NOT_SEARCHED)


def button_row(*buttons: rx.Component) -> rx.Component:
    """Returns buttons side by side; they wrap where there is no room."""
    return rx.el.div(*buttons, class_name="button-row")
