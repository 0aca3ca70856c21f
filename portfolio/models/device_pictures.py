"""Pictures for the three widths of a screen."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.picture import PhonePicture, TabletPicture, WidePicture
from portfolio.models.section import BodySection, Heading


class DevicePictures(BodySection):
    """A view of a site at the three device widths."""

    title: Heading = Field(examples=["Fits every screen"])
    mobile_src: PhonePicture = Field(description="Picture up to 767 px.")
    tablet_src: TabletPicture = Field(description="Picture from 768 to 1023 px.")
    desktop_src: WidePicture = Field(description="Picture from 1024 px.")
