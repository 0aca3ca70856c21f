"""Screenshots of one site on three devices."""

from __future__ import annotations

import reflex as rx

from custom_components.devices.component import Devices
from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import page_section
from portfolio.components.radio_name import radio_name
from portfolio.i18n.current import words
from portfolio.models.sections import ResponsiveSlider

PICTURE_SIZES = {
    "mobile": "(max-width: 820px) 210px, 300px",
    "tablet": "(max-width: 820px) 290px, 450px",
    "desktop": "(max-width: 820px) 80vw, 820px",
}
"""Width of each device's screen when the device is in the middle, as CSS ``sizes``."""


def responsive_slider(section: ResponsiveSlider) -> rx.Component:
    """Returns the three devices on a stage; the one in the middle follows scroll or width."""
    pictures = {
        device: picture_props(getattr(section, f"{device}_src"), sizes)
        for device, sizes in PICTURE_SIZES.items()
    }
    return page_section(
        section,
        Devices.create(
            title=section.title,
            name=radio_name(section),
            words=words().devices.props(),
            pictures=pictures,
        ),
        class_name="page-section--stage",
    )
