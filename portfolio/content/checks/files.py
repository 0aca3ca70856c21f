"""Files as they lie in their folders: pointers of Git LFS, and what nobody means to publish."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.paths import files_below, is_published, own_assets
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


def unpublished(assets: Path) -> Iterator[Diagnostic]:
    """Yields the files of ``assets/`` that are not published, those in a folder as that folder."""
    seen: set[Path] = set()
    for file in (it.relative_to(assets) for it in files_below(assets)):
        if is_published(file):
            continue
        first = next(it for it in (*reversed(file.parents), file) if not is_published(it))
        if first not in seen:
            seen.add(first)
            hint = "delete it or give it another name; its name is one of programs, not of pages"
            name = f"assets/{first.as_posix()}"
            yield Diagnostic(name, 1, 1, "", "it is not published", "", hint, Kind.UNUSED)
