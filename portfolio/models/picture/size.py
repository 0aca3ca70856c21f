"""The size of a picture file, read from the file itself."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image, UnidentifiedImageError
from pydantic_core import PydanticCustomError

from portfolio.models.svg_safety import DrawingError, read_safe_svg

MAX_PIXELS = 40_000_000
"""Largest size that is accepted: no screen shows more, and it would slow every build."""

RASTER = {
    ".png": "PNG",
    ".jpg": "JPEG",
    ".jpeg": "JPEG",
    ".webp": "WEBP",
    ".avif": "AVIF",
}
VECTOR = ".svg"

UNSAFE = "expected a drawing that is safe to show: {found}"

_HEAD = 4_096
_NUMBER = r"\s*([\d.]+)"
_VIEW_BOX = re.compile(
    rf"<svg\b[^>]*\bviewBox\s*=\s*[\"'][\s\-\d.]+?[\s,]+[\-\d.]+[\s,]{_NUMBER}[\s,]{_NUMBER}\s*[\"']"
)


def raster_size(file: Path) -> tuple[int, int]:
    """Returns width and height in pixels.

    Raises:
        PydanticCustomError: If the format is not that of the suffix, or the file is huge.
    """
    expected = RASTER.get(file.suffix.lower())
    if not expected:
        raise PydanticCustomError(
            "picture_format", "expected a picture that is PNG, JPEG, WebP or AVIF"
        )
    found, size = _format_and_size(file, expected)
    if found != expected:
        raise PydanticCustomError(
            "picture_mislabelled",
            "expected {expected}, as the name says, but the file is {found}",
            {"expected": expected, "found": str(found)},
        )
    if size[0] * size[1] > MAX_PIXELS:
        raise PydanticCustomError(
            "picture_huge",
            "expected at most 40 million pixels, not {width} by {height}",
            {"width": size[0], "height": size[1]},
        )
    return size


def _format_and_size(file: Path, expected: str) -> tuple[str | None, tuple[int, int]]:
    """Reads the head of a picture; `expected` is the format for the message of an error."""
    try:
        with Image.open(file) as image:
            return image.format, image.size
    except Image.DecompressionBombError:
        raise PydanticCustomError(
            "picture_huge", "expected at most 40 million pixels, not several times as many"
        ) from None
    except (UnidentifiedImageError, OSError):
        raise PydanticCustomError(
            "picture_corrupt", "expected a readable {expected} picture", {"expected": expected}
        ) from None


def vector_size(file: Path) -> tuple[int, int]:
    """Returns width and height of an SVG's view box, rounded.

    Raises:
        PydanticCustomError: If the file does not start as an SVG with a view box, or is unsafe.
    """
    with file.open(encoding="utf-8", errors="replace") as svg:
        box = _VIEW_BOX.search(svg.read(_HEAD))
    if not box:
        raise PydanticCustomError("picture_corrupt", "expected an SVG with a viewBox")
    try:
        read_safe_svg(file)
    except DrawingError as error:
        raise PydanticCustomError(
            "picture_unsafe", UNSAFE, {"found": error.found, "fix": error.fix}
        ) from None
    return round(float(box[1])), round(float(box[2]))
