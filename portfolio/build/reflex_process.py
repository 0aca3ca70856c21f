"""Runs a command of Reflex and reports exceptions as diagnostics.

``python -m portfolio.build.reflex_process <report> export --frontend-only`` does what ``reflex
export --frontend-only`` does, once a line on standard input says so; if an exception ends it, its
diagnostics are in the report, and otherwise what Reflex has warned of.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from portfolio.build.export_errors import diagnostics_of, write_report

BEGIN = "begin\n"
"""Line on standard input after which the command runs; without it, the process ends."""


def main(report: Path, command: list[str]) -> None:
    """Runs a command of Reflex in this process, once it is told to begin.

    Args:
        report: The file for the diagnostics; it is not written on a failure without exception.
        command: The words after ``reflex``.
    """
    # Components are many and nearly all live until the end, so that looking for garbage finds none
    # and takes a quarter of the time.
    gc.disable()
    try:
        # What these import takes as long as the check of the content, which goes on meanwhile.
        import portfolio.layout.page_layout
        import portfolio.routing.load_site  # noqa: F401
        from portfolio.build.reflex_warnings import reflex_warnings
        from sandbox_islands.reflex_insides import cli

        if sys.stdin.readline() != BEGIN:
            return
        with reflex_warnings() as warnings:
            # Otherwise click would end the process, and with it the exception.
            status = cli(command, standalone_mode=False)
        if not status:
            write_report(report, warnings)
    except (Exception, SystemExit) as error:
        # What Reflex raises by itself has no place in the engine, and not in this function.
        error.__traceback__ = error.__traceback__ and error.__traceback__.tb_next
        if diagnostics := diagnostics_of(error):
            write_report(report, diagnostics)
        raise
    # Python would first free every component, which takes seconds on a large site.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status or 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
