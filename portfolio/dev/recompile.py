"""Recompiles the site in a new process each time, so that no module keeps the state of the last."""

from __future__ import annotations

import os
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from multiprocessing import get_all_start_methods, get_context
from typing import Any

from portfolio.build.export_errors import diagnostics_of, log_errors
from portfolio.build.reflex_warnings import reflex_warnings
from portfolio.build.source_errors import import_errors
from portfolio.content.diagnostics import ContentError
from portfolio.content.report import print_diagnostics
from portfolio.dev.show_errors import show_errors
from portfolio.environment import READABLE_LOG
from portfolio.paths import ASSETS, SITE, WEB

PRELOADED = [
    "reflex.app",
    "reflex.utils.prerequisites",
    "pydantic",
    "ruamel.yaml",
    "PIL.Image",
    "fontTools.ttLib",
    "shapely",
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

    def compile(self, *, warns: bool = True) -> bool:
        """Compiles the site as its files are now; errors go to the terminal and the overlay.

        Args:
            warns: Whether warnings of Reflex are printed, which a start of it prints itself.

        Returns:
            Whether it succeeded; if not, the pages stay as they were.
        """
        process = self._context.Process(target=_compile, args=(warns,))
        process.start()
        process.join()
        return process.exitcode == 0


def _compile(warns: bool) -> None:
    os.chdir(SITE)
    os.environ.update(READABLE_LOG)
    log = StringIO()
    try:
        with redirect_stdout(log), redirect_stderr(log), reflex_warnings() as warnings:
            _compile_site()
    except (Exception, SystemExit) as error:
        diagnostics = diagnostics_of(error) or log_errors(log.getvalue())
        print_diagnostics(diagnostics, "red")
        show_errors(diagnostics)
        raise SystemExit(1) from None
    print_diagnostics(warnings if warns else (), "yellow")
    show_errors([])


def _compile_site() -> None:
    """Compiles the pages; before Reflex has made its folder it only tries Python."""
    from sandbox_islands.reflex_insides import file_lock, get_compiled_app

    is_initialised = (WEB / "reflex.json").exists()
    with file_lock(ASSETS):
        get_compiled_app(use_rich=False, trigger="hot_reload", dry_run=not is_initialised)
        if is_initialised and (errors := import_errors()):
            raise ContentError(errors)
