"""A brand mark in the colour of the text."""

from __future__ import annotations

import reflex as rx

from portfolio.components.markup import markup
from portfolio.components.picture import picture
from portfolio.models.sections.pictures import Logo


def mark(logo: Logo) -> rx.Component:
    """Returns the mark: a drawing takes the colour of the text, a photograph keeps its own."""
    if logo.file.suffix != ".svg":
        return picture(logo, "200px")
    return rx.fragment(
        markup(logo.file.read_text(), aria_hidden=True),
        rx.el.span(logo.alt, class_name="visually-hidden"),
    )
