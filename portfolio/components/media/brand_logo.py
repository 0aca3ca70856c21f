"""The logo of a brand in the colour of the text."""

from __future__ import annotations

import reflex as rx

from portfolio.components.markup import markup
from portfolio.components.media.asset_manifest import manifest
from portfolio.components.media.picture import picture
from portfolio.components.visually_hidden import visually_hidden
from portfolio.models.sections.pictures import Logo


def brand_logo(logo: Logo) -> rx.Component:
    """Returns the logo: an SVG takes the colour of the text, a photograph keeps its own."""
    if not logo.is_vector:
        return picture(logo, "200px")
    return rx.fragment(
        markup(manifest().logos[logo.file], aria_hidden=True), visually_hidden(logo.alt)
    )
