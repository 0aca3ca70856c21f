"""Opens pictures as cameras and programs save them, and converts them to what a browser shows.

A phone saves what its sensor saw and notes beside it how it was held; printers' files are CMYK;
scanners save 16 bits. Renditions, social images and imports decode pictures here.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import ExifTags, Image, ImageCms, PngImagePlugin
from PIL.Image import Transpose

from portfolio.picture_files.file_kind import file_kind

PngImagePlugin.MAX_TEXT_CHUNK = 16_000_000  # bytes, also of a printer's colour profile
PngImagePlugin.MAX_TEXT_MEMORY = 256_000_000

TURNS_BY_ORIENTATION = {
    2: Transpose.FLIP_LEFT_RIGHT,
    3: Transpose.ROTATE_180,
    4: Transpose.FLIP_TOP_BOTTOM,
    5: Transpose.TRANSPOSE,
    6: Transpose.ROTATE_270,
    7: Transpose.TRANSVERSE,
    8: Transpose.ROTATE_90,
}
"""Operations that make a picture upright, by the orientation in its EXIF data."""

SIDEWAYS = (5, 6, 7, 8)
"""Orientations whose width and height change places."""

DEEP_MODES = ("I", "I;16", "I;16B", "I;16L")
"""Pillow's modes of 16 bits, which it would clip to white."""

PLAIN_MODES = ("1", "L", "LA", "P", "PA", "RGB", "RGBA")

DAMAGED = (OSError, SyntaxError, ValueError, RuntimeError, EOFError)
"""What Pillow raises for a picture that is damaged or cut off."""

SHORTEST_FRAME, DEFAULT_FRAME = 11, 100
"""Milliseconds: browsers show frames that are meant to be shorter for the default instead."""


def decode(file: Path) -> None:
    """Decodes a picture to its end, which shows whether it was copied whole.

    Raises:
        OSError: The file is damaged or cut off; the others of ``DAMAGED`` say the same.
    """
    with open_picture(file) as image:
        for number in range(getattr(image, "n_frames", 1) if is_animated(image) else 1):
            image.seek(number)
            image.load()


def open_picture(file: Path | bytes) -> Image.Image:
    """Opens a picture file, or its bytes, of the formats that Pillow reads or of an iPhone (HEIC).

    Raises:
        UnidentifiedImageError: The file is no picture.
        OSError: The file cannot be read.
    """
    data = file.read_bytes() if isinstance(file, Path) else file
    kind = file_kind(data)
    if kind == "HEIF":
        import pillow_heif

        pillow_heif.register_heif_opener()
        # libheif takes the video behind a picture for a sequence.
        video = data.find(b"ftyp", 8)
        data = data[: video - 4] if video > 0 else data
    return Image.open(BytesIO(data))


def orientation(image: Image.Image) -> int:
    """Returns the EXIF orientation, 1 to 8, of a picture that has not been decoded yet."""
    # Not the PNG plugin's method, which decodes the whole picture to look behind it.
    found = Image.Image.getexif(image).get(ExifTags.Base.Orientation, 1)
    return found if found in TURNS_BY_ORIENTATION else 1


def is_animated(image: Image.Image) -> bool:
    """Returns whether a picture has frames; further pictures of a phone's JPEG or HEIC are none."""
    return image.format not in {"MPO", "HEIF"} and getattr(image, "is_animated", False)


def conversions(image: Image.Image) -> tuple[str, ...]:
    """Returns what has to be done to a picture before a browser shows it as it was meant."""
    steps = {
        "upright": orientation(image) != 1,
        "depth": image.mode in DEEP_MODES,
        "colours": image.mode not in {*PLAIN_MODES, *DEEP_MODES} or _profile(image) is not None,
    }
    return tuple(name for name, is_needed in steps.items() if is_needed)


def convert(image: Image.Image) -> Image.Image:
    """Returns an undecoded picture upright, as RGB or RGBA of sRGB, without its metadata."""
    turn = TURNS_BY_ORIENTATION.get(orientation(image))
    plain = _in_srgb(image)
    upright = plain.transpose(turn) if turn is not None else plain
    upright.info = {}
    return upright


def frames(image: Image.Image) -> Iterator[tuple[Image.Image, int]]:
    """Yields the frames of an animated picture, each as RGBA, and its duration in milliseconds."""
    turn = TURNS_BY_ORIENTATION.get(orientation(image))
    first = 1 if image.info.get("default_image") else 0  # of a PNG, for programs without animation
    for number in range(first, getattr(image, "n_frames", 1)):
        image.seek(number)
        frame = _in_srgb(image).convert("RGBA")
        duration = round(image.info.get("duration") or 0)
        frame = frame.transpose(turn) if turn is not None else frame
        frame.info = {}
        yield frame, duration if duration >= SHORTEST_FRAME else DEFAULT_FRAME


def repetitions(image: Image.Image) -> int:
    """Returns how often an animation is played; 0 is without end."""
    loop = image.info.get("loop")
    if image.format != "GIF":
        return loop or 0
    return 1 if loop is None else loop and loop + 1


def _in_srgb(image: Image.Image) -> Image.Image:
    profile = _profile(image)
    if image.mode in DEEP_MODES:
        image = image.convert("I").point(lambda value: value * (1 / 256)).convert("L")
        image.info.pop("transparency", None)  # a colour of 16 bits
    mode = "RGBA" if image.has_transparency_data else "RGB"
    if not profile:
        return image.convert(mode)
    source = image if image.mode in {"CMYK", "L", "RGB", "RGBA"} else image.convert(mode)
    try:
        srgb = ImageCms.createProfile("sRGB")
        converted = ImageCms.profileToProfile(source, profile, srgb, outputMode=mode)
    except ImageCms.PyCMSError:  # a profile for other channels, or a broken one
        converted = None
    return converted or image.convert(mode)


def _profile(image: Image.Image) -> ImageCms.ImageCmsProfile | None:
    """Returns the colour profile of a picture, unless it is that of the web."""
    data = image.info.get("icc_profile")
    if not data:
        return None
    try:
        profile = ImageCms.ImageCmsProfile(BytesIO(data))
        return None if "sRGB" in ImageCms.getProfileDescription(profile) else profile
    except (OSError, ImageCms.PyCMSError):
        return None
