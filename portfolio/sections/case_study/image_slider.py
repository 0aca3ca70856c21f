"""Pictures chosen by number."""

from __future__ import annotations

from itertools import zip_longest

import reflex as rx

from custom_components.image_slider.component import ImageSlider as Slider
from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import titled_section
from portfolio.components.radio_name import radio_name
from portfolio.models.sections import ImageSlider

SIZES = "(max-width: 820px) 82vw, min(76vw, 960px)"


def image_slider(section: ImageSlider) -> rx.Component:
    """Returns the pictures in one frame; the first is shown until another is chosen."""
    return titled_section(
        section,
        section.title,
        Slider.create(
            title=section.title,
            name=radio_name(section),
            images=[
                picture_props(image, SIZES, phone=phone)
                for image, phone in zip_longest(section.images, section.mobile_images)
            ],
        ),
    )
