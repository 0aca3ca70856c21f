"""A second site for the browser tests: the real content, and a case study of all blocks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from portfolio.paths import CACHE, ROOT

FIXTURES = ROOT / "tests" / "fixtures"
STUDIES = ("blocks", "edges")
DESK = CACHE / "blocks"
SITE = DESK / "blocks-site"
"""Where the second site is built; ``dist/`` never holds it."""


def lay_out() -> None:
    """Copies the content, adds the test's case studies and links the assets beside it."""
    content = DESK / "content"
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(ROOT / "content", content)
    for study in STUDIES:
        shutil.copytree(FIXTURES / study, content / "projects" / study)
    assets = DESK / "assets"
    assets.unlink(missing_ok=True)
    assets.symlink_to(ROOT / "assets")


def build() -> None:
    """Builds the second site; nothing is done when nothing changed.

    Raises:
        SystemExit: With the build's own status if it fails.
    """
    command = [sys.executable, "-m", "portfolio", "build", "--dist", str(SITE.relative_to(ROOT))]
    environment = {**os.environ, "CONTENT": str((DESK / "content").relative_to(ROOT))}
    status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    if status:
        raise SystemExit(status)


if __name__ == "__main__":
    lay_out()
    build()
