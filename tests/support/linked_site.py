"""Sites in folders of their own: the project's code, linked, with other content.

They have their own ``.web``, ``assets/`` and caches: a build leaves nothing in those of the
project.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from portfolio.paths import SITE
from tests.support.project_copy import PACKAGES, link_packages
from tests.support.sample import ASSETS, CONTENT

CODE = ("portfolio", "custom_components", "islands", "tests", "rxconfig.py", "requirements.txt")
"""Linked, because a build only reads them."""

STORES = (".cache/renditions", ".cache/typefaces", ".cache/font-subsets")
"""Shared: what one build has made of a picture or font is there for all."""

COPIED = "assets/generated"
"""Copied once: titles and fonts that are those of the project."""

MADE = shutil.ignore_patterns("external", "generated")


def lay_out(folder: Path) -> Path:
    """Brings a site up to date with the code, but leaves what its last build has made.

    Returns the site's own copy of the tests' content, which the caller may change.
    """
    if not (folder / COPIED).exists():
        shutil.copytree(SITE / COPIED, folder / COPIED)
    for name in STORES:
        if not (folder / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).symlink_to(SITE / name)
    for name in CODE:
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(SITE / name)
    shutil.copytree(SITE / "reflex.lock", folder / "reflex.lock", dirs_exist_ok=True)
    if not (folder / PACKAGES).exists():
        link_packages(folder)
    _lay_out_assets(folder / "assets")
    content = folder / "content"
    shutil.rmtree(content, ignore_errors=True)
    return Path(shutil.copytree(CONTENT, content))


def _lay_out_assets(assets: Path) -> None:
    """Copies the assets of the project and those of the sample, but not what builds made."""
    for entry in assets.iterdir() if assets.is_dir() else ():
        if entry.name not in {"external", "generated"}:
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
    shutil.copytree(SITE / "assets", assets, ignore=MADE, dirs_exist_ok=True)
    shutil.copytree(ASSETS, assets, dirs_exist_ok=True)


def build(site: Path, **environment: str) -> None:
    """Builds a site that is laid out, or exits with the build's status; ``site`` is its ``dist``.

    Nothing is done when nothing changed.
    """
    command = [sys.executable, "-m", "portfolio", "build", "--dist", site.name]
    inherited = {key: it for key, it in os.environ.items() if key not in {"CONTENT", "SITE_PATH"}}
    done = subprocess.run(command, cwd=site.parent, env={**inherited, **environment}, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


OWN_CODE = SITE / "tests/fixtures/own_code"
"""A page, a kind of section, an island and a theme that a site adds to the engine."""
