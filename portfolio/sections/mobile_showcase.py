"""Phones side by side."""

from __future__ import annotations

import reflex as rx

from portfolio.components.band import band
from portfolio.components.devices import phone
from portfolio.models.sections import MobileShowcase


def mobile_showcase(section: MobileShowcase) -> rx.Component:
    """Returns the phones in a row; narrow screens scroll it sideways."""
    phones = (
        rx.el.li(phone(image, "(max-width: 820px) 190px, 232px")) for image in section.images
    )
    return band(
        section,
        rx.el.div(rx.el.h2(section.title, class_name="band__title"), class_name="wrap"),
        rx.el.ul(
            *phones,
            class_name="phones",
            role="list",
            aria_label=section.title,
            custom_attrs={"tabIndex": 0},
        ),
    )
