"""Writes files that somebody may be watching, or find half written after a crash."""

from __future__ import annotations

from pathlib import Path


def write(file: Path, data: bytes) -> None:
    """Writes a file where it is new or different, so that no watcher wakes in vain.

    It is whole or not there, whatever happens meanwhile.
    """
    if file.exists() and file.read_bytes() == data:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(f".{file.name}.part")
    unfinished.write_bytes(data)
    unfinished.replace(file)
