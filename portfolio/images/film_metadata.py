"""Removes what a film says about its owner: phones write the place into it."""

from __future__ import annotations

CONTAINERS = (b"moov", b"trak")
"""Boxes that hold the boxes of notes."""

NOTES = (b"udta", b"meta", b"uuid")
FREE = b"free"
"""Type of a box that players skip."""


def without_film_metadata(data: bytes) -> bytes:
    """Returns an MP4 or QuickTime file whose notes are zeros in boxes that players skip.

    The file keeps its length, because its tables name the positions of sound and pictures.
    """
    cleaned = bytearray(data)
    _clean(cleaned, 0, len(cleaned), is_inside=False)
    return bytes(cleaned)


def _clean(data: bytearray, start: int, end: int, *, is_inside: bool) -> None:
    while start + 8 <= end:
        length, name = int.from_bytes(data[start : start + 4]), bytes(data[start + 4 : start + 8])
        # A length of 1 is followed by the real one in 8 bytes; 0 means up to the end of the file.
        head = 16 if length == 1 else 8
        if length == 1:
            length = int.from_bytes(data[start + 8 : start + 16])
        stop = min(start + length, end) if length else end
        if stop < start + head:
            return
        if name in CONTAINERS:
            _clean(data, start + head, stop, is_inside=True)
        elif name in NOTES and (is_inside or name == b"uuid"):
            data[start + 4 : start + 8] = FREE
            data[start + head : stop] = bytes(stop - start - head)
        start = stop
