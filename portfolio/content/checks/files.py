"""Files as they lie in their folders: pointers of Git LFS."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic
from portfolio.paths import files_below, own_assets
from portfolio.picture_files.file_kind import LFS_FIX, LFS_POINTER, file_kind

MAX_POINTER_BYTES = 1024
"""Largest pointer that Git LFS writes."""


def pointers(content: Path) -> Iterator[Diagnostic]:
    """Yields an error for each file of a site that is still a pointer of Git LFS."""
    root = content.parent
    for file in (
        *files_below(content),
        *own_assets(root / "assets"),
        *files_below(root / "themes"),
    ):
        if file.stat().st_size <= MAX_POINTER_BYTES and file_kind(file.read_bytes()) == LFS_POINTER:
            name = file.relative_to(root).as_posix()
            yield Diagnostic(name, 1, 1, "", f"expected a file, not a {LFS_POINTER}", "", LFS_FIX)
