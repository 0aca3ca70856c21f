"""Measures a picture file: its size, and what it needs before a browser can show it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import LiteralString, NamedTuple

from PIL import Image, UnidentifiedImageError
from pydantic_core import PydanticCustomError

from portfolio.picture_files import conversion

MAX_PIXELS = 64_000_000
"""Largest size that is accepted: that of a phone's 50 megapixels, and 1 GB of memory to decode."""

MAX_FRAME_PIXELS = 100_000_000
"""Pixels of all frames of an animation, at most: 20 s of 800 by 600 at 10 frames a second."""

RASTER_FORMATS = {
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

SVG_SUFFIX = ".svg"

TAIL_BYTES = 65_536
"""Bytes of the end of a file that are searched; some programs append notes."""

ENDINGS = {"JPEG": b"\xff\xd9", "PNG": b"IEND"}
"""Marks at the end of formats whose pixels do not hold them."""

BOXED = ("AVIF", "HEIF")
"""Formats of boxes that begin with their length."""


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
    expected = RASTER_FORMATS.get(file.suffix.lower())
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
        suffix = next((it for it, format in RASTER_FORMATS.items() if format == found), "")
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


def is_whole(file: Path, format: str) -> bool:
    """Returns whether the end of a picture is there.

    Args:
        file: The picture.
        format: Name of the format in Pillow; a file of a format that is not known here is whole.
    """
    size = file.stat().st_size
    with file.open("rb") as data:
        if format in BOXED:
            return _end_of_boxes(data.fileno(), size) == size
        data.seek(max(0, size - TAIL_BYTES))
        tail = data.read()
    if format == "GIF":
        return tail.rstrip(b"\0\r\n ").endswith(b";")
    return ENDINGS.get(format, b"") in tail


def _end_of_boxes(file: int, size: int) -> int:
    """Returns where the last box ends, which is behind the end of a file that was cut off."""
    end = 0
    while end + 8 <= size:
        head = os.pread(file, 16, end)
        length = int.from_bytes(head[:4])
        if length == 1:
            length = int.from_bytes(head[8:])
        end = size if length == 0 else end + max(length, 8)
    return end
