"""Serialises builds with a file lock, because all of them write to the same folders."""

from __future__ import annotations

import fcntl
from typing import IO

from rich.console import Console


def take_lock(file: IO[str]) -> None:
    """Takes an exclusive lock; waits while another build holds it.

    It is held until the file is closed. A child process that has inherited the file, be it before
    or after this, keeps the lock until it ends, also when the build that started it was killed:
    Reflex may go on writing after its parent.

    Args:
        file: The open lock file.
    """
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        Console(stderr=True).print("Another build is running; waiting for it to end.")
        fcntl.flock(file, fcntl.LOCK_EX)
