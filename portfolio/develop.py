"""Runs Reflex's development server."""

from __future__ import annotations

import os
import subprocess
import sys

from portfolio.build.export import environment
from portfolio.paths import ROOT

WATCHED = ("content", "portfolio", "custom_components")


def develop(port: int) -> int:
    """Serves the site with live reload until interrupted; returns Reflex's exit status.

    Args:
        port: Port of the pages.
    """
    return subprocess.call(
        [sys.executable, "-m", "reflex", "run", "--frontend-port", str(port)],
        cwd=ROOT,
        env={
            **environment(),
            "REFLEX_HOT_RELOAD_INCLUDE_PATHS": os.pathsep.join(str(ROOT / it) for it in WATCHED),
        },
    )
