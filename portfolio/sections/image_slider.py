"""Pictures chosen by number."""

from __future__ import annotations

import reflex as rx

from portfolio.components.band import band
from portfolio.components.devices import shot
from portfolio.models.sections import ImageSlider


def image_slider(section: ImageSlider) -> rx.Component:
    """Returns the pictures in a row that snaps from one to the next."""
    slides = (
        rx.el.li(shot(image, "(max-width: 820px) 90vw, 1100px")) for image in section.images
    )
    return band(
        section,
        rx.el.div(
            rx.el.h2(section.title, class_name="band__title"),
            rx.el.ol(*slides, class_name="slides"),
            class_name="wrap",
        ),
    )
