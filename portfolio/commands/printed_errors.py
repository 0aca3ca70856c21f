"""Reads the sources of the site for a command, or prints their errors and ends the command."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from portfolio import paths
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.loader import Loaded
from portfolio.content.report import print_diagnostics
from portfolio.errors import CommandError
from portfolio.models.content import Content


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
        raise _printed(error.diagnostics) from None


@contextmanager
def sources_examined() -> Iterator[None]:
    """Looks for syntax errors in the scripts and stylesheets while the block runs: Node does it.

    Raises:
        CommandError: At the end of the block, if there are errors; they have been printed. An
            exception of the block takes precedence.
    """
    from portfolio.build import source_errors

    with ThreadPoolExecutor(1) as pool:
        examined = pool.submit(source_errors.require_sound_sources)
        yield
    _print_errors_of(examined.result)


def require_sound_pages(content: Content) -> None:
    """Renders every page.

    Args:
        content: Content that the pages show.

    Raises:
        CommandError: If there are errors; they have been printed.
    """
    from portfolio.build import page_errors

    _print_errors_of(lambda: page_errors.require_sound_pages(content))


def require_sound_resume(content: Content) -> None:
    """Makes the resume's files and writes none.

    Args:
        content: Content with the resume's document.

    Raises:
        CommandError: If that fails; the reason has been printed.
    """
    from portfolio.build import resume_files

    _print_errors_of(lambda: resume_files.require_sound_resume(content))


def _print_errors_of(examine: Callable[[], None]) -> None:
    try:
        examine()
    except ContentError as error:
        raise _printed(error.diagnostics) from None


def _printed(errors: Sequence[Diagnostic]) -> CommandError:
    print_diagnostics(errors, "red")
    folders = sorted({f"{it.file.partition('/')[0]}/" for it in errors if it.file})
    place = f" in {' and '.join(folders)}" if folders else ""
    return CommandError(f"{len(errors)} error{'s' * (len(errors) > 1)}{place}.")
