"""Pictures and videos in the text of a page."""

from __future__ import annotations

from pydantic import Field, PrivateAttr, ValidationInfo, field_validator, model_validator

from portfolio.file_names import find_file
from portfolio.models.base import Model
from portfolio.models.field_types import AssetPath
from portfolio.models.picture import ASSETS, SitePicture
from portfolio.paths import CONTENT
from portfolio.picture_files.videos import video_size


class PagePicture(SitePicture):
    """A picture in the text of a page."""

    shown_width: int | None = Field(
        None,
        alias="width",
        description="Width in CSS pixels at which it is shown; narrow screens show it smaller.",
        examples=[320],
        ge=16,
    )
    beside: bool = Field(False, description="Whether it stands beside the text that follows.")
    wide: bool = Field(False, description="Whether it is as wide as the page.")

    @model_validator(mode="after")
    def _described(self) -> PagePicture:
        if not (self.alt or self.decorative):
            raise ValueError(
                "expected words between the brackets, which say what the picture shows; "
                "{.decorative} behind the picture confirms that it needs none"
            )
        return self

    @model_validator(mode="after")
    def _in_one_place(self) -> PagePicture:
        if self.wide and (self.beside or self.shown_width):
            raise ValueError("expected either {.wide}, or {.beside} and a width")
        return self


class PageVideo(Model):
    """A video in the text of a page, which is written as a picture is."""

    src: AssetPath = Field(
        description="Address of the video, a file of `assets/`.", examples=["/video/wheel.mp4"]
    )
    alt: str = Field(description="Words that say what the video shows.", examples=["A wheel turns"])
    poster: SitePicture | None = Field(None, description="Picture until the video is played.")
    wide: bool = Field(False, description="Whether it is as wide as the page.")

    _size: tuple[int, int] | None = PrivateAttr(default=None)

    @field_validator("src")
    @classmethod
    def _served(cls, src: str) -> str:
        if not src.startswith("/"):
            raise ValueError("expected the address of a video in assets/, such as /video/wheel.mp4")
        return src

    @field_validator("alt")
    @classmethod
    def _described(cls, alt: str) -> str:
        if not alt:
            raise ValueError("expected words between the brackets, which say what the video shows")
        return alt

    @field_validator("poster", mode="before")
    @classmethod
    def _decorates(cls, poster: object) -> object:
        return {"src": poster, "alt": "", "decorative": True} if isinstance(poster, str) else poster

    @model_validator(mode="after")
    def _measured(self, info: ValidationInfo) -> PageVideo:
        assets = (info.context or {}).get("content", CONTENT).parent / ASSETS
        file = find_file(assets, self.src[1:])
        self._size = video_size(file) if file.is_file() else None
        if not self._size and self.poster:
            self._size = self.poster.width, self.poster.height
        return self

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height in pixels, of the video or else of its poster, if they are known."""
        return self._size
