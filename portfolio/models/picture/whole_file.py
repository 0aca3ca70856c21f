"""Says whether a picture file ends where it should, without decoding it.

A copy that was interrupted opens like a whole picture, and fails only when it is decoded.
"""

from __future__ import annotations

import os
from pathlib import Path

TAIL = 65_536
"""Bytes of the end of a file that are searched; some programs append notes."""

ENDINGS = {"JPEG": b"\xff\xd9", "PNG": b"IEND"}
"""Marks at the end of formats whose pixels do not hold them."""

GIF_END = b";"

BOXED = ("AVIF", "HEIF")
"""Formats of boxes that begin with their length."""


def is_whole(file: Path, format: str) -> bool:
    """Returns whether the end of a picture is there.

    Args:
        file: The picture.
        format: Name of the format in Pillow; a file of a format that is not known here is whole.
    """
    size = file.stat().st_size
    with file.open("rb") as data:
        if format in BOXED:
            return _end_of_boxes(data.fileno(), size) == size
        data.seek(max(0, size - TAIL))
        tail = data.read()
    if format == "GIF":
        return tail.rstrip(b"\0\r\n ").endswith(GIF_END)
    return ENDINGS.get(format, b"") in tail


def _end_of_boxes(file: int, size: int) -> int:
    """Returns where the last box ends, which is behind the end of a file that was cut off."""
    end = 0
    while end + 8 <= size:
        head = os.pread(file, 16, end)
        length = int.from_bytes(head[:4])
        if length == 1:
            length = int.from_bytes(head[8:])
        end = size if length == 0 else end + max(length, 8)
    return end
