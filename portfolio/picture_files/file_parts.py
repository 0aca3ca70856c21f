"""Takes picture files apart, and finds where the picture ends: programs append films and notes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

JPEG_START, JPEG_END, JPEG_SCAN = 0xD8, 0xD9, 0xDA
JPEG_ALONE = {0x01, *range(0xD0, 0xD8)}
"""Markers without a length."""

PNG_START = b"\x89PNG\r\n\x1a\n"
PNG_TEXTS = (b"tEXt", b"zTXt", b"iTXt")

GIF_EXTENSION, GIF_IMAGE, GIF_END = 0x21, 0x2C, 0x3B

PICTURE_BOXES = {
    *(b"ftyp", b"meta", b"mdat", b"moov", b"moof", b"mfra", b"free", b"skip", b"wide", b"uuid"),
    *(b"idat", b"jumb", b"mpvd", b"sefd", b"pdin", b"styp", b"sidx"),
}
"""Boxes that lie in a HEIC or AVIF file beside each other; what is no such box was appended."""


class Part(NamedTuple):
    """A part of a file.

    Attributes:
        name: Its type: the marker of a JPEG, the block of a GIF, else the four letters.
        data: All its bytes.
    """

    name: int | bytes
    data: bytes


class CutOffError(ValueError):
    """The file ends before the picture does."""


def jpeg_parts(data: bytes) -> Iterator[Part]:
    """Yields the parts of the first picture in a JPEG file.

    Raises:
        CutOffError: Its end is missing.
    """
    yield Part(JPEG_START, data[:2])
    position, marker = 2, JPEG_START
    while marker != JPEG_END:
        start = data.find(b"\xff", position)
        position = start
        while data[position : position + 1] == b"\xff":  # fill bytes
            position += 1
        if start < 0 or position >= len(data):
            raise CutOffError("its end is missing")
        marker = data[position]
        position += 1
        if marker != JPEG_END and marker not in JPEG_ALONE:
            position += int.from_bytes(data[position : position + 2])
        if marker == JPEG_SCAN:
            position = _end_of_scan(data, position)
        yield Part(marker, data[start:position])


def _end_of_scan(data: bytes, position: int) -> int:
    """Returns where the next marker is; restarts and escaped bytes are part of the scan."""
    while True:
        position = data.find(b"\xff", position)
        if position < 0 or position + 1 >= len(data):
            raise CutOffError("its end is missing")
        following = data[position + 1]
        if following == 0xFF:
            position += 1
        elif following == 0 or 0xD0 <= following <= 0xD7:
            position += 2
        else:
            return position


def png_parts(data: bytes) -> Iterator[Part]:
    """Yields the chunks of a PNG up to its end.

    Raises:
        CutOffError: Its end is missing.
    """
    position, name = len(PNG_START), b""
    while name != b"IEND":
        end = position + 12 + int.from_bytes(data[position : position + 4])
        name = data[position + 4 : position + 8]
        if end > len(data) and name != b"IEND":
            raise CutOffError("its end is missing")
        yield Part(name, data[position:end])
        position = end


def webp_parts(data: bytes) -> Iterator[Part]:
    """Yields the chunks of a WebP up to its end.

    Raises:
        CutOffError: Its end is missing.
    """
    size = 8 + int.from_bytes(data[4:8], "little")
    if size > len(data) + 1:  # some programs leave out the last byte, which only makes it even
        raise CutOffError("its end is missing")
    position = 12
    while position + 8 <= size:
        name, length = data[position : position + 4], data[position + 4 : position + 8]
        end = position + 8 + int.from_bytes(length, "little")
        end += end % 2
        if end > size + 1:
            raise CutOffError("its end is missing")
        yield Part(name, data[position:end].ljust(end - position, b"\0"))
        position = end


def gif_parts(data: bytes) -> Iterator[Part]:
    """Yields the head of a GIF, and its blocks up to its end.

    Raises:
        CutOffError: Its end is missing.
    """
    position = _after_colours(data, 10, 13)
    yield Part(0, data[:position])
    kind = 0
    while kind != GIF_END:
        if position >= len(data):
            raise CutOffError("its end is missing")
        start, kind = position, data[position]
        if kind == GIF_EXTENSION:
            position = _after_blocks(data, position + 2)
        elif kind == GIF_IMAGE:
            position = _after_blocks(data, _after_colours(data, position + 9, position + 10) + 1)
        else:
            position += 1
        if kind in (GIF_EXTENSION, GIF_IMAGE, GIF_END):
            yield Part(kind, data[start:position])


def _after_colours(data: bytes, flags: int, start: int) -> int:
    """Returns where a table of colours ends that flags announce."""
    if flags >= len(data):
        raise CutOffError("its end is missing")
    return start + (3 << ((data[flags] & 7) + 1) if data[flags] & 0x80 else 0)


def _after_blocks(data: bytes, position: int) -> int:
    while position < len(data) and data[position]:
        position += 1 + data[position]
    if position >= len(data):
        raise CutOffError("its end is missing")
    return position + 1


def picture_boxes(data: bytes) -> Iterator[Part]:
    """Yields the boxes of a HEIC or AVIF file, without what was appended.

    Raises:
        CutOffError: Its end is missing.
    """
    position, names = 0, PICTURE_BOXES
    while data[position + 4 : position + 8] in names:
        length = int.from_bytes(data[position : position + 4])
        if length == 1:
            length = int.from_bytes(data[position + 8 : position + 16])
        end = position + length if length else len(data)
        if end > len(data) or end < position + 8:
            raise CutOffError("its end is missing")
        yield Part(data[position + 4 : position + 8], data[position:end])
        position, names = end, PICTURE_BOXES - {b"ftyp"}  # with which an appended film begins


PARTS = {
    "JPEG": jpeg_parts,
    "PNG": png_parts,
    "WEBP": webp_parts,
    "GIF": gif_parts,
    "AVIF": picture_boxes,
    "HEIF": picture_boxes,
}
"""The function for each format of pictures that a site shows."""


def is_whole(data: bytes, kind: str) -> bool:
    """Returns whether the end of a picture is there; what follows it does not matter."""
    try:
        for _ in PARTS[kind](data):
            pass
    except CutOffError:
        return False
    return True
