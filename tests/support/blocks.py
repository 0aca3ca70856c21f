"""A second site for the browser tests: their own content, a case study of all blocks, and pages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from portfolio.export.video_players import add_video_players
from portfolio.paths import CACHE, ROOT
from tests.support.sample import ASSETS, CONTENT

FIXTURES = ROOT / "tests" / "fixtures"
STUDIES = ("blocks", "edges")
PYTHON_PAGES = FIXTURES / "python_pages"
SOURCES = CACHE / "blocks" / "sources"
SITE = CACHE / "blocks" / "blocks-site"
"""Where the second site is built; ``dist/`` never holds it."""

MADE = shutil.ignore_patterns("external", "generated")


def lay_out() -> None:
    """Copies the sample and its assets, and adds the case studies of blocks and the pages."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    shutil.copytree(CONTENT, SOURCES / "content")
    for study in STUDIES:
        shutil.copytree(FIXTURES / study, SOURCES / "content" / "projects" / study)
    shutil.copytree(FIXTURES / "pages", SOURCES / "content" / "pages")
    shutil.copytree(ROOT / "assets", SOURCES / "assets", ignore=MADE)
    shutil.copytree(ASSETS, SOURCES / "assets", dirs_exist_ok=True)


def build() -> None:
    """Builds the second site; nothing is done when nothing changed.

    Raises:
        SystemExit: With the build's own status if it fails.
    """
    command = [sys.executable, "-m", "portfolio", "build", "--dist", str(SITE.relative_to(ROOT))]
    folders = {"CONTENT": SOURCES / "content", "PAGES": PYTHON_PAGES}
    environment = {name: str(folder.relative_to(ROOT)) for name, folder in folders.items()}
    status = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, check=False
    ).returncode
    if status:
        raise SystemExit(status)


def add_assets() -> None:
    """Serves the sample's drawings and films beside those that the project has at the time."""
    for file in (it for it in ASSETS.rglob("*") if it.is_file()):
        served = SITE / file.relative_to(ASSETS)
        served.parent.mkdir(exist_ok=True)
        shutil.copyfile(file, served)
        for twin in (".br", ".gz"):
            served.with_name(served.name + twin).unlink(missing_ok=True)
    add_video_players(SITE)


if __name__ == "__main__":
    lay_out()
    build()
    add_assets()
