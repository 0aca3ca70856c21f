"""Links that know whether they leave the site."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.components.visually_hidden import visually_hidden
from portfolio.models.link import leaves_site


def link(*children: rx.Component | str, href: str, **props: Any) -> rx.Component:
    """Returns a link between documents; one that leaves opens in a new tab and says so.

    One within the page stays as it is written: the router would give it the page's address.

    Args:
        *children: What it says.
        href: Where it leads.
        **props: Further properties of the anchor.
    """
    if href.startswith("#"):
        return rx.el.A.create(*children, href=href, **props)
    if not leaves_site(href):
        return rx.el.a(*children, href=href, **props)
    return new_tab(*children, href=href, **props)


def new_tab(*children: rx.Component | str, href: str, **props: Any) -> rx.Component:
    """Returns a link that opens in a new tab and says so."""
    note = visually_hidden(" (opens in a new tab)")
    return rx.el.a(*children, note, href=href, target="_blank", rel="noopener noreferrer", **props)
