"""The length and the size of a video, as the header of an MP4 file says them."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from portfolio.picture_files.file_kind import file_kind

MOVIE = re.compile(rb"\0\0\0[\x6c\x78]mvhd", re.DOTALL)
TRACK = re.compile(rb"\0\0\0[\x5c\x68]tkhd", re.DOTALL)
"""Starts of the headers of a video and of a track, by their lengths in both versions."""

FIXED_POINT = 65536
"""Value of 1 in a number of which half is behind the point."""


def is_whole(data: bytes) -> bool:
    """Returns whether the bytes of a video in MP4 or WebM are all there, as it says itself."""
    kind = file_kind(data)
    if kind == "video":
        ends = {name: end for name, _, end in video_boxes(data)}
        return b"moov" in ends and max(ends.values()) <= len(data)
    if kind != "Matroska":
        return False
    try:
        header, start = _ebml_size(data, 4)
        size, start = _ebml_size(data, start + header + 4)
    except IndexError:
        return False
    return start + size <= len(data)


def video_boxes(data: bytes) -> Iterator[tuple[bytes, int, int]]:
    """Yields the boxes of a video in MP4: name, start, and the end that it says."""
    position = 0
    while position + 8 <= len(data):
        length = int.from_bytes(data[position : position + 4])
        if length == 1:
            length = int.from_bytes(data[position + 8 : position + 16])
        end = position + max(length, 8) if length else len(data)
        yield data[position + 4 : position + 8], position, end
        position = end


def _ebml_size(data: bytes, at: int) -> tuple[int, int]:
    """Returns a size as WebM writes it, 0 for one that is not known, and where it ends."""
    length = 9 - data[at].bit_length()
    mark = 1 << 7 * length
    size = int.from_bytes(data[at : at + length]) - mark
    is_known = size != mark - 1
    return (size if is_known else 0), at + length


@cache
def video_seconds(file: Path) -> int | None:
    """Returns the length of a video in whole seconds; None if its file is no MP4 that says it."""
    data = file.read_bytes()
    if not (found := MOVIE.search(data)):
        return None
    is_long = data[found.end()] == 1
    at = found.end() + (20 if is_long else 12)
    scale, length = struct.unpack_from(">IQ" if is_long else ">II", data, at)
    return round(length / scale) if scale else None


@cache
def video_size(file: Path) -> tuple[int, int] | None:
    """Returns width and height of a video in pixels; None if its file is no MP4 that says them."""
    data = file.read_bytes()
    for found in TRACK.finditer(data):
        # A matrix and the size are last, behind numbers that are longer in long headers.
        matrix = found.end() + (52 if data[found.end()] == 1 else 40)
        width, height = (it // FIXED_POINT for it in struct.unpack_from(">II", data, matrix + 36))
        if width and height:
            (across,) = struct.unpack_from(">i", data, matrix)
            # A video of a phone that was held upright is turned by a quarter.
            return (width, height) if across else (height, width)
    return None
