"""Links within the site and to other sites, and words for screen readers."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.i18n.current import words
from portfolio.models.link import leaves_site


def link(*children: rx.Component | str, href: str, rel: str = "", **props: Any) -> rx.Component:
    """Returns a link; one to another site opens in a new tab, with a note for screen readers.

    A link within the page (``#id``) is a plain anchor, because React Router would resolve it to
    another address.

    Args:
        *children: The link's words.
        href: Address that it links to.
        rel: What the other page is to this one, beside what opening a new tab asks for.
        **props: Further properties of the anchor.
    """
    if rel and not leaves_site(href):
        props["rel"] = rel
    if href.startswith("#"):
        return rx.el.A.create(*children, href=href, **props)
    if not leaves_site(href):
        return rx.el.a(*children, href=href, **props)
    return new_tab(*children, href=href, rel=rel, **props)


def new_tab(*children: rx.Component | str, href: str, rel: str = "", **props: Any) -> rx.Component:
    """Returns a link that opens in a new tab, with a note for screen readers.

    Args:
        *children: The link's words.
        href: Address that it links to.
        rel: What the other page is to this one.
        **props: Further properties of the anchor.
    """
    hint = visually_hidden(f" {words().layout.opens_in_new_tab}")
    whole_rel = f"noopener noreferrer {rel}".strip()
    return rx.el.a(*children, hint, href=href, target="_blank", rel=whole_rel, **props)


def visually_hidden(words: str) -> rx.Component:
    """Returns words that are read aloud and not shown."""
    return rx.el.span(words, class_name="visually-hidden")
