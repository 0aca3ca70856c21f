"""Measures a picture file: its size, and what it needs before a browser can show it."""

from __future__ import annotations

from pathlib import Path
from typing import LiteralString, NamedTuple

from PIL import Image
from pydantic_core import PydanticCustomError

from portfolio.picture_files import conversion
from portfolio.picture_files.file_kind import LFS_FIX, LFS_POINTER, file_kind

MAX_PIXELS = 64_000_000
"""Largest size that is accepted: that of a phone's 50 megapixels, and 1 GB of memory to decode."""

MAX_FRAME_PIXELS = 100_000_000
"""Pixels of all frames of an animation, at most: 20 s of 800 by 600 at 10 frames a second."""

RASTER_SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".heic", ".heif")
"""Usual endings of pictures of pixels; what a file is, its bytes say."""

KINDS = {"JPEG", "PNG", "WEBP", "GIF", "AVIF", "HEIF"}
"""Formats of pictures that a site shows."""

COPY_AGAIN = "save or export it again; the file may not have been copied whole"

SVG_SUFFIX = ".svg"


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
    """Measures a picture of pixels, of the format that its bytes say.

    Raises:
        PydanticCustomError: If it is of another format, or huge. Whether it is whole is seen when
            it is decoded.
    """
    kind = file_kind(file.read_bytes())
    if kind not in KINDS:
        raise _no_picture(file, kind)
    try:
        with conversion.open_picture(file) as image:
            _refuse_huge(image)
            return _measures(image)
    except PydanticCustomError:
        raise
    except Image.DecompressionBombError:
        raise _huge("not several times as many") from None
    except conversion.DAMAGED:
        message = f"expected a readable {kind} picture"
        raise _refused("picture_corrupt", message, COPY_AGAIN) from None


def _no_picture(file: Path, kind: str) -> PydanticCustomError:
    if kind == LFS_POINTER:
        return _refused("picture_corrupt", f"expected a picture, not a {LFS_POINTER}", LFS_FIX)
    if not kind and file.suffix.lower() in RASTER_SUFFIXES:
        message = "expected a picture, but the file holds something else"
        return _refused("picture_corrupt", message, COPY_AGAIN)
    message = "expected a picture that is PNG, JPEG, WebP, AVIF, GIF or HEIC"
    fix = "open it in a program for pictures and save it as one of these"
    if kind == "SVG":
        fix = "give its name the ending .svg"
    return _refused("picture_format", f"{message}, not {kind}" if kind else message, fix)


def _measures(image: Image.Image) -> Measures:
    width, height = image.size
    if conversion.orientation(image) in conversion.SIDEWAYS:
        # Pillow says the size of the pixels as they are stored, before the turn.
        width, height = height, width
    return Measures(width, height, conversion.is_animated(image), conversion.conversions(image))


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
