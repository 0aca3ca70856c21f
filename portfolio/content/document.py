"""A content file as plain data that remembers where each value is written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from portfolio.content.diagnostics import Fault, Kind, dotted

Trail = tuple[str | int, ...]
"""Keys and indexes from the top of a file down to one value."""


class Mark(NamedTuple):
    """A place in a file, counted from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Document:
    """One file of content, read but not yet judged."""

    file: Path
    name: str
    """As faults name it, e.g. ``content/site.yaml``."""
    data: Any
    keys: dict[Trail, Mark]
    """Where each key or list item starts."""
    values: dict[Trail, Mark]
    """Where each value starts."""

    def fault(
        self,
        trail: Trail,
        message: str,
        *,
        found: str = "",
        hint: str = "",
        kind: Kind = Kind.ERROR,
        at_key: bool = False,
    ) -> Fault:
        """Returns a fault that points at a value, or at its key."""
        mark = (self.keys if at_key else self.values).get(trail, Mark(1, 1))
        return Fault(self.name, *mark, dotted(trail), message, found, hint, kind)

    def scalars(self) -> Iterator[tuple[Trail, Any]]:
        """Yields every value that is not a mapping or a list, in the order of the file."""
        return _scalars((), self.data)


def _scalars(trail: Trail, value: Any) -> Iterator[tuple[Trail, Any]]:
    if not isinstance(value, dict | list):
        yield trail, value
        return
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for step, inner in pairs:
        yield from _scalars((*trail, step), inner)
