"""A progress bar for what may take longer than two seconds; silent where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sized
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")


def tracked(items: Iterable[T], words: str) -> Iterator[T]:
    """Yields the items and shows how many are done, on a terminal only."""
    yield from track(
        items,
        words,
        total=len(items) if isinstance(items, Sized) else None,
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
