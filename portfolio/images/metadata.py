"""Removes what a picture says about its owner: place, time, camera, names, comments.

Pixels are not compressed again: the parts of a file that hold such data are left out, or
overwritten where other parts are found by their position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from struct import pack
from zlib import crc32

from PIL import ExifTags, Image

from portfolio.images.pillow_insides import avif_metadata
from portfolio.picture_files.conversion import orientation

JPEG_START, JPEG_END, JPEG_SCAN = 0xD8, 0xD9, 0xDA
JPEG_NOTES = {0xE1, 0xED, 0xFE, *range(0xE3, 0xED), 0xEF}
"""Markers of EXIF and XMP, IPTC, comments, and of programs' own data."""

JPEG_PROFILE, JPEG_PROFILE_NAME = 0xE2, b"ICC_PROFILE"

PNG_START = b"\x89PNG\r\n\x1a\n"
PNG_NOTES = (b"eXIf", b"tEXt", b"zTXt", b"iTXt", b"tIME")
WEBP_NOTES = (b"EXIF", b"XMP ")
EXIF_START = b"Exif\0\0"
NO_EXIF = b"II*\0\x08\0\0\0\0\0\0\0\0\0"
"""EXIF data of no entries."""

WEBP_EXIF, WEBP_XMP = 0b1000, 0b0100
"""Flags in a WebP's head that announce EXIF and XMP."""


def _strip_jpeg(data: bytes) -> bytes:
    kept = [part for marker, part in _jpeg_parts(data) if not _is_note(marker, part)]
    exif = _orientation_only(data)
    note = pack(">BBH", 0xFF, 0xE1, len(exif) + 2) + exif if exif else b""
    # EXIF has to follow the marker at the start.
    return b"".join([kept[0], note, *kept[1:]])


def _is_note(marker: int, part: bytes) -> bool:
    """Returns whether a part says more than pixels and colours; of APP2 the profile is kept."""
    return marker in JPEG_NOTES or (
        marker == JPEG_PROFILE and not part[4:].startswith(JPEG_PROFILE_NAME)
    )


def _jpeg_parts(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yields the parts of the first picture in a JPEG file, each with its marker."""
    if not data.startswith(b"\xff\xd8"):
        raise ValueError("it is no JPEG")
    yield JPEG_START, data[:2]
    position, marker = 2, JPEG_START
    while marker != JPEG_END:
        start = position
        while data[position + 1] == 0xFF:  # fill bytes
            position += 1
        marker = data[position + 1]
        position += 2
        if marker != JPEG_END:
            position += int.from_bytes(data[position : position + 2])
        if marker == JPEG_SCAN:
            position = _end_of_scan(data, position)
        yield marker, data[start:position]


def _end_of_scan(data: bytes, position: int) -> int:
    """Returns where the next marker is; restarts and escaped bytes are part of the scan."""
    while True:
        position = data.index(b"\xff", position)
        if data[position + 1] != 0 and not 0xD0 <= data[position + 1] <= 0xD7:
            return position
        position += 2


def _strip_png(data: bytes) -> bytes:
    if not data.startswith(PNG_START):
        raise ValueError("it is no PNG")
    position, kept = len(PNG_START), []
    while position < len(data):
        end = position + 12 + int.from_bytes(data[position : position + 4])
        name = data[position + 4 : position + 8]
        if name not in PNG_NOTES:
            kept.append(data[position:end])
        # What some programs append behind the end is left out.
        position = len(data) if name == b"IEND" else end
    exif = _orientation_only(data).removeprefix(EXIF_START)
    if exif:
        body = b"eXIf" + exif
        kept.insert(1, pack(">I", len(exif)) + body + pack(">I", crc32(body)))
    return PNG_START + b"".join(kept)


def _strip_webp(data: bytes) -> bytes:
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP":
        raise ValueError("it is no WebP")
    exif = _orientation_only(data).removeprefix(EXIF_START)
    position, kept = 12, []
    while position + 8 <= len(data):
        name, length = data[position : position + 4], data[position + 4 : position + 8]
        end = position + 8 + int.from_bytes(length, "little")
        part = data[position : end + end % 2]
        if name == b"VP8X":
            flags = part[8] & ~(WEBP_XMP if exif else WEBP_XMP | WEBP_EXIF)
            part = part[:8] + bytes([flags]) + part[9:]
        if name not in WEBP_NOTES:
            kept.append(part)
        position = end + end % 2
    if exif:
        kept.append(b"EXIF" + pack("<I", len(exif)) + exif + bytes(len(exif) % 2))
    body = b"WEBP" + b"".join(kept)
    return b"RIFF" + pack("<I", len(body)) + body


def _strip_avif(data: bytes) -> bytes:
    return _overwritten(data, *avif_metadata(data))


def _strip_heic(data: bytes) -> bytes:
    import pillow_heif

    info = pillow_heif.open_heif(BytesIO(data)).info
    return _overwritten(data, info.get("exif"), info.get("xmp"))


def _overwritten(data: bytes, exif: bytes | None, xmp: bytes | None) -> bytes:
    """Returns a file of boxes with empty notes of the same length; the turn is a box of its own."""
    if exif:
        exif = exif.removeprefix(EXIF_START)
        data = _with_note(data, exif, NO_EXIF[: len(exif)].ljust(len(exif), b"\0"))
    return _with_note(data, xmp, b" " * len(xmp)) if xmp else data


def _with_note(data: bytes, note: bytes, empty: bytes) -> bytes:
    if note not in data:
        raise ValueError("its notes are not in one piece")
    return data.replace(note, empty)


def _orientation_only(data: bytes) -> bytes:
    """Returns EXIF data with nothing but the orientation, or nothing for an upright picture."""
    with Image.open(BytesIO(data)) as image:
        turn = orientation(image)
    if turn == 1:
        return b""
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = turn
    return exif.tobytes()


PICTURE_METADATA_REMOVERS: dict[str, Callable[[bytes], bytes]] = {
    ".jpg": _strip_jpeg,
    ".jpeg": _strip_jpeg,
    ".png": _strip_png,
    ".webp": _strip_webp,
    ".avif": _strip_avif,
    ".heic": _strip_heic,
    ".heif": _strip_heic,
}
"""Functions by suffix: each returns a picture file with no metadata but its orientation, or raises
ValueError, OSError, IndexError or SyntaxError for a file that is not of this format."""
