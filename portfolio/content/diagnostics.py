"""What is wrong with the content, said so that its owner can mend it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

LONGEST = 60
"""Characters of a found value that a fault repeats."""


class Kind(StrEnum):
    """What sort of fault it is; everything but an error is a warning."""

    ERROR = "error"
    CONTRAST = "contrast"
    MARKUP = "markup"
    ALT = "alt"
    SIZE = "size"
    SPELLING = "spelling"
    PLACEHOLDER = "placeholder"


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One thing that is wrong, where it is, and a way out."""

    file: str
    """Relative to the project, e.g. ``content/site.yaml``."""
    line: int
    column: int
    field: str
    """Path within the file as its keys are written, e.g. ``social[2].href``."""
    message: str
    """What was expected."""
    found: str = ""
    """What is there instead, shortened."""
    hint: str = ""
    kind: Kind = Kind.ERROR

    def __str__(self) -> str:
        """Two or three lines: the place, what is wrong, and the hint."""
        found = f"; found {self.found}" if self.found else ""
        place = f"{self.file}:{self.line}:{self.column}  {self.field}".rstrip()
        lines = [place, f"  {self.message}{found}"]
        return "\n".join([*lines, f"  {self.hint}"] if self.hint else lines)


class ContentError(Exception):
    """The content cannot be used; all of its faults at once.

    Attributes:
        faults: In the order of files and lines.
    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        super().__init__("\n\n".join(map(str, self.faults)))


def shown(value: object) -> str:
    """Returns a value as a fault repeats it: on one line, and short."""
    if value is None:
        return "nothing"
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    text = _printable(json.dumps(value, ensure_ascii=False, default=str))
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def dotted(trail: Iterable[str | int]) -> str:
    """Returns a path as people write it, e.g. ``sections[2].title``."""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in trail)
    return _printable("".join(steps).removeprefix("."))


def _printable(text: str) -> str:
    """Returns text that can do nothing to a terminal: what does not print is escaped."""
    return "".join(it if it.isprintable() else ascii(it)[1:-1] for it in text)
