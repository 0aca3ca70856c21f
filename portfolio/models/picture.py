"""A picture the content names: it exists, it has words, its size is known."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any

from PIL import Image, UnidentifiedImageError
from pydantic import Field, PrivateAttr, ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from portfolio.models.base import Model

MAX_PIXELS = 40_000_000
"""A picture beyond this is a mistake: no screen shows it, every build pays for it."""

FORMATS = {
    ".png": "PNG",
    ".jpg": "JPEG",
    ".jpeg": "JPEG",
    ".webp": "WEBP",
    ".avif": "AVIF",
}


class Picture(Model):
    """A picture beside the content file that names it.

    Validate with ``context={"folder": Path, "content": Path}``: the folder that
    names are relative to, and the root they must stay below.

    Raises:
        ValidationError: If there is no such file, it is not what its name says,
            or it is larger than :data:`MAX_PIXELS`.
    """

    src: str = Field(
        description="File name, relative to the file that names it.",
        examples=["desktop.webp"],
        pattern=r"^[\w\-./ ]+$",
    )
    alt: str = Field(
        description="What the picture shows, in a sentence; empty only for a decoration.",
        examples=["The home page on a phone, with the claim form open"],
    )

    _file: Path = PrivateAttr()
    _size: tuple[int, int] = PrivateAttr(default=(0, 0))

    @model_validator(mode="after")
    def _exists(self, info: ValidationInfo) -> Picture:
        context: dict[str, Any] = info.context or {}
        folder = context.get("folder", Path())
        self._file = _resolve(self.src, folder, context.get("content", folder))
        self._size = _measure(self._file)
        return self

    @property
    def file(self) -> Path:
        """The picture on disk."""
        return self._file

    @property
    def width(self) -> int:
        """Native width in pixels."""
        return self._size[0]

    @property
    def height(self) -> int:
        """Native height in pixels."""
        return self._size[1]


def _resolve(src: str, folder: Path, root: Path) -> Path:
    file = (folder / src).resolve()
    if not file.is_relative_to(root.resolve()):
        raise PydanticCustomError("picture_outside", "expected a file inside content/")
    if not file.is_file():
        beside = [path.name for path in file.parent.glob("*")] if file.parent.is_dir() else []
        nearest = get_close_matches(file.name, beside, n=1, cutoff=0)
        raise PydanticCustomError(
            "picture_missing",
            "expected a picture that exists",
            {"nearest": nearest[0] if nearest else ""},
        )
    return file


def _measure(file: Path) -> tuple[int, int]:
    expected = FORMATS.get(file.suffix.lower())
    if not expected:
        raise PydanticCustomError(
            "picture_format", "expected a PNG, JPEG, WebP or AVIF picture, not {suffix}",
            {"suffix": file.suffix or "a file without an ending"},
        )
    try:
        with Image.open(file) as image:
            found, size = image.format, image.size
    except (UnidentifiedImageError, OSError, Image.DecompressionBombError):
        raise PydanticCustomError(
            "picture_corrupt", "expected a readable {expected} picture", {"expected": expected}
        ) from None
    if found != expected:
        raise PydanticCustomError(
            "picture_mislabelled", "expected {expected}, as the name says, but the file is {found}",
            {"expected": expected, "found": found},
        )
    if size[0] * size[1] > MAX_PIXELS:
        raise PydanticCustomError(
            "picture_huge", "expected at most 40 million pixels, found {width} x {height}",
            {"width": size[0], "height": size[1]},
        )
    return size
