"""Brand marks in a grid."""

from __future__ import annotations

import reflex as rx

from custom_components.scroll_effect.component import ScrollEffect
from portfolio.components.brand_logo import mark
from portfolio.components.section import band, titled
from portfolio.models.sections import LogoGrid


def logo_grid(section: LogoGrid) -> rx.Component:
    """Returns the marks, four by three or two by six, in one colour."""
    items = (rx.el.li(mark(logo)) for logo in section.logos)
    return band(
        section,
        ScrollEffect.create(effect="logos"),
        titled(section.title, rx.el.ul(*items, class_name="logos")),
    )
