"""Runs Reflex's own export."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from portfolio.build.generate_assets import GENERATED_BEFORE
from portfolio.paths import ROOT

STATIC = ROOT / ".web" / "build" / "client"
COMMAND = [sys.executable, "-m", "reflex", "export", "--frontend-only", "--no-zip"]


class ExportError(Exception):
    """Reflex could not export the site; the text is the end of what it printed."""


def export(lock: int) -> Path:
    """Exports the site and returns the folder of its static files.

    The assets must have been generated.

    Args:
        lock: Descriptor that Reflex inherits; see :mod:`portfolio.build.build_lock`.

    Raises:
        ExportError: If Reflex fails.
    """
    result = subprocess.run(
        COMMAND,
        cwd=ROOT,
        env={**environment(), GENERATED_BEFORE: "1"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        pass_fds=[lock],
    )
    if result.returncode or not (STATIC / "index.html").exists():
        raise ExportError("\n".join(result.stdout.splitlines()[-40:]))
    return STATIC


def environment() -> dict[str, str]:
    """Returns the environment in which Reflex finds this environment's node and npm."""
    bin_folder = str(Path(sys.executable).parent)
    return {
        **os.environ,
        "PATH": os.pathsep.join([bin_folder, os.environ.get("PATH", "")]),
        "REFLEX_USE_NPM": "1",
        "REFLEX_TELEMETRY_ENABLED": "false",
    }
