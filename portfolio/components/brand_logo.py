"""A brand mark in the colour of the text."""

from __future__ import annotations

import reflex as rx

from portfolio.components.markup import markup
from portfolio.components.picture import picture
from portfolio.models.sections.pictures import Logo
from portfolio.models.svg_safety import read_inline_svg


def brand_logo(logo: Logo) -> rx.Component:
    """Returns the mark: a drawing takes the colour of the text, a photograph keeps its own."""
    if logo.file.suffix != ".svg":
        return picture(logo, "200px")
    return rx.fragment(
        markup(read_inline_svg(logo.file), aria_hidden=True),
        rx.el.span(logo.alt, class_name="visually-hidden"),
    )
