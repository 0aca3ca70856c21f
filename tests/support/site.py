"""What the built site holds, whatever its pages are, and where its builds lie."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from portfolio import paths
from portfolio.routing.load_site import load_site
from sandbox_islands.islands.plugin import FALLBACK
from tests.support.sample import ASSETS

ROOT = Path(__file__).parents[2]
BASE = load_site(paths.CONTENT, site_path=None).content.site.base
DIST = ROOT / ("dist-root" if BASE else "dist")
"""Tests name pages from the root of a host; a site below a path is built for the root, too."""


def build_for_the_root() -> int:
    """Builds ``DIST`` where ``make site`` does not; returns the build's exit status."""
    if not BASE:
        return 0
    command = [sys.executable, "-m", "portfolio", "build", "--dist", DIST.name]
    return subprocess.call(command, cwd=ROOT, env={**os.environ, "SITE_PATH": "/"})


def pages(site: Path = DIST) -> list[str]:
    """Returns the address of every page, the lost one's last."""
    found = sorted({*site.rglob("*.html")} - {site / f"{FALLBACK}.html"})
    files = (file.relative_to(site).with_suffix("") for file in found)
    named = [f"/{file.as_posix()}".removesuffix("index") for file in files]
    return sorted(named, key=lambda page: (page == "/404", page))


def compiled(site: Path = DIST) -> list[str]:
    """Returns the address of every page that Python makes; the others are served as they are."""
    files = [*pages(ROOT / "assets"), *pages(ASSETS)]
    served = {page.removesuffix("/index") for page in files} | {"/player"}
    return [it for it in pages(site) if it not in served and not it.startswith("/player/")]


def mounted(site: Path, base: str, folder: Path) -> Path:
    """Returns what a host has at its root when the site is served below a path."""
    if not base:
        return site
    (folder / base.lstrip("/")).symlink_to(site)
    return folder


if __name__ == "__main__":
    sys.exit(build_for_the_root())
