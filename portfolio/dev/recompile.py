"""Compiles the site anew in a process that has nothing of the last time in it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from multiprocessing import get_all_start_methods, get_context
from typing import Any

from portfolio.content.diagnostics import ContentError
from portfolio.dev import error_overlay
from portfolio.paths import ROOT

KEPT_WARM = [
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
"""What is imported once and forked, because it does not change while one types."""


class Compiler:
    """A forge that is lit once; where processes cannot be forked each compile starts cold."""

    def __init__(self) -> None:
        can_fork = "forkserver" in get_all_start_methods()
        self._context: Any = get_context("forkserver" if can_fork else "spawn")
        self._context.set_forkserver_preload(KEPT_WARM)

    def warm(self) -> None:
        """Imports what never changes, ahead of the first change, and writes the resume's files."""
        self._run(_offer)

    def compile(self) -> bool:
        """Compiles the site as its files are now; faults go to the overlay.

        Returns:
            Whether it succeeded; if not, the pages stay as they were.
        """
        return self._run(_compile)

    def _run(self, job: Callable[[], None]) -> bool:
        process = self._context.Process(target=job)
        process.start()
        process.join()
        return process.exitcode == 0


def _offer() -> None:
    with _telling():
        from portfolio.dev.resume_files import write_downloads

        write_downloads()


def _compile() -> None:
    os.chdir(ROOT)
    with _telling():
        from reflex.utils import prerequisites

        from portfolio.dev.resume_files import write_downloads

        with redirect_stdout(StringIO()):
            prerequisites.get_compiled_app(use_rich=False, trigger="hot_reload")
        write_downloads()
        error_overlay.show([])


@contextmanager
def _telling() -> Iterator[None]:
    """Ends the process with what went wrong in the terminal and over the page."""
    try:
        yield
    except ContentError as error:
        _fail(error.diagnostics)
    except Exception as error:
        _fail([error_overlay.from_exception(error)])


def _fail(faults: Sequence[error_overlay.Diagnostic]) -> None:
    from portfolio.content.report import print_diagnostics

    print_diagnostics(faults, "red")
    error_overlay.show(faults)
    raise SystemExit(1)
