"""The head of the printed resume."""

from __future__ import annotations

import reflex as rx

from portfolio.models.resume import Basics


def print_header(basics: Basics) -> rx.Component:
    """Returns name, title and addresses; shown in print only."""
    addresses = {basics.email: f"mailto:{basics.email}", basics.url: basics.url}
    links = (
        rx.el.a(text.partition("://")[2] or text, href=href)
        for text, href in addresses.items()
        if text and href
    )
    return rx.el.div(
        rx.el.p(basics.name),
        rx.el.p(basics.label),
        rx.el.p(*links),
        class_name="print-header",
    )
