"""Finds places that a file says it was made at, wherever in it they are."""

from __future__ import annotations

import re
from io import BytesIO

from PIL import ExifTags, Image, UnidentifiedImageError

EXIF_START = b"Exif\0\0"
TIFF_START = re.compile(rb"II\*\0|MM\0\*")
"""The start of EXIF data, and of a TIFF file."""

EXIF_BYTES = 65_536

XMP_PLACE = b"GPSLatitude"
FILM_PLACES = (b"location.ISO6709", b"\xa9xyz")
FILM_WORDS = (XMP_PLACE, *FILM_PLACES, b"loci", b"gpmd", b"camm", b"rtmd")
"""What names a place in a film; also the kinds of tracks in which cameras note one every second."""

TABLES_OF_PLACE = {ExifTags.GPS.GPSLatitude, ExifTags.GPS.GPSLongitude}


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
