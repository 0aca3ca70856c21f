"""Progress bars for what may take longer than two seconds; silent where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TimeElapsedColumn, track

T = TypeVar("T")


def tracked(items: Iterable[T], words: str, total: int) -> Iterator[T]:
    """Yields the items and shows how many are done, on a terminal only."""
    yield from track(
        items,
        words,
        total=total,
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


@contextmanager
def waiting(words: str) -> Iterator[None]:
    """Shows for how long the block has been at work, on a terminal only."""
    columns = ("{task.description}", BarColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    off = not sys.stderr.isatty()
    with Progress(*columns, console=console, transient=True, disable=off) as bar:
        bar.add_task(words, total=None)
        yield
