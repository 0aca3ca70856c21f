"""The background colour of a picture's place until it has loaded."""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from portfolio.atomic_write import write_file
from portfolio.images.rendition_plan import FORMATS, plan_renditions
from portfolio.images.renditions import shown_pictures
from portfolio.models.content import Content
from portfolio.paths import PLACEHOLDER_COLOURS


def write_placeholder_colours(
    content: Content, folder: Path, file: Path = PLACEHOLDER_COLOURS
) -> None:
    """Writes the average colour of every picture; colours already in the file are kept.

    Args:
        content: Whose pictures are meant.
        folder: Folder of their renditions: the narrowest has the same colour and is read sooner.
        file: JSON, colours by the name of the narrowest rendition.
    """
    known = json.loads(file.read_text()) if file.exists() else {}
    pictures = shown_pictures(content)
    names = sorted({plan_renditions(picture, FORMATS[-1])[0].name for picture in pictures})
    colours = {name: known.get(name) or average_colour(folder / name) for name in names}
    write_file(file, json.dumps(colours, indent=1))


def average_colour(file: Path) -> str:
    """Returns the average colour as ``#rrggbb``, or "" where a pixel is not opaque."""
    with Image.open(file) as image:
        pixels = image.convert("RGBA")
    if min(pixels.getchannel("A").tobytes()) < 255:
        return ""
    red, green, blue, _ = pixels.resize((1, 1), Image.Resampling.BOX).tobytes()
    return f"#{red:02x}{green:02x}{blue:02x}"
