"""Reads the length of a film that the site serves itself."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from portfolio.paths import asset_file

PLAYERS = "/player/"
"""Beginning of the address of a page that plays a film of this site."""

HEADER = struct.Struct(">I4s")
"""Length and name of a part of an MP4 file; a length of 1 is followed by the real one."""


def film_seconds(src: str) -> int | None:
    """Returns the length of the film of a player page, in whole seconds.

    Args:
        src: The player page, such as ``/player/wato?loop=1``.

    Returns:
        None if the page is another site's or its film has no MP4 file that says it.
    """
    path = urlsplit(src).path
    if not path.startswith(PLAYERS):
        return None
    file = asset_file(f"/video/{path.removeprefix(PLAYERS)}.mp4")
    return _seconds(file) if file.is_file() else None


@cache
def _seconds(file: Path) -> int | None:
    head = _part(_part(file.read_bytes(), b"moov"), b"mvhd")
    if len(head) < 32:
        return None
    is_long = head[0] == 1
    scale, length = struct.unpack_from(">IQ" if is_long else ">II", head, 20 if is_long else 12)
    return round(length / scale) if scale else None


def _part(data: bytes, name: bytes) -> bytes:
    """Returns the content of the first part with a name, or nothing."""
    at = 0
    while at + HEADER.size <= len(data):
        size, found = HEADER.unpack_from(data, at)
        start = at + HEADER.size
        if size == 1:
            size, start = struct.unpack_from(">Q", data, start)[0], start + 8
        if found == name:
            return data[start : at + size if size else None]
        if size < HEADER.size:
            break
        at += size
    return b""
