"""Markup of phones side by side."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import page_section, section_hash
from portfolio.sections.mobile_showcase.model import MobileShowcase
from portfolio.sections.section import section
from sandbox_islands.showcase.component import Showcase

SHOWCASE_SIZES = "(max-width: 1279px) 226px, 234px"


@section
def mobile_showcase(section: MobileShowcase) -> rx.Component:
    """Returns the phones; one is chosen where few have room; on wide screens they slide in."""
    pictures = [picture_props(image, SHOWCASE_SIZES) for image in section.images]
    captions = [image.caption for image in section.images]
    return page_section(
        section,
        Showcase.create(
            title=section.title, name=section_hash(section), pictures=pictures, captions=captions
        ),
        ground="client",
    )
