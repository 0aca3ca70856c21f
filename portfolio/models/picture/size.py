"""The size of a picture file and what it needs, read from the file itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import LiteralString, NamedTuple

from PIL import Image, UnidentifiedImageError
from pydantic_core import PydanticCustomError

from portfolio.models.picture import conversion
from portfolio.models.picture.whole_file import is_whole
from portfolio.models.svg_safety import DrawingError, read_safe_svg

MAX_PIXELS = 64_000_000
"""Largest size that is accepted: that of a phone's 50 megapixels, and 1 GB of memory to decode."""

MAX_FRAME_PIXELS = 100_000_000
"""Pixels of all frames of an animation, at most: 20 s of 800 by 600 at 10 frames a second."""

RASTER = {
    ".png": "PNG",
    ".jpg": "JPEG",
    ".jpeg": "JPEG",
    ".webp": "WEBP",
    ".avif": "AVIF",
    ".gif": "GIF",
    ".heic": "HEIF",
    ".heif": "HEIF",
}
SAME_FORMAT = {"MPO": "JPEG"}
"""JPEG files of many phones hold a second picture, such as depth; Pillow calls them MPO."""

VECTOR = ".svg"

UNSAFE = "expected a drawing that is safe to show: {found}"

_HEAD = 4_096
_NUMBER = r"\s*([\d.]+)"
_VIEW_BOX = re.compile(
    rf"<svg\b[^>]*\bviewBox\s*=\s*[\"'][\s\-\d.]+?[\s,]+[\-\d.]+[\s,]{_NUMBER}[\s,]{_NUMBER}\s*[\"']"
)


class Measures(NamedTuple):
    """The measures of a picture that the layout and the renditions need.

    Attributes:
        width: Width in pixels, when it is upright.
        height: Height in pixels, when it is upright.
        is_animated: Whether it has frames.
        conversions: Conversions that it needs; part of the names of its renditions.
    """

    width: int
    height: int
    is_animated: bool = False
    conversions: tuple[str, ...] = ()


def measure_raster(file: Path) -> Measures:
    """Measures a picture of pixels.

    Raises:
        PydanticCustomError: If the format is not that of the suffix, or the file is huge.
    """
    expected = RASTER.get(file.suffix.lower())
    if not expected:
        raise _refused(
            "picture_format",
            "expected a picture that is PNG, JPEG, WebP, AVIF, GIF or HEIC",
            "open it in a program for pictures and save it as one of these",
        )
    try:
        with conversion.open_picture(file) as image:
            _refuse_mislabelled(image, expected)
            _refuse_huge(image)
            measures = _measures(image)
    except PydanticCustomError:
        raise
    except Image.DecompressionBombError:
        raise _huge("not several times as many") from None
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, EOFError):
        fix = "save or export it again; the file may not have been copied whole"
        message = f"expected a readable {expected} picture"
        raise _refused("picture_corrupt", message, fix) from None
    if not is_whole(file, expected):
        message = f"expected a whole {expected} picture, but its end is missing"
        raise _refused("picture_corrupt", message, "copy it again from where it came")
    return measures


def _measures(image: Image.Image) -> Measures:
    width, height = image.size
    if conversion.orientation(image) in conversion.SIDEWAYS:
        # Pillow says the size of the pixels as they are stored, before the turn.
        width, height = height, width
    return Measures(width, height, conversion.is_animated(image), conversion.conversions(image))


def _refuse_mislabelled(image: Image.Image, expected: str) -> None:
    found = SAME_FORMAT.get(image.format or "", image.format)
    if found != expected:
        suffix = next((it for it, format in RASTER.items() if format == found), "")
        message = f"expected {expected}, as the name says, but the file is {found}"
        fix = f"rename it to end in {suffix}" if suffix else "save it as PNG, JPEG or WebP"
        raise _refused("picture_mislabelled", message, fix)


def _refuse_huge(image: Image.Image) -> None:
    width, height = image.size
    if width * height > MAX_PIXELS:
        raise _huge(f"not {width} by {height}")
    frames = getattr(image, "n_frames", 1) if conversion.is_animated(image) else 1
    if frames * width * height > max(MAX_FRAME_PIXELS, width * height):
        raise _refused(
            "picture_huge",
            f"expected an animation of at most {MAX_FRAME_PIXELS // 10**6} million pixels in all "
            f"frames, not {frames} frames of {width} by {height}",
            "make it smaller or shorter, or show it in a section of kind: video",
        )


def _huge(found: str) -> PydanticCustomError:
    message = f"expected at most {MAX_PIXELS // 10**6} million pixels, {found}"
    return _refused("picture_huge", message, "save it 2560 pixels wide: no page shows more")


def _refused(kind: LiteralString, message: str, fix: str) -> PydanticCustomError:
    """Returns an error of a kind; ``fix`` is what the owner can do."""
    return PydanticCustomError(kind, "{message}", {"message": message, "fix": fix})


def measure_vector(file: Path) -> Measures:
    """Measures an SVG by its view box, rounded.

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
    return Measures(round(float(box[1])), round(float(box[2])))
