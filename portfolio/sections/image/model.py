"""Fields of a picture for each width of screen."""

from __future__ import annotations

from typing import Literal

from portfolio.models.device_pictures import DevicePictures


class SingleImage(DevicePictures):
    """A picture in a version for each width of screen."""

    kind: Literal["image"]
