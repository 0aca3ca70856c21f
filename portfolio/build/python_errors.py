"""Exceptions as diagnostics, and the end of a process that cannot build the site."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.errors import BuildError
from portfolio.paths import ROOT


def diagnostics_of(error: BaseException) -> tuple[Diagnostic, ...]:
    """Returns what an exception says of the sources of the site.

    Args:
        error: A :class:`ContentError` carries its diagnostics, the message of a
            :class:`BuildError` is for the owner, and of any other exception the place is named.

    Returns:
        Nothing for an exit whose cause is not known.
    """
    if isinstance(error, SystemExit):
        return diagnostics_of(error.__cause__) if error.__cause__ else ()
    if isinstance(error, ContentError):
        return error.diagnostics
    if isinstance(error, BuildError):
        return (Diagnostic("", 0, 0, "", str(error)),)
    return (from_exception(error),)


def from_exception(error: BaseException) -> Diagnostic:
    """Returns a mistake in Python as a diagnostic, at the last line of this project on its way."""
    file, line, column = "", 0, 0
    for step in extract_tb(error.__traceback__):
        if Path(step.filename).is_relative_to(ROOT) and ".venv" not in step.filename:
            file, line, column = step.filename, step.lineno or 1, (step.colno or 0) + 1
    text = str(error)
    if isinstance(error, SyntaxError) and error.filename:
        file, line, column = error.filename, error.lineno or 1, error.offset or 1
        text = error.msg
    name = Path(file).relative_to(ROOT).as_posix() if Path(file).is_relative_to(ROOT) else file
    hint = "; ".join(getattr(error, "__notes__", ()))
    return Diagnostic(name, line, column, "", f"{type(error).__name__}: {text}", hint=hint)


@contextmanager
def exit_on_content_error() -> Iterator[None]:
    """Ends the process with the diagnostics of a :class:`ContentError` in the block.

    Reflex prints the whole traceback of an exception; of an exit Python prints only its text.
    """
    try:
        yield
    except ContentError as error:
        raise SystemExit(str(error)) from error
