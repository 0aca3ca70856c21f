"""Markup of brand marks in a grid."""

from __future__ import annotations

import reflex as rx

from portfolio.components.inline_script import module_script
from portfolio.components.link import visually_hidden
from portfolio.components.markup import markup
from portfolio.components.media.asset_manifest import manifest
from portfolio.components.media.picture import picture
from portfolio.components.page_section import titled_section
from portfolio.sections.logo_grid.model import Logo, LogoGrid
from portfolio.sections.section import section


@section
def logo_grid(section: LogoGrid) -> rx.Component:
    """Returns the logos in one colour, in four columns or, on narrow screens, in two.

    Without JavaScript, by touch and with reduced motion: all are visible from the start; else
    they fade in one after the other once they are seen.
    """
    logos = (
        rx.el.li(_logo(logo), custom_attrs={"style": {"--index": index}})
        for index, logo in enumerate(section.logos)
    )
    grid = rx.el.ul(*logos, class_name="logos", custom_attrs={"suppressHydrationWarning": True})
    return titled_section(section, section.title, grid, module_script("logo_grid.js"))


def _logo(logo: Logo) -> rx.Component:
    """Returns a logo: an SVG takes the colour of the text, a photograph keeps its own."""
    if not logo.is_vector:
        return picture(logo, "200px")
    drawing = markup(manifest().inline_drawings[logo.file], aria_hidden=True)
    return rx.fragment(drawing, visually_hidden(logo.alt))
