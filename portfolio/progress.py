"""Progress bars on the standard error stream; nothing is printed where that is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TimeElapsedColumn
from rich.progress import track as rich_track

T = TypeVar("T")


def track(items: Iterable[T], description: str, total: int) -> Iterator[T]:
    """Yields the items and shows how many of `total` are done."""
    yield from rich_track(
        items,
        description,
        total=total,
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


@contextmanager
def status(description: str) -> Iterator[None]:
    """Shows the time that has passed while the block runs."""
    columns = ("{task.description}", BarColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    off = not sys.stderr.isatty()
    with Progress(*columns, console=console, transient=True, disable=off) as bar:
        bar.add_task(description, total=None)
        yield
