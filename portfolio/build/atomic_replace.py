"""Replaces a folder by another, so that a crash loses neither."""

from __future__ import annotations

import shutil
from pathlib import Path


def replace_folder(draft: Path, target: Path) -> None:
    """Gives a folder the name of another and deletes that one.

    A crash between the two renames leaves the old folder as a backup, which
    :func:`recover_folder` restores.

    Args:
        draft: The new folder, on the same disk.
        target: The folder to replace; it need not exist.
    """
    if target.exists():
        target.rename(_backup(target))
    draft.rename(target)
    shutil.rmtree(_backup(target), ignore_errors=True)


def recover_folder(target: Path) -> None:
    """Restores a folder from the backup that a killed replacement left, or deletes the backup."""
    if _backup(target).exists() and not target.exists():
        _backup(target).rename(target)
    shutil.rmtree(_backup(target), ignore_errors=True)


def _backup(target: Path) -> Path:
    return target.with_name(f".{target.name}-old")
