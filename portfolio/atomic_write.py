"""Writes files atomically: neither a reader nor a crash can find a file half written."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack, suppress
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
    """Writes files so that either all of them are written or none.

    A file that already has its contents is not written, so that file watchers do not react.

    Args:
        contents: The new contents of each file, text as UTF-8; missing folders are created.

    Raises:
        OSError: If one of them cannot be written; the others are as they were.
    """
    with ExitStack() as undo:
        drafts = {}
        for named, data in contents.items():
            # A link stays one: what it leads to is written.
            file = named.resolve() if named.is_symlink() else named
            encoded = data.encode() if isinstance(data, str) else data
            if not (file.is_file() and file.read_bytes() == encoded):
                drafts[file] = _write_draft(file, encoded, undo)
        for file, draft in drafts.items():
            before = file.read_bytes() if file.exists() else None
            draft.replace(file)
            undo.callback(_restore, file, before)
        undo.pop_all()  # All files are in place: nothing is undone.


def _write_draft(file: Path, data: bytes, undo: ExitStack) -> Path:
    """Writes the temporary file; its name holds the thread: another may write the same file."""
    for folder in _missing_folders(file):
        folder.mkdir(exist_ok=True)
        undo.callback(_remove_empty, folder)
    draft = file.with_name(f".{file.name}.{getpid()}-{get_ident()}.part")
    # Before it is written: a full disk leaves half a file.
    undo.callback(draft.unlink, missing_ok=True)
    draft.write_bytes(data)
    return draft


def _missing_folders(file: Path) -> list[Path]:
    """Returns the folders above a file that do not exist, outermost first."""
    return [folder for folder in reversed(file.parents) if not folder.exists()]


def _remove_empty(folder: Path) -> None:
    with suppress(OSError):
        folder.rmdir()


def _restore(file: Path, before: bytes | None) -> None:
    if before is None:
        file.unlink()
    else:
        file.write_bytes(before)
