"""The colour that keeps a picture's place until it has loaded."""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from portfolio.atomic_write import write_file
from portfolio.images.rendition_plan import FORMATS, plan
from portfolio.images.renditions import pictures
from portfolio.models.content import Content
from portfolio.paths import COLOURS


def note_colours(content: Content, folder: Path, notes: Path = COLOURS) -> None:
    """Writes down the average colour of every picture; what is known is not measured again.

    Args:
        content: Whose pictures are meant.
        folder: Where their renditions lie: the narrowest has the same colour and is read sooner.
        notes: The file, JSON by the rendition's name.
    """
    known = json.loads(notes.read_text()) if notes.exists() else {}
    names = sorted({plan(picture, FORMATS[-1])[0].name for picture in pictures(content)})
    colours = {name: known.get(name) or average(folder / name) for name in names}
    write_file(notes, json.dumps(colours, indent=1))


def average(file: Path) -> str:
    """Returns the average colour as ``#rrggbb``; nothing if one can see through the picture."""
    with Image.open(file) as image:
        pixels = image.convert("RGBA")
    if min(pixels.getchannel("A").tobytes()) < 255:
        return ""
    red, green, blue, _ = pixels.resize((1, 1), Image.Resampling.BOX).tobytes()
    return f"#{red:02x}{green:02x}{blue:02x}"
