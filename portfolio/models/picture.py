"""A picture that the content names: a file, its size and its alternative text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, PrivateAttr, ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from portfolio.file_names import find_file, nearest_file
from portfolio.models.base import Model
from portfolio.models.field_types import AltText, DisplayWidth, FileName
from portfolio.paths import inside, is_file
from portfolio.picture_files.measure import RASTER_SUFFIXES, SVG_SUFFIX, Measures, measure_raster
from portfolio.picture_files.measure_svg import measure_vector

ASSETS = "assets"


class Picture(Model):
    """A picture beside the content file that names it.

    Validate with ``context={"folder": Path, "content": Path}``: the folder that
    names are relative to, and the root they must stay below.
    """

    src: FileName = Field(
        description="File name, relative to the file that names it.", examples=["desktop.webp"]
    )
    alt: AltText = Field(
        description="Description of what the picture shows, in a sentence; empty only for a "
        "decoration.",
        examples=["The home page on a phone, with the claim form open"],
    )
    decorative: bool = Field(
        False, description="Whether it only decorates; then `check` accepts an empty `alt`."
    )
    small: bool = Field(
        False,
        description="Whether it is meant to be smaller than what is sharp; then `check` accepts "
        "its size.",
    )

    _file: Path = PrivateAttr()
    _measures: Measures = PrivateAttr(default=Measures(0, 0))

    @model_validator(mode="after")
    def _decorates_without_words(self) -> Picture:
        if self.decorative and self.alt:
            raise ValueError('expected alt: "" beside decorative: true, or words without it')
        return self

    @model_validator(mode="after")
    def _exists(self, info: ValidationInfo) -> Picture:
        self._file = self._located(self.src, info.context or {})
        self._measures = measured(self._file)
        return self

    @classmethod
    def _located(cls, src: str, context: dict[str, Any]) -> Path:
        folder = context.get("folder", Path())
        return located(src, folder, context.get("content", folder))

    @property
    def file(self) -> Path:
        """The picture on disk."""
        return self._file

    @property
    def is_vector(self) -> bool:
        """Whether it is an SVG, which is sharp at every size."""
        return self._file.suffix.lower() == SVG_SUFFIX

    @property
    def has_files(self) -> bool:
        """Whether pages show files that the build makes of it."""
        return True

    @property
    def width(self) -> int:
        """Native width in pixels, upright."""
        return self._measures.width

    @property
    def height(self) -> int:
        """Native height in pixels, upright."""
        return self._measures.height

    @property
    def is_animated(self) -> bool:
        """Whether it has frames."""
        return self._measures.is_animated

    @property
    def conversions(self) -> tuple[str, ...]:
        """The conversions that its pixels need before a browser shows them as they were meant."""
        return self._measures.conversions


def measured(file: Path) -> Measures:
    """Returns what a picture's bytes say of it.

    Raises:
        ValueError: If it is damaged, or no picture.
    """
    is_vector = file.suffix.lower() == SVG_SUFFIX
    return measure_vector(file) if is_vector else measure_raster(file)


class SitePicture(Picture):
    """A picture beside the file that names it, or in ``assets/`` if its address starts with ``/``.

    A drawing (SVG) of ``assets/`` is served as it is.
    """

    @classmethod
    def _located(cls, src: str, context: dict[str, Any]) -> Path:
        if not src.startswith("/"):
            return super()._located(src, context)
        assets = context.get("content", Path()).parent / ASSETS
        return located(src.lstrip("/"), assets, assets)

    @property
    def has_files(self) -> bool:
        """Whether the build makes files of it; a drawing of ``assets/`` has an address already."""
        return not (self.is_vector and self.src.startswith("/"))


class PhoneVersion(Picture):
    """The picture cut for phones, usually upright; the text of the wide picture describes it."""

    alt: Literal[""] = Field("", description="No text: that of the wide picture is read for both.")


WidePicture = Annotated[Picture, DisplayWidth(1280)]
"""A picture as wide as the page."""

TabletPicture = Annotated[Picture, DisplayWidth(768)]
PosterPicture = Annotated[Picture, DisplayWidth(640)]
HalfPicture = Annotated[Picture, DisplayWidth(600)]
"""Picture that is half as wide as the page."""

PhonePicture = Annotated[Picture, DisplayWidth(390)]
PhoneCrop = Annotated[PhoneVersion, DisplayWidth(390)]
"""Crop that is shown instead of a wide picture up to 767 px."""


def located(src: str, folder: Path, root: Path) -> Path:
    """Returns the file that a picture's address names.

    Args:
        src: The address, relative to `folder`.
        folder: The folder of the file that names it.
        root: The folder that the picture has to be in.

    Raises:
        PydanticCustomError: If it is elsewhere, or there is none.
    """
    file = inside(root, find_file(folder, src))
    if not file:
        message = "expected a file inside {root}/"
        raise PydanticCustomError("picture_outside", message, {"root": root.name})
    if not is_file(file):
        suffixes = (*RASTER_SUFFIXES, SVG_SUFFIX)
        context = {"similar": nearest_file(file, suffixes)}
        raise PydanticCustomError("picture_missing", "expected a picture that exists", context)
    return file
