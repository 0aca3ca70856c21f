"""Markup of pictures chosen by number."""

from __future__ import annotations

from itertools import zip_longest

import reflex as rx

from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import section_hash, titled_section
from portfolio.sections.image_slider.model import ImageSlider
from portfolio.sections.section import section
from sandbox_islands.image_slider.component import ImageSlider as SliderIsland

SLIDER_SIZES = "(max-width: 820px) 82vw, min(76vw, 960px)"


@section
def image_slider(section: ImageSlider) -> rx.Component:
    """Returns the pictures in one frame; the first is shown until another is chosen."""
    images = [
        picture_props(image, SLIDER_SIZES, phone=phone)
        for image, phone in zip_longest(section.images, section.mobile_images)
    ]
    slider = SliderIsland.create(title=section.title, name=section_hash(section), images=images)
    return titled_section(section, section.title, slider)
