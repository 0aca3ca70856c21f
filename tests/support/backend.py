"""Reflex's backend of a site with state."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.project_copy import wait_for


@contextmanager
def backend(project: Path, port: int) -> Iterator[None]:
    """Runs Reflex's backend for the time of the block."""
    command = ["reflex", "run", "--env", "prod", "--backend-only", "--backend-port", str(port)]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    process = subprocess.Popen(
        command, cwd=project, env={**os.environ, "PATH": path}, start_new_session=True
    )
    try:
        wait_for(f"http://localhost:{port}/ping")
        yield
    finally:
        os.killpg(process.pid, 15)
        process.wait()
