"""Markup of a site on three devices."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import page_section, section_hash
from portfolio.i18n.current import words
from portfolio.sections.responsive_slider.model import ResponsiveSlider
from portfolio.sections.section import section
from sandbox_islands.devices.component import Devices

DRAWN_DEVICE_SIZES = {
    "mobile": "(max-width: 600px) 48vw, (max-width: 1440px) 18vw, 260px",
    "tablet": "(max-width: 600px) 58vw, (max-width: 1440px) 29vw, 420px",
    "desktop": "(max-width: 600px) 80vw, (max-width: 1440px) 59vw, 850px",
}
"""Width of each drawn device's screen when the device is chosen, as CSS ``sizes``."""


@section
def responsive_slider(section: ResponsiveSlider) -> rx.Component:
    """Returns the three devices on a stage; the chosen one follows scroll or width."""
    pictures = {
        device: picture_props(getattr(section, f"{device}_src"), sizes)
        for device, sizes in DRAWN_DEVICE_SIZES.items()
    }
    return page_section(
        section,
        Devices.create(
            title=section.title,
            name=section_hash(section),
            words=words().devices.props(),
            pictures=pictures,
        ),
        ground="client",
        class_name="page-section--stage",
    )
