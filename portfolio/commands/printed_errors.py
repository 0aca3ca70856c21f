"""Prints what is wrong with the sources of the site, and ends the command."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from portfolio.content.diagnostics import ContentError
from portfolio.content.report import print_diagnostics
from portfolio.errors import CommandError


@contextmanager
def printed_errors() -> Iterator[None]:
    """Prints the diagnostics of a :class:`ContentError` in the block.

    Raises:
        CommandError: If there was one; the message has the number of errors.
    """
    try:
        yield
    except ContentError as error:
        errors = error.diagnostics
        print_diagnostics(errors, "red")
        folders = sorted({"".join(it.file.partition("/")[:2]) for it in errors if it.file})
        place = f" in {' and '.join(folders)}" if folders else ""
        raise CommandError(f"{len(errors)} error{'s' * (len(errors) > 1)}{place}.") from None
