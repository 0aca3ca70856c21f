"""Removes what a picture says about its owner: place, time, camera, names, comments.

Pixels are not compressed again: the parts of a file that hold such data are left out, or
overwritten where other parts are found by their position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import BytesIO
from struct import pack
from zlib import crc32

from PIL import ExifTags, Image

from portfolio.images.pillow_insides import avif_metadata
from portfolio.picture_files.conversion import open_picture, orientation
from portfolio.picture_files.file_parts import (
    GIF_EXTENSION,
    PNG_START,
    PNG_TEXTS,
    Part,
    gif_parts,
    jpeg_parts,
    picture_boxes,
    png_parts,
    webp_parts,
)

JPEG_NOTES = {0xE1, 0xED, 0xFE, *range(0xE3, 0xED), 0xEF}
"""Markers of EXIF and XMP, IPTC, comments, and of programs' own data."""

JPEG_PROFILE, JPEG_PROFILE_NAME = 0xE2, b"ICC_PROFILE"

PNG_NOTES = (*PNG_TEXTS, b"eXIf", b"tIME")
WEBP_NOTES = (b"EXIF", b"XMP ")
GIF_COMMENT, GIF_PROGRAM, GIF_REPETITIONS = 0xFE, 0xFF, (b"NETSCAPE2.0", b"ANIMEXTS1.0")
BOX_NOTES = (b"uuid", b"mpvd", b"sefd")
"""Boxes of programs' own data, and of the film of a motion photograph."""

LONG_BOX = (1).to_bytes(4)
"""In the place of its length in a box that has more than 4 GB, or might have."""

EXIF_START = b"Exif\0\0"
NO_EXIF = b"II*\0\x08\0\0\0\0\0\0\0\0\0"
"""EXIF data of no entries."""

WEBP_EXIF, WEBP_XMP = 0b1000, 0b0100
"""Flags in a WebP's head that announce EXIF and XMP."""


def _strip_jpeg(data: bytes) -> bytes:
    kept = [part.data for part in jpeg_parts(data) if not _is_note(part)]
    exif = _orientation_only(data)
    note = pack(">BBH", 0xFF, 0xE1, len(exif) + 2) + exif if exif else b""
    # EXIF has to follow the marker at the start.
    return b"".join([kept[0], note, *kept[1:]])


def _is_note(part: Part) -> bool:
    """Returns whether a part says more than pixels and colours; of APP2 the profile is kept."""
    return part.name in JPEG_NOTES or (
        part.name == JPEG_PROFILE and not part.data[4:].startswith(JPEG_PROFILE_NAME)
    )


def _strip_png(data: bytes) -> bytes:
    kept = [part.data for part in png_parts(data) if part.name not in PNG_NOTES]
    exif = _orientation_only(data).removeprefix(EXIF_START)
    if exif:
        body = b"eXIf" + exif
        kept.insert(1, pack(">I", len(exif)) + body + pack(">I", crc32(body)))
    return PNG_START + b"".join(kept)


def _strip_webp(data: bytes) -> bytes:
    exif = _orientation_only(data).removeprefix(EXIF_START)
    kept = []
    for name, part in webp_parts(data):
        if name == b"VP8X":
            flags = part[8] & ~(WEBP_XMP if exif else WEBP_XMP | WEBP_EXIF)
            kept.append(part[:8] + bytes([flags]) + part[9:])
        elif name not in WEBP_NOTES:
            kept.append(part)
    if exif:
        kept.append(b"EXIF" + pack("<I", len(exif)) + exif + bytes(len(exif) % 2))
    body = b"WEBP" + b"".join(kept)
    return b"RIFF" + pack("<I", len(body)) + body


def _strip_gif(data: bytes) -> bytes:
    return b"".join(part for kind, part in gif_parts(data) if not _is_gif_note(kind, part))


def _is_gif_note(kind: int | bytes, part: bytes) -> bool:
    """Returns whether a block of a GIF is a comment, or a program's own but the repetitions."""
    is_program = part[1:2] == bytes([GIF_PROGRAM]) and part[3:14] not in GIF_REPETITIONS
    return kind == GIF_EXTENSION and (part[1] == GIF_COMMENT or is_program)


def _strip_avif(data: bytes) -> bytes:
    picture = _without_boxes(data)
    return _overwritten(picture, [avif_metadata(picture)])


def _strip_heic(data: bytes) -> bytes:
    import pillow_heif

    picture = _without_boxes(data)
    opened = pillow_heif.open_heif(BytesIO(picture))
    return _overwritten(picture, [(it.info.get("exif"), it.info.get("xmp")) for it in opened])


def _without_boxes(data: bytes) -> bytes:
    """Returns a file of boxes without what was appended, its programs' boxes full of zeros.

    Boxes keep their places, because others name them.
    """
    boxes = picture_boxes(data)
    return b"".join(_free(part) if name in BOX_NOTES else part for name, part in boxes)


def _free(box: bytes) -> bytes:
    """Returns a box of the same length that readers skip."""
    head = 16 if box[:4] == LONG_BOX else 8
    return box[:4] + b"free" + box[8:head] + bytes(len(box) - head)


def _overwritten(data: bytes, notes: Iterable[tuple[bytes | None, bytes | None]]) -> bytes:
    """Returns a file of boxes with empty notes of the same length; the turn is a box of its own.

    Args:
        data: The file.
        notes: EXIF and XMP data of each picture in it.
    """
    for exif, xmp in dict.fromkeys(notes):
        if exif:
            exif = exif.removeprefix(EXIF_START)
            data = _with_note(data, exif, NO_EXIF[: len(exif)].ljust(len(exif), b"\0"))
        if xmp:
            data = _with_note(data, xmp, b" " * len(xmp))
    return data


def _with_note(data: bytes, note: bytes, empty: bytes) -> bytes:
    if note not in data:
        raise ValueError("its notes are not in one piece")
    return data.replace(note, empty)


def _orientation_only(data: bytes) -> bytes:
    """Returns EXIF data with nothing but the orientation, or nothing for an upright picture."""
    with open_picture(data) as image:
        turn = orientation(image)
    if turn == 1:
        return b""
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = turn
    return exif.tobytes()


PICTURE_METADATA_REMOVERS: dict[str, Callable[[bytes], bytes]] = {
    "JPEG": _strip_jpeg,
    "PNG": _strip_png,
    "WEBP": _strip_webp,
    "GIF": _strip_gif,
    "AVIF": _strip_avif,
    "HEIF": _strip_heic,
}
"""Functions by format: each returns a picture file with no metadata but its orientation, or raises
ValueError, OSError, IndexError or SyntaxError for a file that is damaged."""
