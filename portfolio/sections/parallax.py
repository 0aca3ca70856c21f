"""A wide picture that stays while the page moves on."""

from __future__ import annotations

import reflex as rx

from portfolio.components.picture import picture
from portfolio.models.sections import Parallax


def parallax(section: Parallax) -> rx.Component:
    """Returns the picture across the whole width, moving slower than the page."""
    return rx.el.section(
        picture(section.image, "100vw"),
        class_name="parallax",
        custom_attrs={"style": {"--band": section.background_color}},
    )
