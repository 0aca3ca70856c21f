"""One site on three devices."""

from __future__ import annotations

import reflex as rx

from portfolio.components.band import band
from portfolio.components.devices import phone, tablet
from portfolio.components.picture import picture
from portfolio.models.picture import Picture
from portfolio.models.sections import ResponsiveSlider


def responsive_slider(section: ResponsiveSlider) -> rx.Component:
    """Returns the three devices on a stage: laptop, phone and tablet."""
    return band(
        section,
        rx.el.div(rx.el.h2(section.title, class_name="band__title"), class_name="wrap"),
        rx.el.div(
            phone(section.mobile_src, "(max-width: 820px) 130px, 236px"),
            tablet(section.tablet_src, "(max-width: 820px) 190px, 370px"),
            _laptop(section.desktop_src),
            class_name="stage",
        ),
        class_name="band--stage",
    )


def _laptop(image: Picture) -> rx.Component:
    return rx.el.div(
        rx.el.div(picture(image, "(max-width: 820px) 78vw, 820px"), class_name="laptop__lid"),
        rx.el.div(class_name="laptop__base"),
        class_name="laptop",
    )
