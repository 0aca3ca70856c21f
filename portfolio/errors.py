"""Errors whose message is for the owner of the site, and the place that an error comes from."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

import click

from portfolio.paths import ISLANDS, source_name


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


def exception_place(error: BaseException) -> tuple[str, int, int]:
    """Returns file, line and column: the last place of our own on the exception's way.

    Args:
        error: Exception; of a syntax error the place is that of the mistake.

    Returns:
        The file as messages call it; empty, with zeros, if the exception never was in it.
    """
    file, line, column = "", 0, 0
    for step in extract_tb(error.__traceback__):
        path = Path(step.filename)
        # What a module or an island refuses is wrong where it is asked for.
        if source_name(path) and step.name != "__getattr__" and not path.is_relative_to(ISLANDS):
            file, line, column = step.filename, step.lineno or 1, (step.colno or 0) + 1
    if isinstance(error, SyntaxError) and error.filename:
        file, line, column = error.filename, error.lineno or 1, error.offset or 1
    return source_name(Path(file)) or file, line, column
