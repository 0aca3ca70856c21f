"""Runs Reflex's own export."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.build.environment import READABLE_LOG, environment
from portfolio.build.export_errors import LOG, REPORT, export_error
from portfolio.build.generate_assets import GENERATED_BEFORE
from portfolio.paths import ROOT

STATIC = ROOT / ".web" / "build" / "client"
COMMAND = [
    *(sys.executable, "-m", "portfolio.build.reflex_process", str(REPORT)),
    *("export", "--frontend-only", "--no-zip"),
]


def export(lock: int) -> Path:
    """Exports the site and returns the folder of its static files.

    The assets must have been generated.

    Args:
        lock: Descriptor that Reflex inherits; see :mod:`portfolio.build.build_lock`.

    Raises:
        ExportError: If Reflex fails.
    """
    REPORT.unlink(missing_ok=True)
    result = subprocess.run(
        COMMAND,
        cwd=ROOT,
        env={**environment(), **READABLE_LOG, GENERATED_BEFORE: "1"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        pass_fds=[lock],
    )
    write_file(LOG, result.stdout)
    if result.returncode or not (STATIC / "index.html").exists():
        raise export_error(result.stdout)
    return STATIC
