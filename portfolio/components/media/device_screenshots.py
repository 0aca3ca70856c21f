"""Screenshots for the three widths of a screen, of which one is shown."""

from __future__ import annotations

from collections.abc import Iterator

import reflex as rx

from portfolio.components.media.picture import screenshot
from portfolio.models.device_pictures import DevicePictures

DEVICE_SIZES = {"mobile": "390px", "tablet": "min(90vw, 820px)", "desktop": "min(90vw, 1296px)"}
"""CSS ``sizes`` of the picture for each device; the stylesheet shows one of the three."""


def device_screenshots(section: DevicePictures) -> Iterator[rx.Component]:
    """Yields the screenshots for phones, tablets and desktops, of which one is shown."""
    for device, sizes in DEVICE_SIZES.items():
        image = getattr(section, f"{device}_src")
        yield rx.el.div(screenshot(image, sizes), class_name=f"for-{device}")
