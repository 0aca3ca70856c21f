"""A wide picture that stays while the page moves on."""

from __future__ import annotations

import reflex as rx

from custom_components.scroll_effect.component import ScrollEffect
from portfolio.components.picture import picture
from portfolio.models.sections import Parallax


def parallax(section: Parallax) -> rx.Component:
    """Returns the picture across the whole width, pinned while its parts pass by."""
    return rx.el.section(
        ScrollEffect.create(effect="pinned"),
        rx.el.div(picture(section.image, "100vw"), class_name="pinned__frame"),
        class_name="pinned",
        custom_attrs={"style": {"--band": section.background_color}},
    )
