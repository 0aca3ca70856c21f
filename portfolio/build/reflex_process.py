"""Runs a command of Reflex and reports exceptions as diagnostics.

``python -m portfolio.build.reflex_process <report> export --frontend-only`` does what ``reflex
export --frontend-only`` does; if an exception ends it, its diagnostics are in the report. With
``--wait`` before the command it imports what that needs, and begins when it is told to.
"""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from portfolio.build.export_errors import diagnostics_of, write_report

WAIT = "--wait"
GO = "go\n"
"""Written to the process's standard input when it shall begin."""

NEEDED = (
    "reflex.app",
    "reflex.compiler.compiler",
    "reflex.utils.export",
    "portfolio.routing.site_pages",
    "portfolio.export.postprocess",
)
"""Modules that an export imports sooner or later, with all that they import."""


def main(report: Path, command: list[str]) -> None:
    """Runs a command of Reflex in this process.

    Args:
        report: The file for the diagnostics; it is only written on an exception.
        command: The words after ``reflex``; before them may be ``--wait``.
    """
    # Components are many and nearly all live until the end, so that looking for garbage finds none
    # and takes a quarter of the time.
    gc.disable()
    if command[0] == WAIT:
        command = command[1:]
        _import_and_wait()
    try:
        from custom_components.reflex_insides import cli

        # Otherwise click would end the process, and with it the exception.
        status = cli(command, standalone_mode=False)
    except (Exception, SystemExit) as error:
        if diagnostics := diagnostics_of(error):
            write_report(report, diagnostics)
        raise
    # Python would first free every component, which takes seconds on a large site.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status or 0)


def _import_and_wait() -> None:
    """Imports ahead; ends the process if whoever started it is no longer there to say go."""
    for module in NEEDED:
        # What cannot be imported is reported when it is needed.
        with suppress(Exception, SystemExit):
            import_module(module)
    if sys.stdin.readline() != GO:
        os._exit(1)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
