"""Diagnostics: what is wrong with the content, where, and how to fix it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum

Loc = tuple[str | int, ...]
"""Keys and indexes from the top of a file down to one value, as pydantic's ``loc``."""

PUT_YOUR_OWN = "put your own here"
"""Hint of an ordinary placeholder."""

MAX_VALUE_LENGTH = 60
"""Characters of a found value that a diagnostic repeats."""


class Kind(StrEnum):
    """Kind of a diagnostic; everything but an error is a warning."""

    ERROR = "error"
    CONTRAST = "contrast"
    MARKUP = "markup"
    ALT = "alt"
    SIZE = "size"
    FONT = "font"
    SPELLING = "spelling"
    UNUSED = "unused"
    MISMATCH = "mismatch"
    VAGUE = "vague"
    REFLEX = "reflex"
    PLACEHOLDER = "placeholder"
    TRANSLATION = "translation"
    DRAFT = "draft"


@dataclass(frozen=True, slots=True, order=True)
class Diagnostic:
    """One error or warning: its place in a file, what was expected, and a hint."""

    file: str
    """Relative to the project, e.g. ``content/site.yaml``; empty where no file is at fault."""
    line: int
    column: int
    field: str
    """Path within the file as its keys are written, e.g. ``social[2].href``."""
    message: str
    """Description of what was expected."""
    found: str = ""
    """Value that is there instead, shortened."""
    hint: str = ""
    kind: Kind = Kind.ERROR

    @property
    def place(self) -> str:
        """File, line and column as terminals and editors open them."""
        return f"{self.file}:{self.line}:{self.column}" if self.file else ""

    @property
    def problem(self) -> str:
        """The problem in words: what was expected, and what is there instead."""
        return f"{self.message}; found {self.found}" if self.found else self.message

    def __str__(self) -> str:
        """Returns one line with the place and what is wrong, and the hint in the next."""
        field = f"{self.field}: " if self.field else ""
        first = f"{self.place}  {field}{self.problem}".strip()
        return f"{first}\n  {self.hint}" if self.hint else first


class ContentError(Exception):
    """The content cannot be used; it carries all errors at once.

    Attributes:
        diagnostics: Errors in the order of files and lines.
    """

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(sorted(set(diagnostics)))
        super().__init__("\n\n".join(map(str, self.diagnostics)))


def format_value(value: object) -> str:
    """Returns a value as a diagnostic repeats it: on one line, and short."""
    if value is None:
        return "nothing"
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return format_example(value)


def format_example(value: object) -> str:
    """Returns a value as it may be written, also a list or a mapping: on one line, and short."""
    return shortened(json.dumps(value, ensure_ascii=False, default=str))


def shortened(text: str) -> str:
    """Returns characters of a file as a diagnostic repeats them: those that print, and not all."""
    text = _printable(text)
    return text if len(text) <= MAX_VALUE_LENGTH else f"{text[: MAX_VALUE_LENGTH - 1]}…"


def format_loc(loc: Loc) -> str:
    """Returns a path as people write it, e.g. ``sections[2].title``."""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in loc)
    return _printable("".join(steps).removeprefix("."))


def _printable(text: str) -> str:
    """Returns text without control sequences: characters that do not print are escaped."""
    return "".join(it if it.isprintable() else ascii(it)[1:-1] for it in text)


def closest(word: object, options: Iterable[str], cutoff: float = 0.6) -> str:
    """Returns the most similar of some words, or an empty string.

    Args:
        word: Word that was written.
        options: Words that could have been written; capitals do not count.
        cutoff: The least similarity, from 0 to 1.
    """
    folded = {option.casefold(): option for option in options}
    matches = get_close_matches(str(word).casefold(), folded, n=1, cutoff=cutoff)
    return folded[matches[0]] if matches else ""


def did_you_mean(word: object, options: Iterable[str]) -> str:
    """Returns a hint that names the most similar of some words, or else all of them."""
    known = list(options)
    match = closest(word, known)
    return f"did you mean `{match}`?" if match else f"one of: {', '.join(known)}"
