"""Serialises builds with a file lock, because all of them write to the same folders."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console


@contextmanager
def build_lock(file: Path) -> Iterator[int]:
    """Holds an exclusive lock for the time of the block; waits while another build holds it.

    Args:
        file: The lock file; it is created when missing.

    Yields:
        The descriptor of the file. A child process that inherits it keeps the lock until it ends,
        also when the build that started it was killed: Reflex may go on writing after its parent.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            Console(stderr=True).print("Another build is running; waiting for it to end.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock.fileno()
