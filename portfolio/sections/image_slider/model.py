"""Fields of pictures chosen by number."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from portfolio.models.picture import PhoneCrop, WidePicture
from portfolio.models.section import BodySection, Heading


class ImageSlider(BodySection):
    """Pictures chosen by number."""

    kind: Literal["image-slider"]
    title: Heading = Field(examples=["Compare two loans"])
    images: tuple[WidePicture, ...] = Field(description="Pictures, counted from 1.", min_length=2)
    mobile_images: tuple[PhoneCrop, ...] = Field(
        (), description="Pictures for phones, one for each of `images`; shown up to 767 px."
    )

    @model_validator(mode="after")
    def _one_for_each(self) -> ImageSlider:
        if self.mobile_images and len(self.mobile_images) != len(self.images):
            expected = f"as many mobileImages as images, which are {len(self.images)}"
            raise ValueError(f"expected {expected}; found {len(self.mobile_images)}")
        return self
