"""Writes files that somebody may be watching."""

from __future__ import annotations

from pathlib import Path


def write(file: Path, data: bytes) -> None:
    """Writes a file where it is new or different, so that no watcher wakes in vain."""
    if file.exists() and file.read_bytes() == data:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
