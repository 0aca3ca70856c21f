"""Takes the metadata out of the pictures, drawings and films that are published as they are.

Renditions of pictures have none: they are made of the pixels. What lies in ``assets/`` is copied.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import click

from portfolio.images.metadata import PICTURE_METADATA_REMOVERS
from portfolio.picture_files.svg_safety import EDITOR_NAMESPACES, SVG_NAMESPACE

MADE_HERE = ("generated", "share", "icons")
"""Folders of an exported site whose files the build has drawn itself."""

SVG_METADATA = f"{{{SVG_NAMESPACE}}}metadata"

FILM_CONTAINERS = (b"moov", b"trak")
"""Boxes that hold the boxes of notes."""

FILM_NOTES = (b"udta", b"meta", b"uuid")
FREE_BOX = b"free"
"""Type of a box that players skip."""


def remove_metadata(site: Path) -> None:
    """Changes the files of an exported site in place; those without metadata are not written."""
    for file in sorted(it for it in site.rglob("*.*") if it.is_file()):
        if file.relative_to(site).parts[0] not in MADE_HERE:
            _clean(file)


def _clean(file: Path) -> None:
    strip = METADATA_REMOVERS.get(file.suffix.lower())
    if not strip:
        return
    data = file.read_bytes()
    try:
        cleaned = strip(data)
    except (ValueError, IndexError, OSError, SyntaxError) as error:
        click.echo(
            f"{file.name} is published as it is, with what it says of you: {error}", err=True
        )
        return
    if cleaned != data:
        file.write_bytes(cleaned)


def without_svg_metadata(drawing: bytes) -> bytes:
    """Returns a drawing without notes; one that has none as it is.

    Raises:
        SyntaxError: It is not well-formed.
    """
    root = ElementTree.fromstring(drawing)
    if not _strip_notes(root) and b"<!--" not in drawing:
        return drawing
    return ElementTree.tostring(root, encoding="utf-8") + b"\n"


def _strip_notes(root: ElementTree.Element) -> bool:
    """Removes elements and attributes of drawing programs, and returns whether there were any."""
    found = False
    for node in [*root.iter()]:
        for name in [name for name in node.attrib if _is_note(name)]:
            del node.attrib[name]
            found = True
        for child in [child for child in node if _is_note(child.tag)]:
            node.remove(child)
            found = True
    return found


def _is_note(name: str) -> bool:
    return name == SVG_METADATA or name.removeprefix("{").startswith(EDITOR_NAMESPACES)


def without_film_metadata(data: bytes) -> bytes:
    """Returns an MP4 or QuickTime file whose notes are zeros in boxes that players skip.

    The file keeps its length, because its tables name the positions of sound and pictures.
    """
    cleaned = bytearray(data)
    _clear_boxes(cleaned, 0, len(cleaned), is_inside=False)
    return bytes(cleaned)


def _clear_boxes(data: bytearray, start: int, end: int, *, is_inside: bool) -> None:
    while start + 8 <= end:
        length, name = int.from_bytes(data[start : start + 4]), bytes(data[start + 4 : start + 8])
        head = 16 if length == 1 else 8
        if length == 1:
            length = int.from_bytes(data[start + 8 : start + 16])
        stop = min(start + length, end) if length else end
        if stop < start + head:
            return
        if name in FILM_CONTAINERS:
            _clear_boxes(data, start + head, stop, is_inside=True)
        elif name in FILM_NOTES and (is_inside or name == b"uuid"):
            data[start + 4 : start + 8] = FREE_BOX
            data[start + head : stop] = bytes(stop - start - head)
        start = stop


METADATA_REMOVERS: dict[str, Callable[[bytes], bytes]] = {
    **PICTURE_METADATA_REMOVERS,
    ".svg": without_svg_metadata,
    **dict.fromkeys((".mp4", ".m4v", ".mov"), without_film_metadata),
}
"""Functions by suffix, for all kinds of files that may have metadata."""
