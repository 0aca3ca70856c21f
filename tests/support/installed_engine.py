"""The engine, installed in an environment of its own, and the sites that run with it."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from signal import SIGTERM
from typing import Any

from tests.support.http import free_port
from tests.support.project_copy import OF_THIS_RUN, PROJECT, copy_cache, link_packages, wait_for
from tests.support.tree import tree

PACKAGES = ("portfolio", "sandbox_islands")


@dataclass(frozen=True, slots=True)
class InstalledEngine:
    """A virtual environment with a wheel of the engine."""

    environment: Path
    wheel: Path

    def attempt(
        self, folder: Path, command: str, **options: Any
    ) -> subprocess.CompletedProcess[str]:
        """Runs a command line in a folder; returns how it ended and what it printed."""
        variables = {**self.variables, **options.pop("env", {})}
        run = {"cwd": folder, "env": variables, "capture_output": True, "text": True, **options}
        return subprocess.run(["sh", "-c", command], check=False, **run)

    def run(self, folder: Path, command: str) -> str:
        """Runs a command line that has to succeed; returns what it printed."""
        ended = self.attempt(folder, command)
        assert ended.returncode == 0, ended.stdout + ended.stderr
        return ended.stdout

    @contextmanager
    def serving(self, folder: Path, command: str) -> Iterator[str]:
        """Yields the address of a server, once it has answered.

        Args:
            folder: The folder that the command runs in.
            command: Command line that serves on the port ``$PORT``.
        """
        port = free_port()
        server = subprocess.Popen(
            ["sh", "-c", command],
            cwd=folder,
            env={**self.variables, "PORT": str(port)},
            start_new_session=True,
        )
        try:
            wait_for(f"http://localhost:{port}")
            yield f"http://localhost:{port}"
        finally:
            os.killpg(server.pid, SIGTERM)
            server.wait()

    @property
    def variables(self) -> dict[str, str]:
        """The environment of its commands: they find its programs, and nothing of the checkout."""
        kept = {name: it for name, it in os.environ.items() if name not in OF_THIS_RUN}
        return {**kept, "PATH": f"{self.environment / 'bin'}:{os.environ['PATH']}"}

    @property
    def packages(self) -> Path:
        (packages,) = self.environment.glob("lib/python*/site-packages")
        return packages

    @property
    def files(self) -> dict[str, bytes]:
        """The files of the engine, without what Python compiles."""
        files = {
            f"{name}/{path}": data
            for name in PACKAGES
            for path, data in tree(self.packages / name).items()
        }
        return {name: data for name, data in files.items() if "__pycache__" not in name}

    def lend(self, site: Path) -> None:
        """Gives a site this environment, as if its own `make` had made it."""
        (site / ".venv").symlink_to(self.environment)
        (self.environment / "site").touch()


def copied(site: Path, folder: Path) -> Path:
    """Copies a site that was not built yet, with packages and pictures of the project's builds."""
    shutil.copytree(site, folder, symlinks=True)
    copy_cache(PROJECT, folder)
    link_packages(folder)
    return folder
