"""Finds places that a file says it was made at, wherever in it they are."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import ExifTags, Image

EXIF_START = b"Exif\0\0"
TIFF_STARTS = (b"II*\0", b"MM\0*")

XMP_PLACE = b"GPSLatitude"
WORDS = {
    "film": (XMP_PLACE, b"location.ISO6709", b"\xa9xyz", b"loci", b"gpmd", b"camm", b"rtmd"),
    "Matroska": (XMP_PLACE, b"LOCATION"),
    "PDF": (XMP_PLACE,),
    "AVI": (XMP_PLACE,),
}
"""What names a place in a format beside EXIF; of a film also the kinds of tracks in which cameras
note one every second."""


def names_place(data: bytes, kind: str) -> bool:
    """Returns whether a file of a format still says where it was made."""
    words = WORDS.get(kind, ())
    said = _without_media(data) if kind == "film" else data
    return any(word in said for word in words) or any(map(_has_place, _exif_in(said)))


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


def _exif_in(data: bytes) -> Iterator[bytes]:
    position = data.find(EXIF_START)
    while position >= 0:
        yield data[position : position + 65_536]
        position = data.find(EXIF_START, position + 1)


def _has_place(exif: bytes) -> bool:
    if not exif.startswith(TIFF_STARTS, len(EXIF_START)):
        return False
    found = Image.Exif()
    try:
        found.load(exif)
        return bool(found.get_ifd(ExifTags.IFD.GPSInfo))
    except (SyntaxError, ValueError, OSError, KeyError, TypeError):
        return False
