"""Pictures as cameras save them, made for tests, and how much two pictures differ."""

from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import ExifTags, Image, ImageChops, ImageCms

from portfolio.models.picture import Picture

RED, GREEN, BLUE, WHITE = (220, 20, 20), (20, 160, 20), (20, 20, 220), (245, 245, 245)
UPRIGHT = (RED, GREEN, BLUE, WHITE)
"""Corners of the upright picture: top left, top right, bottom left, bottom right."""

CAMERA = "Secret Camera 9"
AS_SEEN_BY_SENSOR = {
    1: None,
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}
"""What turns the upright picture into that which is saved with an orientation."""


def scene(width: int = 120, height: int = 160) -> Image.Image:
    """Returns a picture whose quarters have the colours of ``UPRIGHT``."""
    image = Image.new("RGB", (width, height), RED)
    image.paste(GREEN, (width // 2, 0, width, height // 2))
    image.paste(BLUE, (0, height // 2, width // 2, height))
    image.paste(WHITE, (width // 2, height // 2, width, height))
    return image


def exif(orientation: int = 1) -> Image.Exif:
    """Returns EXIF data with an orientation, the name of a camera, and a place."""
    data = Image.Exif()
    data[ExifTags.Base.Orientation] = orientation
    data[ExifTags.Base.Model] = CAMERA
    data[ExifTags.IFD.GPSInfo] = {1: "N", 2: (59.0, 20.0, 3.25), 3: "E", 4: (18.0, 4.0, 7.5)}
    return data


def red_is_green() -> bytes:
    """Returns the profile of a screen whose red and green channels have changed places."""
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    swapped = profile.replace(b"rXYZ", b"----").replace(b"gXYZ", b"rXYZ").replace(b"----", b"gXYZ")
    return swapped.replace("sRGB".encode("utf-16-be"), "Odd ".encode("utf-16-be"))


def photograph(file: Path, orientation: int = 1, **options: Any) -> Path:
    """Saves the scene as a camera does that was held so; the suffix says the format."""
    turn = AS_SEEN_BY_SENSOR[orientation]
    image = scene() if turn is None else scene().transpose(turn)
    image.save(file, exif=exif(orientation), **options)
    return file


def corners(image: Image.Image) -> tuple[tuple[int, ...], ...]:
    """Returns the colours near the four corners."""
    shown = image.convert("RGB")
    x, y = shown.width // 8, shown.height // 8
    places = [(x, y), (-x, y), (x, -y), (-x, -y)]
    pixels = [shown.getpixel((x % shown.width, y % shown.height)) for x, y in places]
    return tuple(pixel for pixel in pixels if isinstance(pixel, tuple))


def is_upright(image: Image.Image, tolerance: int = 30) -> bool:
    """Returns whether the corners have the colours of the upright scene."""
    pairs = zip(corners(image), UPRIGHT, strict=True)
    return all(
        abs(a - b) <= tolerance for one, other in pairs for a, b in zip(one, other, strict=True)
    )


def as_content(file: Path) -> Picture:
    """Returns the picture as content that names it."""
    context = {"folder": file.parent, "content": file.parent}
    return Picture.model_validate({"src": file.name, "alt": "A scene"}, context=context)


MOST_UNLIKE = 0.02
"""Share of pixels that may differ: edges are smoothed otherwise."""

LEAST_DIFFERENCE = 40
"""Lightness, up to 255, from which on a pixel differs."""


def decoded(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data)) as image:
        return image.convert("RGB")


def unlike(one: Image.Image, other: Image.Image) -> float:
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    counts = difference.histogram()
    return sum(counts[LEAST_DIFFERENCE:]) / sum(counts)
