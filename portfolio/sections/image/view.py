"""Markup of a picture for each width of screen."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import device_screenshots
from portfolio.components.page_section import titled_section
from portfolio.sections.image.model import SingleImage
from portfolio.sections.section import section


@section
def single_image(section: SingleImage) -> rx.Component:
    """Returns the picture for phones, tablets and desktops."""
    pictures = device_screenshots(section)
    return titled_section(section, section.title, *pictures, ground="client")
