"""Sections that show pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, model_validator

from portfolio.models.field_types import DisplayWidth
from portfolio.models.picture import (
    HalfPicture,
    PhoneCrop,
    PhonePicture,
    Picture,
    TabletPicture,
    WidePicture,
)
from portfolio.models.sections.base import BodySection, Heading, Title
from portfolio.picture_files.measure import SVG_SUFFIX, Measures, measure_raster, measure_vector

RATIO_TOLERANCE = 0.02
"""Largest difference between the ratios of the two pictures."""


class DevicePictures(BodySection):
    """A view of a site at the three device widths."""

    title: Heading = Field(examples=["Fits every screen"])
    mobile_src: PhonePicture = Field(description="Picture up to 767 px.")
    tablet_src: TabletPicture = Field(description="Picture from 768 to 1023 px.")
    desktop_src: WidePicture = Field(description="Picture from 1024 px.")


class ResponsiveSlider(DevicePictures):
    """The three devices, one after the other."""

    kind: Literal["responsive-slider"]


class SingleImage(DevicePictures):
    """A picture in a version for each width of screen."""

    kind: Literal["image"]


class Parallax(BodySection):
    """A wide picture that is pinned while the page scrolls."""

    kind: Literal["parallax"]
    image: WidePicture
    mobile_src: PhoneCrop | None = Field(
        None, description="Picture for phones, 3 wide and 4 high; shown up to 767 px."
    )


class PhoneScreen(Picture):
    """A phone of several, with a word about it."""

    caption: str = Field(
        "",
        description="Decision that the screen shows; the alternative text says what is to be seen.",
        examples=["Four answers, one tap: nobody types with gloves on"],
    )


class MobileShowcase(BodySection):
    """Phones side by side."""

    kind: Literal["mobile-showcase"]
    title: Heading = Field(examples=["In the hand"])
    images: tuple[Annotated[PhoneScreen, DisplayWidth(390)], ...] = Field(
        description="Pictures of phone screens.", min_length=2, max_length=5
    )


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


class Comparison(BodySection):
    """An email in light and dark mode, the two laid over each other."""

    kind: Literal["comparison"]
    title: Heading = Field(examples=["Day and night"])
    light: HalfPicture
    dark: HalfPicture


class Logo(Picture):
    """A brand mark, SVG or not; its alternative text is the brand's name."""

    @classmethod
    def _measured(cls, file: Path, src: str) -> Measures:
        return measure_vector(file) if file.suffix.lower() == SVG_SUFFIX else measure_raster(file)


class LogoGrid(BodySection):
    """Brand marks in a grid."""

    kind: Literal["logo-grid"]
    title: Heading = Field(examples=["Twelve brands"])
    logos: tuple[Annotated[Logo, DisplayWidth(0)], ...] = Field(
        description="Brand marks, in order.", min_length=1
    )


FramedPicture = Annotated[Picture, DisplayWidth(840)]
Label = Annotated[str, Field(min_length=1, max_length=30)]


class BeforeAfter(BodySection):
    """Two pictures in one frame; what is before gives way to what is after."""

    kind: Literal["before-after"]
    title: Title = Field(examples=["From boxes to streets"])
    copy_text: str = Field(
        "",
        alias="copy",
        description="Sentence below the heading.",
        examples=["The same pins, the same list, the same way."],
    )
    before: FramedPicture = Field(
        description="Picture where reading starts, or above. The frame is 8 wide and 5 high, or 3 "
        "and 4."
    )
    after: FramedPicture = Field(description="Picture on the other side; of the same ratio.")
    labels: tuple[Label, Label] = Field(
        description="Labels of the two, in this order; on the border of the frame.",
        examples=[["Wireframe", "Shipped"]],
    )
    direction: Literal["across", "down"] = Field(
        "across", description="Axis along which the divider moves."
    )

    @model_validator(mode="after")
    def _of_one_ratio(self) -> BeforeAfter:
        first, second = (it.width / it.height for it in (self.before, self.after))
        if abs(first - second) > RATIO_TOLERANCE * first:
            found = " and ".join(
                f"{it.src} is {it.width} by {it.height}" for it in (self.before, self.after)
            )
            raise ValueError(f"expected before and after in the same ratio, but {found}")
        return self
