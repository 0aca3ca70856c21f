"""What the header of a film says of it: its length and its size, as MP4 files have them."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HEADER = struct.Struct(">I4s")
"""Length and name of a part of an MP4 file; a length of 1 is followed by the real one."""

FIXED_POINT = 65536
"""Value of 1 in a number of which half is behind the point."""


@cache
def film_seconds(file: Path) -> int | None:
    """Returns the length of a film in whole seconds; None if its file is no MP4 that says it."""
    head = _part(_part(file.read_bytes(), b"moov"), b"mvhd")
    if len(head) < 32:
        return None
    is_long = head[0] == 1
    scale, length = struct.unpack_from(">IQ" if is_long else ">II", head, 20 if is_long else 12)
    return round(length / scale) if scale else None


@cache
def film_size(file: Path) -> tuple[int, int] | None:
    """Returns width and height of a film in pixels; None if its file is no MP4 that says them."""
    for track in _parts(_part(file.read_bytes(), b"moov"), b"trak"):
        head = _part(track, b"tkhd")
        # A matrix and the size are last, behind numbers that are longer in long headers.
        matrix = 52 if head[:1] == b"\1" else 40
        if len(head) < matrix + 44:
            continue
        width, height = (it // FIXED_POINT for it in struct.unpack_from(">II", head, matrix + 36))
        if width and height:
            (across,) = struct.unpack_from(">i", head, matrix)
            # A film of a phone that was held upright is turned by a quarter.
            return (width, height) if across else (height, width)
    return None


def _part(data: bytes, name: bytes) -> bytes:
    """Returns the content of the first part with a name, or nothing."""
    return next(_parts(data, name), b"")


def _parts(data: bytes, name: bytes) -> Iterator[bytes]:
    """Yields the contents of the parts with a name."""
    at = 0
    while at + HEADER.size <= len(data):
        size, found = HEADER.unpack_from(data, at)
        start = at + HEADER.size
        if size == 1:
            size, start = struct.unpack_from(">Q", data, start)[0], start + 8
        if found == name:
            yield data[start : at + size if size else None]
        if size < HEADER.size:
            break
        at += size
