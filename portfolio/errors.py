"""Errors whose message is for the owner of the site, and what is said of those of the system."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from pathlib import Path
from traceback import FrameSummary, extract_stack, extract_tb

import click

from portfolio.paths import own_source_name, source_name

Place = tuple[str, int, int]
"""File, line and column, as messages have them."""

NOWHERE: Place = ("", 0, 0)
"""The place of what is in no file of the site."""

REASONS = {
    errno.ENOSPC: "The disk is full: there is no space for {file}.",
    errno.EDQUOT: "The disk's quota is used up: there is no space for {file}.",
    errno.EROFS: "The disk is read-only, so {file} cannot be written.",
    errno.EACCES: "This user may not read or write {file}; change its rights or its owner.",
    errno.EPERM: "This user may not read or write {file}; change its rights or its owner.",
    errno.ENOENT: "{file} is gone, or its folder is; run the command again if it is back.",
    errno.EIO: "The disk could not read or write {file}.",
    errno.EMFILE: "Too many files are open for {file}; allow more with `ulimit -n 4096`.",
}
"""Sentences by the error of the system; other errors are mistakes in a program."""


class CommandError(click.ClickException):
    """A command cannot do its work; nothing has been changed.

    The message is one or two plain sentences; the command ends with status 1.
    """


class BuildError(click.ClickException):
    """The site cannot be built; the message says why and how to fix it.

    Reflex's commands print the message alone, as this project's do.
    """


def exception_text(error: BaseException) -> str:
    """Returns the kind of an exception and what it says, as messages have it."""
    return f"{type(error).__name__}: {getattr(error, 'msg', '') or error}"


def exception_place(error: BaseException) -> Place:
    """Returns file, line and column: the last place on the exception's way that the owner wrote.

    Args:
        error: Exception; of a syntax error the place is that of the mistake.

    Returns:
        The file as messages call it: the site's own if one is on the way, or else the engine's.
        Empty, with zeros, if the exception never was in either.
    """
    if isinstance(error, SyntaxError) and error.filename:
        file = Path(error.filename)
        return source_name(file) or str(file), error.lineno or 1, error.offset or 1
    places = _places(extract_tb(error.__traceback__))
    return places.get(True) or places.get(False) or NOWHERE


def calling_place() -> Place:
    """Returns file, line and column of the owner's code that runs now; empty if none does."""
    return _places(extract_stack()).get(True, NOWHERE)


def _places(steps: Iterable[FrameSummary]) -> dict[bool, Place]:
    """Returns the last place among steps of the code: the owner's by True."""
    places: dict[bool, Place] = {}
    for step in steps:
        file = Path(step.filename)
        # A name that a module refuses is wrong where it is asked for.
        if (name := source_name(file)) and step.name != "__getattr__":
            places[bool(own_source_name(file))] = name, step.lineno or 1, (step.colno or 0) + 1
    return places


def machine_error(error: BaseException) -> str:
    """Returns a sentence for an error of the system; nothing for any other exception."""
    if not isinstance(error, OSError) or error.errno not in REASONS:
        return ""
    return REASONS[error.errno].format(file=error.filename2 or error.filename or "a file")
