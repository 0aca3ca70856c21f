"""Phones side by side."""

from __future__ import annotations

import reflex as rx

from custom_components.showcase.component import Showcase
from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import page_section
from portfolio.components.radio_name import radio_name
from portfolio.models.sections import MobileShowcase

PICTURE_SIZES = "(max-width: 820px) 192px, 214px"


def mobile_showcase(section: MobileShowcase) -> rx.Component:
    """Returns the phones; on narrow screens one is chosen, on wide ones they slide in."""
    pictures = [picture_props(image, PICTURE_SIZES) for image in section.images]
    captions = [image.caption for image in section.images]
    return page_section(
        section,
        Showcase.create(
            title=section.title, name=radio_name(section), pictures=pictures, captions=captions
        ),
    )
