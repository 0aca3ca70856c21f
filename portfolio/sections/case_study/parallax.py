"""A picture as wide as the page that is pinned while the page scrolls."""

from __future__ import annotations

import reflex as rx

from custom_components.scroll_effect.component import ScrollEffect
from portfolio.components.media.picture import picture
from portfolio.models.sections import Parallax


def parallax(section: Parallax) -> rx.Component:
    """Returns the picture; while it is pinned, scrolling shows its parts one after the other."""
    return rx.el.section(
        ScrollEffect.create(effect="pinned"),
        rx.el.div(picture(section.image, "100vw"), class_name="pinned__frame"),
        class_name="pinned",
        custom_attrs={"style": {"--section-background": section.background_color}},
    )
