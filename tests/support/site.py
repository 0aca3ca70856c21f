"""What the built site holds, whatever its pages are, and where its builds lie."""

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

REFRESH = 'http-equiv="refresh"'
"""What a page has that leads on at once."""


def build_for_the_root() -> int:
    """Builds ``DIST`` where ``make site`` does not; returns the build's exit status."""
    if not BASE:
        return 0
    command = [sys.executable, "-m", "portfolio", "build", "--dist", DIST.name]
    return subprocess.call(command, cwd=ROOT, env={**os.environ, "SITE_PATH": "/"})


def pages(site: Path = DIST) -> list[str]:
    """Returns the address of every page, the lost one's last."""
    found = sorted({*site.rglob("*.html")} - {site / f"{FALLBACK}.html"})
    named = [_address(site, file) for file in found]
    return sorted(named, key=lambda page: (page == "/404", page))


def _address(site: Path, file: Path) -> str:
    return f"/{file.relative_to(site).with_suffix('').as_posix()}".removesuffix("index")


def compiled(site: Path = DIST) -> list[str]:
    """Returns the address of every page that Python makes.

    The others are served as they are, or lead on from an old address.
    """
    files = [*pages(ROOT / "assets"), *pages(ASSETS)]
    served = {page.removesuffix("/index") for page in files} | {"/player"}
    old = {_address(site, it) for it in site.rglob("*.html") if REFRESH in it.read_text()}
    left_out = served | old
    return [it for it in pages(site) if it not in left_out and not it.startswith("/player/")]


def mounted(site: Path, base: str, folder: Path) -> Path:
    """Returns what a host has at its root when the site is served below a path."""
    if not base:
        return site
    (folder / base.lstrip("/")).symlink_to(site)
    return folder


if __name__ == "__main__":
    sys.exit(build_for_the_root())
