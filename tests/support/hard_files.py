"""Drawings and pictures as drawing programs, phones and printers write them, made for tests."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image, PngImagePlugin

from tests.support.photographs import photograph, scene

SQUARE = "M10 10h60v60h-60z"
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" {root}>{inside}</svg>'
BOX = 'viewBox="0 0 80 80"'
ILLUSTRATOR = "http://ns.adobe.com/AdobeIllustrator/10.0/"
DOCTYPE = (
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" '
    '"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
)


def styled(rules: str, shapes: str, root: str = BOX) -> str:
    return DRAWING.format(root=root, inside=f"<style>{rules}</style>{shapes}")


DRAWINGS: Mapping[str, str] = {
    "styles-inside": styled("path{fill:#1f6f43}", f'<path d="{SQUARE}"/>'),
    "ring-by-id": styled(
        "#logo{fill:none;stroke:#c2185b;stroke-width:12px}",
        '<circle cx="40" cy="40" r="26"/>',
        f'id="logo" {BOX}',
    ),
    "wide-colour": styled(
        "path{fill:#d0410b;fill:color(display-p3 .77 .29 .12)}", f'<path d="{SQUARE}"/>'
    ),
    "doctype": DOCTYPE
    + DRAWING.format(root=BOX, inside=f'<path fill="#00695c" d="{SQUARE}M30 30v20h20v-20z"/>'),
    "switch": DRAWING.format(
        root=f'{BOX} xmlns:i="{ILLUSTRATOR}"',
        inside=f'<switch><foreignObject requiredExtensions="{ILLUSTRATOR}" x="0" y="0" width="1" '
        'height="1"><i:aipgfRef/></foreignObject>'
        f'<g i:extraneous="self"><path fill="#5d4037" d="{SQUARE}"/></g></switch>',
    ),
    "no-view-box": DRAWING.format(
        root='width="80" height="80"', inside=f'<path fill="#283593" d="{SQUARE}"/>'
    ),
}
"""Drawings of 80 by 80, by the names of their files without the ending."""

VIDEO = (
    b"\0\0\0\x10ftypmp42\0\0\0\0\0\0\0\x08moov" + (100_000).to_bytes(4) + b"mdat" + bytes(99_992)
)
"""A video that a phone appends to a picture, larger than what is searched for an end."""


def with_trailing_bytes(file: Path, added: bytes = b"notes " * 20_000) -> None:
    """Saves a picture with something behind its end."""
    scene().save(file)
    file.write_bytes(file.read_bytes() + added)


def with_long_words(file: Path) -> None:
    """Saves a PNG with more text than Pillow takes, as programs that make pictures of words do."""
    words = PngImagePlugin.PngInfo()
    for number in range(3):
        words.add_text(f"prompt {number}", "a cat, " * 2_000_000, zip=True)
    scene().save(file, pnginfo=words)


def animation(file: Path) -> None:
    """Saves a GIF that shows the scene for a minute, and white for an instant."""
    scene().save(
        file, save_all=True, append_images=[Image.new("RGB", (120, 160))], duration=[60_000, 100]
    )


def held_sideways(file: Path) -> None:
    """Saves a photograph whose EXIF data says that the camera was held upright."""
    photograph(file, 6)


def large(file: Path) -> None:
    scene(800, 600).save(file)


PICTURES: Mapping[str, Callable[[Path], None]] = {
    "motion.jpg": lambda file: with_trailing_bytes(file, VIDEO),  # as phones do
    "notes-behind.png": with_trailing_bytes,
    "long-words.png": with_long_words,
    "for-print.jpg": lambda file: scene().convert("CMYK").save(file, quality=95),
    "deep.png": lambda file: Image.new("I;16", (120, 160), 0x8000).save(file),  # as scanners do
    "animation.gif": animation,
    "sideways.jpg": held_sideways,
    "hero@2x.jpg": large,
    "IMG (1).jpg": held_sideways,
    "Ku\u0308ste.png": with_trailing_bytes,  # a letter and its accent, as a Mac writes them
    "Shot at 10.14\u202fAM.PNG": with_trailing_bytes,
}
"""How each picture is made, by the name of its file."""
