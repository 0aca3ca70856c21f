"""Recompiles the site in a new process each time, so that no module keeps the state of the last."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from multiprocessing import get_all_start_methods, get_context
from typing import Any

from portfolio.build.python_errors import from_exception
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.dev import error_overlay
from portfolio.paths import ROOT

PRELOADED = [
    "reflex.app",
    "reflex.utils.prerequisites",
    "pydantic",
    "ruamel.yaml",
    "PIL.Image",
    "fontTools.ttLib",
    "shapely",
    "svgelements",
    "typst",
]
"""Libraries that are imported once, before a fork for each compile: they do not change."""


class Compiler:
    """Starts a process for each compile, from a fork server that has the libraries imported.

    Where processes cannot be forked, each compile imports everything.
    """

    def __init__(self) -> None:
        can_fork = "forkserver" in get_all_start_methods()
        self._context: Any = get_context("forkserver" if can_fork else "spawn")
        self._context.set_forkserver_preload(PRELOADED)

    def preload(self) -> None:
        """Imports the libraries ahead of the first change, and writes the resume's files."""
        self._run(_write_downloads)

    def compile(self) -> bool:
        """Compiles the site as its files are now; errors go to the overlay.

        Returns:
            Whether it succeeded; if not, the pages stay as they were.
        """
        return self._run(_compile)

    def _run(self, job: Callable[[], None]) -> bool:
        process = self._context.Process(target=job)
        process.start()
        process.join()
        return process.exitcode == 0


def _write_downloads() -> None:
    with _reporting_errors():
        from portfolio.dev.resume_files import write_downloads

        write_downloads()


def _compile() -> None:
    os.chdir(ROOT)
    with _reporting_errors():
        from reflex.utils import prerequisites

        from portfolio.dev.resume_files import write_downloads

        with redirect_stdout(StringIO()):
            prerequisites.get_compiled_app(use_rich=False, trigger="hot_reload")
        write_downloads()
        error_overlay.show_errors([])


@contextmanager
def _reporting_errors() -> Iterator[None]:
    """On an error, shows it in the terminal and over the page, and ends the process."""
    try:
        yield
    except ContentError as error:
        _report(error.diagnostics)
    except Exception as error:
        _report([from_exception(error)])


def _report(errors: Sequence[Diagnostic]) -> None:
    from portfolio.content.report import print_diagnostics

    print_diagnostics(errors, "red")
    error_overlay.show_errors(errors)
    raise SystemExit(1)
