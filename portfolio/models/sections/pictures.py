"""Sections that show pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from portfolio.models.meaning import DisplayWidth
from portfolio.models.picture import HalfPicture, PhonePicture, Picture, TabletPicture, WidePicture
from portfolio.models.picture.size import VECTOR, Measures, measure_raster, measure_vector
from portfolio.models.sections.base import Section


class DevicePictures(Section):
    """One view of a site at the three device widths."""

    title: str = Field(description="The section's heading.", examples=["Fits every screen"])
    mobile_src: PhonePicture = Field(description="Shown up to 767 px.")
    tablet_src: TabletPicture = Field(description="Shown from 768 to 1023 px.")
    desktop_src: WidePicture = Field(description="Shown from 1024 px.")


class ResponsiveSlider(DevicePictures):
    """The three devices, one after the other."""

    kind: Literal["responsive-slider"]


class SingleImage(DevicePictures):
    """One picture, in a version for each width of screen."""

    kind: Literal["image"]


class Parallax(Section):
    """A wide picture that is pinned while the page scrolls."""

    kind: Literal["parallax"]
    image: WidePicture


class MobileShowcase(Section):
    """Phones side by side."""

    kind: Literal["mobile-showcase"]
    title: str = Field(description="The section's heading.", examples=["In the hand"])
    images: tuple[PhonePicture, ...] = Field(
        description="Phone screens.", min_length=2, max_length=5
    )


class ImageSlider(Section):
    """Pictures chosen by number."""

    kind: Literal["image-slider"]
    title: str = Field(description="The section's heading.", examples=["Compare two loans"])
    images: tuple[WidePicture, ...] = Field(description="In order, counted from 1.", min_length=2)


class Comparison(Section):
    """The same email in light and dark mode, one over the other."""

    kind: Literal["comparison"]
    title: str = Field(description="The section's heading.", examples=["Day and night"])
    light: HalfPicture
    dark: HalfPicture


class Logo(Picture):
    """A brand mark, SVG or not; its alternative text is the brand's name."""

    @classmethod
    def _measured(cls, file: Path, src: str) -> Measures:
        return measure_vector(file) if file.suffix.lower() == VECTOR else measure_raster(file)


class LogoGrid(Section):
    """Brand marks in a grid."""

    kind: Literal["logo-grid"]
    title: str = Field(description="The section's heading.", examples=["Twelve brands"])
    logos: tuple[Annotated[Logo, DisplayWidth(0)], ...] = Field(
        description="Marks, in order.", min_length=1
    )
