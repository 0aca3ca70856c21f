"""Takes the place out of the pictures that are published as they are.

Renditions of pictures say nothing of their owner: they are made of the pixels. What lies in
``assets/`` is copied. A picture that says where it was taken is saved again, and another file that
does is refused.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import ExifTags, Image, UnidentifiedImageError

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.errors import BuildError
from portfolio.paths import SITE, own_assets, relative_path
from portfolio.picture_files.conversion import is_animated, orientation
from portfolio.picture_files.file_kind import file_kind

MADE_HERE = ("generated", "share", "icons")
"""Folders of an exported site whose files the build has drawn itself."""

SAVED_AGAIN = {"JPEG": {"quality": "keep"}, "PNG": {"optimize": True}}
"""Formats that are saved again, and how, so that they lose nothing but their notes."""

PNG_FORMAT, DEEP_COLOURS = slice(24, 26), (b"\x10\x02", b"\x10\x04", b"\x10\x06")
"""Where a PNG says its depth and colours, and those of 16 bits, which Pillow would halve."""

DATA_URL = re.compile(rb"(data:image/[\w.+-]+;base64,)([^\"')]+)")

FILM_FIX = "run `ffmpeg -i {name} -map 0:v -map 0:a? -map_metadata -1 -c copy without-place-{name}`"
FIX = "save it as JPEG or PNG, from which the build takes the place, or without it"

EXIF_START = b"Exif\0\0"

TIFF_START = re.compile(rb"II\*\0|MM\0\*")
"""The start of EXIF data, and of a TIFF file."""

EXIF_BYTES = 65_536

XMP_PLACE = b"GPSLatitude"

FILM_PLACES = (b"location.ISO6709", b"\xa9xyz")

FILM_WORDS = (XMP_PLACE, *FILM_PLACES, b"loci", b"gpmd", b"camm", b"rtmd")
"""What names a place in a film; also the kinds of tracks in which cameras note one every second."""

TABLES_OF_PLACE = {ExifTags.GPS.GPSLatitude, ExifTags.GPS.GPSLongitude}


class PlaceError(ValueError):
    """A file says where it was made, and nobody here can take that out.

    Attributes:
        kind: Format of the file.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(f"a {kind} file with a place in it")
        self.kind = kind


def remove_places(site: Path) -> None:
    """Changes the files of an exported site in place; those without a place are not written.

    Raises:
        BuildError: A file says where it was made, and cannot be saved without that.
    """
    for file in sorted(it for it in site.rglob("*") if it.is_file()):
        name = file.relative_to(site)
        if name.parts[0] in MADE_HERE:
            continue
        data = file.read_bytes()
        try:
            cleaned = without_place(data)
        except PlaceError as error:
            message = f"{name} would publish where it was made: it is {error}"
            raise BuildError(f"{message}. To mend it, {_fix(error.kind, file)}.") from None
        if cleaned != data:
            file.write_bytes(cleaned)


def require_assets_without_places(assets: Path = SITE / "assets") -> None:
    """Looks for files that would be published with the place where they were made.

    Raises:
        ContentError: There are some; it names them all.
    """
    if errors := list(_with_places(assets)):
        raise ContentError(errors)


def _with_places(assets: Path) -> Iterator[Diagnostic]:
    for file in own_assets(assets):
        try:
            without_place(file.read_bytes())
        except PlaceError as error:
            message = "expected a file that does not say where it was made"
            fix = _fix(error.kind, file)
            yield Diagnostic(relative_path(file), 1, 1, "", message, str(error), fix)


def _fix(kind: str, file: Path) -> str:
    return FILM_FIX.format(name=file.name) if kind in {"film", "Matroska", "AVI"} else FIX


def without_place(data: bytes) -> bytes:
    """Returns a file that does not say where it was made; one that does not anyway as it is.

    Raises:
        PlaceError: It says so, and cannot be saved without that.
    """
    kind = file_kind(data)
    if kind == "SVG":
        return DATA_URL.sub(_clean_url, data)
    if not kind or not names_place(data, kind):
        return data
    cleaned = _saved_again(data, kind) if kind in SAVED_AGAIN else data
    if names_place(cleaned, kind):
        raise PlaceError(kind)
    return cleaned


def _clean_url(url: re.Match[bytes]) -> bytes:
    """Returns the address of a picture within a drawing, which may be a photograph."""
    data = b64decode(url[2])
    cleaned = without_place(data)
    return url[0] if cleaned == data else url[1] + b64encode(cleaned)


def _saved_again(data: bytes, kind: str) -> bytes:
    """Returns a picture without its notes; they are kept where saving it would cost more."""
    saved = BytesIO()
    try:
        with Image.open(BytesIO(data)) as image:
            if is_animated(image) or (kind == "PNG" and data[PNG_FORMAT] in DEEP_COLOURS):
                return data
            exif = Image.Exif()
            exif[ExifTags.Base.Orientation] = orientation(image)
            options = {"progressive": True} if image.info.get("progressive") else {}
            profile = image.info.get("icc_profile")
            image.load()
            image.format = kind  # of a phone's JPEG with a second picture, which is left out
            image.info.pop("comment", None)
            options |= {"exif": exif, "icc_profile": profile, **SAVED_AGAIN[kind]}
            image.save(saved, kind, **options)
    except (OSError, SyntaxError, ValueError):
        return data
    return saved.getvalue()


def names_place(data: bytes, kind: str) -> bool:
    """Returns whether a file of a format says where it was made."""
    if kind == "BMP":  # it has no notes, and text may begin with the two letters
        return False
    if kind == "film":
        data, words = _without_media(data), FILM_WORDS
    elif kind in {"Matroska", "AVI", "PDF"}:
        words = (XMP_PLACE, b"LOCATION") if kind == "Matroska" else (XMP_PLACE,)
    else:  # a picture, perhaps with the film that a phone puts behind it
        words = (XMP_PLACE, *FILM_PLACES)
    starts = TIFF_START.finditer(data)
    return (
        any(word in data for word in words)
        or any(_has_place(data, found.start()) for found in starts)
        or (kind == "PNG" and _words_name_place(data))
    )


def _without_media(film: bytes) -> bytes:
    """Returns the boxes of a film but sound and pictures, in which any four letters may occur."""
    position, kept = 0, []
    while position + 8 <= len(film):
        length = int.from_bytes(film[position : position + 4])
        if length == 1:
            length = int.from_bytes(film[position + 8 : position + 16])
        end = position + max(length, 8) if length else len(film)
        if film[position + 4 : position + 8] != b"mdat":
            kept.append(film[position:end])
        position = end
    return b"".join(kept)


def _has_place(data: bytes, start: int) -> bool:
    """Returns whether EXIF data, which may start at any such bytes by chance, has a place."""
    end = start + EXIF_BYTES if start else len(data)
    found = Image.Exif()
    try:
        found.load(EXIF_START + data[start:end])
        return not TABLES_OF_PLACE.isdisjoint(found.get_ifd(ExifTags.IFD.GPSInfo))
    except (SyntaxError, ValueError, OSError, KeyError, TypeError):
        return False


def _words_name_place(png: bytes) -> bool:
    """Returns whether the words of a PNG, which may be compressed, name a place."""
    try:
        with Image.open(BytesIO(png)) as image:
            image.load()
            words = " ".join(map(str, image.info.values()))
            has_place = ExifTags.IFD.GPSInfo in image.getexif()
    except (UnidentifiedImageError, SyntaxError, ValueError, OSError):
        return False
    return has_place or XMP_PLACE.decode() in words
