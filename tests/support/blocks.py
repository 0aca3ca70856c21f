"""A second site for the browser tests: their own content, a case study of all blocks, and pages.

It is built in a folder of its own, with its own ``.web``, ``assets/`` and caches, so that it leaves
nothing in those of the project.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from portfolio.paths import CACHE, ROOT
from tests.support.project_copy import PACKAGES, link_packages
from tests.support.sample import ASSETS, CONTENT

FIXTURES = ROOT / "tests" / "fixtures"
STUDIES = ("blocks", "edges")
PYTHON_PAGES = FIXTURES / "python_pages"
FOLDER = CACHE / "blocks"
"""The second project: the code of this one, with other content."""

SITE = FOLDER / "blocks-site"
"""Where the second site is built; ``dist/`` never holds it."""

CODE = ("portfolio", "custom_components", "tests", "rxconfig.py", "requirements.txt")
"""Linked, because a build only reads them."""

REUSED = ("assets/generated", ".cache/renditions")
"""Copied once: most pictures and fonts are those of the project."""

MADE = shutil.ignore_patterns("external", "generated")


def lay_out() -> None:
    """Brings the second project up to date, and leaves what its last build has made."""
    for name in REUSED:
        if (ROOT / name).exists() and not (FOLDER / name).exists():
            shutil.copytree(ROOT / name, FOLDER / name)
    for name in CODE:
        (FOLDER / name).unlink(missing_ok=True)
        (FOLDER / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "reflex.lock", FOLDER / "reflex.lock", dirs_exist_ok=True)
    if not (FOLDER / PACKAGES).exists():
        link_packages(FOLDER)
    _lay_out_content()
    _lay_out_assets()


def _lay_out_content() -> None:
    """Copies the sample, and adds the case studies of blocks, the pages and some experiments."""
    content = FOLDER / "content"
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(CONTENT, content)
    for study in STUDIES:
        shutil.copytree(FIXTURES / study, content / "projects" / study)
    shutil.copytree(FIXTURES / "pages", content / "pages")
    with (content / "experiments.yaml").open("a") as file:
        file.write((FIXTURES / "experiments.yaml").read_text())


def _lay_out_assets() -> None:
    """Copies the assets of the project and those of the sample, but not what builds made."""
    assets = FOLDER / "assets"
    for entry in assets.iterdir() if assets.is_dir() else ():
        if entry.name not in {"external", "generated"}:
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
    shutil.copytree(ROOT / "assets", assets, ignore=MADE, dirs_exist_ok=True)
    shutil.copytree(ASSETS, assets, dirs_exist_ok=True)


def build() -> None:
    """Builds the second site; nothing is done when nothing changed.

    Raises:
        SystemExit: With the build's own status if it fails.
    """
    command = [sys.executable, "-m", "portfolio", "build", "--dist", SITE.name]
    environment = {**os.environ, "PAGES": str(PYTHON_PAGES.relative_to(ROOT))}
    environment.pop("CONTENT", None)
    if status := subprocess.run(command, cwd=FOLDER, env=environment, check=False).returncode:
        raise SystemExit(status)


if __name__ == "__main__":
    lay_out()
    build()
