"""The same email in light and dark mode."""

from __future__ import annotations

import reflex as rx

from portfolio.components.band import band
from portfolio.components.picture import picture
from portfolio.models.sections import Comparison


def comparison(section: Comparison) -> rx.Component:
    """Returns the two pictures side by side, as stickers."""
    return band(
        section,
        rx.el.div(
            rx.el.h2(section.title, class_name="band__title"),
            rx.el.div(
                *(
                    rx.el.figure(
                        picture(image, "(max-width: 820px) 45vw, 600px"),
                        rx.el.figcaption(label, class_name="chip"),
                    )
                    for image, label in ((section.light, "Light"), (section.dark, "Dark"))
                ),
                class_name="comparison",
            ),
            class_name="wrap",
        ),
    )
