"""Puts a finished folder in the place of another, so that somebody who looks sees one of them."""

from __future__ import annotations

import ctypes
import os
import shutil
from pathlib import Path

_HERE = -100
_EXCHANGE = 2
"""What Linux calls the current folder, and what it and macOS call an exchange."""


def put_in_place(draft: Path, site: Path) -> None:
    """Lets a draft become the site and sweeps the old one away.

    Both change their names in one step, so that there is no moment without a site. Where the
    system cannot do that, two steps follow each other, and :func:`recover` mends what a crash
    between them leaves.
    """
    if not site.exists():
        draft.rename(site)
    elif _exchange(draft, site):
        shutil.rmtree(draft, ignore_errors=True)
    else:
        site.rename(_old(site))
        draft.rename(site)
        shutil.rmtree(_old(site), ignore_errors=True)


def recover(site: Path) -> None:
    """Brings back a site that was put aside when a build was killed, or sweeps it away."""
    if _old(site).exists() and not site.exists():
        _old(site).rename(site)
    shutil.rmtree(_old(site), ignore_errors=True)


def _old(site: Path) -> Path:
    return site.with_name(f".{site.name}-old")


def _exchange(one: Path, other: Path) -> bool:
    """Tells whether the system, and the disk, could exchange two names in one step."""
    system = ctypes.CDLL(None)
    names = os.fsencode(one.absolute()), os.fsencode(other.absolute())
    if hasattr(system, "renameat2"):
        return system.renameat2(_HERE, names[0], _HERE, names[1], _EXCHANGE) == 0
    if hasattr(system, "renamex_np"):
        return system.renamex_np(*names, _EXCHANGE) == 0
    return False
