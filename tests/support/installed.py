"""The engine in a virtual environment of its own, as owners have it."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from portfolio.scaffold.engine_wheel import write_engine_wheel
from tests.support.tree import tree

PACKAGES = ("portfolio", "sandbox_islands")


@dataclass(frozen=True, slots=True)
class InstalledEngine:
    """A virtual environment with the engine, and the wheel that it was installed from."""

    environment: Path
    wheel: Path

    @property
    def variables(self) -> dict[str, str]:
        """The environment of commands in a shell in which the virtual environment is active."""
        left_out = ("PYTHONPATH", "CONTENT")
        kept = {name: it for name, it in os.environ.items() if name not in left_out}
        return {**kept, "PATH": f"{self.environment / 'bin'}:{os.environ['PATH']}"}

    def run(self, folder: Path, *command: str, **variables: str) -> str:
        """Runs a command in a folder, as a shell would; it has to succeed."""
        environment = {**self.variables, **variables}
        ended = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, ended.stdout + ended.stderr
        return ended.stdout

    @property
    def files(self) -> dict[str, bytes]:
        """The files of the installed engine, without what Python compiles."""
        (packages,) = self.environment.glob("lib/python*/site-packages")
        files = {
            f"{name}/{it}": data for name in PACKAGES for it, data in tree(packages / name).items()
        }
        return {name: data for name, data in files.items() if "__pycache__" not in name}


def install_engine(folder: Path) -> InstalledEngine:
    """Packs the engine, and installs it into an empty environment."""
    engine = InstalledEngine(folder / "environment", write_engine_wheel(folder / "wheel"))
    subprocess.run([sys.executable, "-m", "venv", str(engine.environment)], check=True)
    quiet = ("--quiet", "--disable-pip-version-check")
    engine.run(folder, "pip", "install", *quiet, f"{engine.wheel}[test]")
    return engine
