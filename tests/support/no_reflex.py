"""What stands for the process of Reflex where nothing is exported."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any


@contextmanager
def no_reflex(lock: Path) -> Iterator[Any]:
    """Yields a process that was not started, with the open lock file of a build."""
    with lock.open("w") as file:
        yield SimpleNamespace(lock=file)
