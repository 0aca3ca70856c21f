"""A link that looks like a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import reflex as rx

from portfolio.components.link import link
from portfolio.components.visually_hidden import visually_hidden


def button(
    label: str,
    href: str,
    *,
    about: str = "",
    secondary: bool = False,
    anchor: Callable[..., rx.Component] = link,
    **props: Any,
) -> rx.Component:
    """Returns a link that looks like a sticker and lifts on hover.

    Args:
        label: The words on it.
        href: Address that it links to.
        about: Words after the label, for screen readers only.
        secondary: White instead of yellow; a view has at most one yellow button.
        anchor: Makes the link; ``new_tab`` where it must open in a new tab.
        **props: Further properties of the anchor.
    """
    more = [visually_hidden(f" {about}")] if about else []
    children = [label, *more]
    kind = "button button--secondary" if secondary else "button"
    return anchor(*children, href=href, class_name=kind, **props)
