"""One build at a time: all of them write to the same folders on their way."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console


@contextmanager
def turn(file: Path) -> Iterator[int]:
    """Waits until no other build is at work, and keeps others waiting for the time of the block.

    Args:
        file: Whoever holds it locked is at work.

    Yields:
        The descriptor of the file. A program that is started with it keeps the turn until it
        ends, also when the build that started it was killed.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            Console(stderr=True).print("Another build is at work; this one waits for it.")
            fcntl.flock(held, fcntl.LOCK_EX)
        yield held.fileno()
