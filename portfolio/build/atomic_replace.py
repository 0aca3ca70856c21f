"""Replaces a folder by another in one step, so that readers see either the old or the new one."""

from __future__ import annotations

import ctypes
import os
import shutil
from pathlib import Path

AT_FDCWD = -100
RENAME_EXCHANGE = 2
"""Flag of Linux's ``renameat2`` and of macOS's ``renamex_np`` that exchanges two names."""


def replace_folder(draft: Path, target: Path) -> None:
    """Gives a folder the name of another and deletes that one.

    Both names are exchanged in one step, so that there is no moment without a site. Where the
    system cannot do that, two renames follow each other, and :func:`recover_folder` repairs what a
    crash between them leaves.

    Args:
        draft: The new folder, on the same disk.
        target: The folder to replace; it need not exist.
    """
    if not target.exists():
        draft.rename(target)
    elif _exchange(draft, target):
        shutil.rmtree(draft, ignore_errors=True)
    else:
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


def _exchange(one: Path, other: Path) -> bool:
    """Exchanges two names in one step; returns whether the system and the disk could do it."""
    system = ctypes.CDLL(None)
    names = os.fsencode(one.absolute()), os.fsencode(other.absolute())
    if hasattr(system, "renameat2"):
        flags = (AT_FDCWD, names[0], AT_FDCWD, names[1], RENAME_EXCHANGE)
        return system.renameat2(*flags) == 0
    if hasattr(system, "renamex_np"):
        return system.renamex_np(*names, RENAME_EXCHANGE) == 0
    return False
