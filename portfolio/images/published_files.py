"""Takes the metadata out of the pictures, drawings and films that are published as they are.

Renditions of pictures have none: they are made of the pixels. What lies in ``assets/`` is copied:
what its bytes say it is decides what is taken out, and a file that cannot be cleaned is refused.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.errors import BuildError
from portfolio.images.metadata import PICTURE_METADATA_REMOVERS
from portfolio.images.places import names_place
from portfolio.paths import SITE, own_assets, relative_path
from portfolio.picture_files.file_kind import file_kind
from portfolio.picture_files.svg_safety import EDITOR_NAMESPACES, SVG_NAMESPACE

MADE_HERE = ("generated", "share", "icons")
"""Folders of an exported site whose files the build has drawn itself."""

PICTURES_WITH_NOTES = ("TIFF", "Photoshop", "JPEG XL", "JPEG 2000")
"""Formats that no browser shows, or not all, and whose metadata stays in them."""

FIX = "save it as JPEG, PNG or WebP, or as MP4, without place and names"

SVG_METADATA = f"{{{SVG_NAMESPACE}}}metadata"

DATA_URL = re.compile(r"(data:image/[\w.+-]+;base64,)(.+)", re.DOTALL)

FILM_CONTAINERS = (b"moov", b"trak")
"""Boxes that hold the boxes of notes."""

FILM_NOTES = (b"udta", b"meta", b"uuid")
FREE_BOX = b"free"
"""Type of a box that players skip."""


class NotesError(ValueError):
    """What a file says of its owner cannot be taken out."""


def remove_metadata(site: Path) -> None:
    """Changes the files of an exported site in place; those without metadata are not written.

    Raises:
        BuildError: What a file says of its owner cannot be taken out.
    """
    for file in sorted(it for it in site.rglob("*") if it.is_file()):
        name = file.relative_to(site)
        if name.parts[0] in MADE_HERE:
            continue
        data = file.read_bytes()
        try:
            cleaned = without_metadata(data)
        except NotesError as error:
            raise BuildError(f"{name} would publish what it says of you: {error}. {FIX}.") from None
        if cleaned != data:
            file.write_bytes(cleaned)


def require_clean_assets(assets: Path = SITE / "assets") -> None:
    """Looks for files that would be published with a place, or with names of their owner.

    Raises:
        ContentError: There are some; it names them all.
    """
    if errors := list(_unclean(assets)):
        raise ContentError(errors)


def _unclean(assets: Path) -> Iterator[Diagnostic]:
    for file in own_assets(assets):
        try:
            without_metadata(file.read_bytes())
        except NotesError as error:
            message = "expected a file whose place, names and notes can be taken out"
            yield Diagnostic(relative_path(file), 1, 1, "", message, str(error), FIX)


def without_metadata(data: bytes) -> bytes:
    """Returns a file without what it says of its owner; one that says nothing as it is.

    Raises:
        NotesError: It cannot be taken out.
    """
    kind = file_kind(data)
    if kind in PICTURES_WITH_NOTES:
        raise NotesError(f"a {kind} file keeps its notes")
    strip = METADATA_REMOVERS.get(kind)
    try:
        cleaned = strip(data) if strip else data
    except (ValueError, IndexError, OSError, SyntaxError) as error:
        raise NotesError(f"a {kind} file that cannot be read ({error})") from error
    if kind and names_place(cleaned, kind):
        raise NotesError(f"a {kind} file with a place in it")
    return cleaned


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
        for name, value in [*node.attrib.items()]:
            if (cleaned := _clean_url(value)) != value:
                node.set(name, cleaned)
                found = True
        for child in [child for child in node if _is_note(child.tag)]:
            node.remove(child)
            found = True
    return found


def _clean_url(value: str) -> str:
    """Returns the address of a picture within a drawing without what the picture says."""
    url = DATA_URL.fullmatch(value.strip())
    if not url:
        return value
    data = b64decode(url[2])
    cleaned = without_metadata(data)
    return value if cleaned == data else url[1] + b64encode(cleaned).decode()


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
    "SVG": without_svg_metadata,
    "film": without_film_metadata,
}
"""Functions by format, for all kinds of files that may have metadata."""
