"""The arrow of a card that is one link."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.icon import icon
from portfolio.icons.icon_sets import Icon
from portfolio.models.link import leaves_site


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
