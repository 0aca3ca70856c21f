"""Logos of brands in a grid."""

from __future__ import annotations

import reflex as rx

from custom_components.scroll_effect.component import ScrollEffect
from portfolio.components.media.brand_logo import brand_logo
from portfolio.components.page_section import page_section, titled
from portfolio.models.sections import LogoGrid


def logo_grid(section: LogoGrid) -> rx.Component:
    """Returns the logos in one colour, in four columns or, on narrow screens, in two."""
    items = (rx.el.li(brand_logo(logo)) for logo in section.logos)
    return page_section(
        section,
        ScrollEffect.create(effect="logos"),
        titled(section.title, rx.el.ul(*items, class_name="logos")),
    )
