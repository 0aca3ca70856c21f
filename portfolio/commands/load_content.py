"""Reads the sources of the site for a command, or prints their errors and ends the command."""

from __future__ import annotations

from collections.abc import Sequence

from portfolio import paths
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.loader import Loaded, load
from portfolio.content.report import print_diagnostics
from portfolio.errors import CommandError


def load_content() -> Loaded:
    """Returns the content of the project.

    Raises:
        CommandError: If there are errors; they have been printed.
    """
    try:
        return load(paths.CONTENT)
    except ContentError as error:
        raise _printed(error.diagnostics, "content/") from None


def require_sound_sources() -> None:
    """Looks for syntax errors in the scripts and stylesheets of the project.

    Raises:
        CommandError: If there are errors; they have been printed.
    """
    from portfolio.build import source_errors

    try:
        source_errors.require_sound_sources()
    except ContentError as error:
        raise _printed(error.diagnostics, "scripts and stylesheets") from None


def _printed(errors: Sequence[Diagnostic], place: str) -> CommandError:
    print_diagnostics(errors, "red")
    return CommandError(f"{len(errors)} error{'s' * (len(errors) > 1)} in {place}.")
