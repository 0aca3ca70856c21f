"""A site in a folder of its own, with pages, sections, islands and a theme beside its content."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from portfolio.paths import BUILT_ASSETS
from portfolio.scaffold.site import TEMPLATE
from tests.support.sample import SAMPLE

PROJECT = Path(__file__).parents[2]
OWN_CODE = PROJECT / "tests/fixtures/own_code"


@dataclass(frozen=True, slots=True)
class OwnSite:
    """A site that this checkout of the engine serves."""

    folder: Path

    @classmethod
    def made_in(cls, folder: Path) -> OwnSite:
        """Returns a site with the tests' own content and assets."""
        built = shutil.ignore_patterns(*BUILT_ASSETS)
        shutil.copytree(PROJECT / "assets", folder / "assets", ignore=built)
        shutil.copytree(PROJECT / "islands", folder / "islands")
        shutil.copytree(SAMPLE, folder, dirs_exist_ok=True)
        shutil.copy(TEMPLATE / "rxconfig.py", folder)
        return cls(folder)

    def add_own_code(self) -> None:
        shutil.copytree(OWN_CODE, self.folder, dirs_exist_ok=True)

    def checked(self) -> subprocess.CompletedProcess[str]:
        """Returns how ``check`` ended, and what it printed."""
        return subprocess.run(
            [sys.executable, "-m", "portfolio", "check"],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(PROJECT)},
            capture_output=True,
            text=True,
            check=False,
        )
