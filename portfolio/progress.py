"""A progress bar for what may take longer than two seconds; silent where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import track

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


def waiting(words: str) -> AbstractContextManager[Any]:
    """Shows that something is going on for as long as the block takes, on a terminal only."""
    return Console(stderr=True).status(words) if sys.stderr.isatty() else nullcontext()
