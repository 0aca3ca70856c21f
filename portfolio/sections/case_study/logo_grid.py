"""Logos of brands in a grid."""

from __future__ import annotations

import reflex as rx

from portfolio.components.inline_script import module_script
from portfolio.components.media.brand_logo import brand_logo
from portfolio.components.page_section import titled_section
from portfolio.models.sections import LogoGrid
from portfolio.models.sections.pictures import Logo


def logo_grid(section: LogoGrid) -> rx.Component:
    """Returns the logos in one colour, in four columns or, on narrow screens, in two.

    Without JavaScript, by touch and with reduced motion: all are visible from the start; else
    they fade in one after the other once they are seen.
    """
    grid = rx.el.ul(
        *(_item(logo, index) for index, logo in enumerate(section.logos)),
        class_name="logos",
        custom_attrs={"suppressHydrationWarning": True},
    )
    return titled_section(section, section.title, grid, module_script("logo_grid.js"))


def _item(logo: Logo, index: int) -> rx.Component:
    return rx.el.li(brand_logo(logo), custom_attrs={"style": {"--index": index}})
