"""Loads the content for a command, or prints its errors and ends the command."""

from __future__ import annotations

from portfolio import paths
from portfolio.content.diagnostics import ContentError
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
        print_diagnostics(error.diagnostics, "red")
        count = len(error.diagnostics)
        raise CommandError(f"{count} error{'s' * (count > 1)} in content/.") from None
