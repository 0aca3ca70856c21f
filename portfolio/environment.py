"""The environment of the processes that a build starts."""

from __future__ import annotations

import os
import sys
from pathlib import Path

NODE_OPTIONS = os.environ.get("NODE_OPTIONS", "")
READABLE_LOG = {"COLUMNS": "500", "NODE_OPTIONS": f"{NODE_OPTIONS} --enable-source-maps".strip()}
"""Variables that keep messages on one line, and name the files that scripts were made from."""


def environment() -> dict[str, str]:
    """Returns the environment in which Reflex finds this environment's node and npm."""
    bin_folder = str(Path(sys.executable).parent)
    return {
        **os.environ,
        "PATH": os.pathsep.join([bin_folder, os.environ.get("PATH", "")]),
        "REFLEX_USE_NPM": "1",
        "REFLEX_TELEMETRY_ENABLED": "false",
    }
