"""Loads the content for a command, or prints its errors and ends the command."""

from __future__ import annotations

from pathlib import Path

from portfolio import paths
from portfolio.content.diagnostics import ContentError
from portfolio.content.loader import Loaded
from portfolio.content.report import print_diagnostics
from portfolio.errors import CommandError


def load(content: Path, *, drafts: bool = False) -> Loaded:
    """Loads the content and the pages in Python; Reflex is imported only now."""
    from portfolio.routing.load_site import load_site

    return load_site(content, drafts=drafts)


def load_content(*, drafts: bool = False) -> Loaded:
    """Returns the content of the project.

    Args:
        drafts: Whether pages that are drafts are part of the site.

    Raises:
        CommandError: If there are errors; they have been printed.
    """
    try:
        return load(paths.CONTENT, drafts=drafts)
    except ContentError as error:
        print_diagnostics(error.diagnostics, "red")
        count = len(error.diagnostics)
        folders = sorted({f"{it.file.partition('/')[0]}/" for it in error.diagnostics})
        raise CommandError(
            f"{count} error{'s' * (count > 1)} in {' and '.join(folders)}."
        ) from None
