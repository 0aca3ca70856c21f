"""Several files written as one: all of them, or none."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path


def write_together(texts: Mapping[Path, str | bytes]) -> None:
    """Writes files so that a failure on the way leaves every one as it was.

    Args:
        texts: What each file shall say; folders are made where they are missing.

    Raises:
        OSError: If one of them cannot be written.
    """
    with ExitStack() as undo:
        drafts = {}
        for file, text in texts.items():
            draft = file.with_name(f".{file.name}.draft")
            for folder in _missing(file.parent):
                folder.mkdir()
                undo.callback(folder.rmdir)
            undo.callback(draft.unlink, missing_ok=True)
            draft.write_bytes(text.encode() if isinstance(text, str) else text)
            drafts[file] = draft
        for file, draft in drafts.items():
            before = file.read_bytes() if file.exists() else None
            draft.replace(file)
            undo.callback(_put_back, file, before)
        undo.pop_all()


def _missing(folder: Path) -> list[Path]:
    """Returns a folder and those above it that are not there, the highest first."""
    return [it for it in (*reversed(folder.parents), folder) if not it.exists()]


def _put_back(file: Path, before: bytes | None) -> None:
    if before is None:
        file.unlink()
    else:
        file.write_bytes(before)
