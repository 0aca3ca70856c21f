"""Pictures chosen by number."""

from __future__ import annotations

import reflex as rx

from custom_components.image_slider.component import ImageSlider as Slider
from portfolio.components.band import band
from portfolio.components.picture import picture_props
from portfolio.components.radio_name import radio_name
from portfolio.models.sections import ImageSlider

SIZES = "(max-width: 820px) 82vw, min(76vw, 960px)"


def image_slider(section: ImageSlider) -> rx.Component:
<<<<<<< HEAD
    """Returns the pictures in one frame, the first one first."""
=======
    """Returns the pictures in a row that snaps from one to the next."""
    slides = (rx.el.li(shot(image, "(max-width: 820px) 90vw, 1100px")) for image in section.images)
>>>>>>> 218db9c (Security headers are computed from the pages and sent by the local server; a browser finds nothing that minds them)
    return band(
        section,
        rx.el.div(
            rx.el.h2(section.title, class_name="band__title"),
            Slider.create(
                title=section.title,
                name=radio_name(section),
                images=[picture_props(image, SIZES) for image in section.images],
            ),
            class_name="wrap",
        ),
    )
