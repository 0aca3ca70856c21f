"""A content file as plain data, with the position of every value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from portfolio.content.diagnostics import Diagnostic, Kind, Loc, format_loc, format_value, shortened
from portfolio.content.model_fields import TypedValue, typed_values
from portfolio.models.field_types import FieldRole


class Position(NamedTuple):
    """A line and a column of a file, both counted from 1."""

    line: int
    column: int


@dataclass(frozen=True)
class Document:
    """A file of content, parsed but not yet validated."""

    file: Path
    name: str
    """Name of the file in diagnostics, e.g. ``content/site.yaml``."""
    data: Any
    annotation: Any
    """The type that the data should have, e.g. a model."""
    key_positions: dict[Loc, Position]
    """Positions at which keys and list items start."""
    value_positions: dict[Loc, Position]
    """Positions at which values start."""
    written: dict[Loc, str] = field(default_factory=dict, kw_only=True)
    """Characters of the values that are not text; nothing for a value that is left empty."""

    def diagnostic(
        self,
        loc: Loc,
        message: str,
        *,
        found: str = "",
        hint: str = "",
        kind: Kind = Kind.ERROR,
        at_key: bool = False,
    ) -> Diagnostic:
        """Returns a diagnostic that points at a value, or at its key.

        What the file writes as one value, and a model reads as several, is at that value.
        """
        positions = self.key_positions if at_key else self.value_positions
        places = (loc, *(loc[:length] for length in range(len(loc) - 1, 0, -1)))
        position = next((positions[it] for it in places if it in positions), Position(1, 1))
        return Diagnostic(self.name, *position, format_loc(loc), message, found, hint, kind)

    def value(self, loc: Loc) -> Any:
        """Returns the value at a place as the file has it, or None if it has none."""
        value = self.data
        for step in loc:
            try:
                value = value[step]
            except (KeyError, IndexError, TypeError):
                return None
        return value

    def found(self, loc: Loc, value: Any) -> str:
        """Returns a value as a diagnostic repeats it: what is no text as the file writes it."""
        return shortened(self.written.get(loc, "")) or format_value(value)

    @cached_property
    def typed_values(self) -> tuple[TypedValue, ...]:
        """Every value that the models have a field for, with the field's type."""
        return tuple(typed_values(self.data, self.annotation))

    def texts(self, meaning: FieldRole) -> Iterator[tuple[Loc, str]]:
        """Yields every text whose type has a meaning, with its place."""
        for item in self.typed_values:
            if meaning in item.metadata and isinstance(item.value, str):
                yield item.loc, item.value

    def scalars(self) -> Iterator[tuple[Loc, Any]]:
        """Yields every value that is not a mapping or a list, in the order of the file."""
        return _scalars((), self.data)


def _scalars(loc: Loc, value: Any) -> Iterator[tuple[Loc, Any]]:
    if not isinstance(value, dict | list):
        yield loc, value
        return
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for step, inner in pairs:
        yield from _scalars((*loc, step), inner)
