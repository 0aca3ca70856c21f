"""A loop in a player of its own."""

from __future__ import annotations

import reflex as rx

from portfolio.components.band import band
from portfolio.components.picture import picture
from portfolio.models.sections import Video
from portfolio.models.sections.video import SIZE


def video(section: Video) -> rx.Component:
    """Returns the poster in the player's frame."""
    return band(
        section,
        rx.el.div(
            rx.el.h2(section.title, class_name="band__title"),
            rx.el.div(
                picture(section.poster, f"min(90vw, {SIZE[0]}px)"), class_name="video__frame"
            ),
            class_name="wrap",
        ),
    )
