"""Fields of a site on three devices."""

from __future__ import annotations

from typing import Literal

from portfolio.models.device_pictures import DevicePictures


class ResponsiveSlider(DevicePictures):
    """The three devices, one after the other."""

    kind: Literal["responsive-slider"]
