"""A picture in a version for each width of screen."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.screenshot import screenshot
from portfolio.components.page_section import titled_section
from portfolio.models.sections import SingleImage

DEVICES = {"mobile": "390px", "tablet": "min(90vw, 820px)", "desktop": "min(90vw, 1296px)"}
"""Widths at which each picture is shown; the stylesheet shows one of the three."""


def single_image(section: SingleImage) -> rx.Component:
    """Returns the picture for phones, tablets and desktops."""
    pictures = (
        rx.el.div(screenshot(getattr(section, f"{device}_src"), sizes), class_name=f"for-{device}")
        for device, sizes in DEVICES.items()
    )
    return titled_section(section, section.title, *pictures)
