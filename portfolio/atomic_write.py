"""Writes files atomically: neither a reader nor a crash can find a file half written."""

from __future__ import annotations

from collections.abc import Mapping
from os import getpid
from pathlib import Path
from threading import get_ident


def write_file(file: Path, data: bytes | str) -> None:
    """Writes one file; see :func:`write_files`."""
    write_files({file: data})


def write_folder(folder: Path, contents: Mapping[Path, bytes | str]) -> None:
    """Writes the files of a folder, and deletes all others in it and below it.

    Args:
        folder: The folder, which is made if it is missing.
        contents: The contents of each file.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for file, data in contents.items():
        write_file(file, data)
    for other in folder.rglob("*"):
        if other.is_file() and other not in contents:
            other.unlink()


def write_files(contents: Mapping[Path, bytes | str]) -> None:
    """Writes files so that none of them is written if one of them cannot be.

    A file that already has its contents is not written, so that file watchers do not react.

    Args:
        contents: The new contents of each file, text as UTF-8; missing folders are created.

    Raises:
        OSError: If one of them cannot be written; the others are as they were.
    """
    drafts: dict[Path, Path] = {}
    try:
        for named, data in contents.items():
            # A link stays one: what it leads to is written.
            file = named.resolve() if named.is_symlink() else named
            encoded = data.encode() if isinstance(data, str) else data
            if not (file.is_file() and file.read_bytes() == encoded):
                drafts[file] = _draft_of(file)
                drafts[file].write_bytes(encoded)
        for file, draft in drafts.items():
            draft.replace(file)
    finally:
        for draft in drafts.values():
            draft.unlink(missing_ok=True)


def _draft_of(file: Path) -> Path:
    """Returns the temporary file; its name holds the thread: another may write the same file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return file.with_name(f".{file.name}.{getpid()}-{get_ident()}.part")
