"""What the built site holds, whatever its pages are."""

from __future__ import annotations

from pathlib import Path

DIST = Path(__file__).parents[2] / "dist"
SUBPATH = DIST.with_name("dist-subpath")
HOSTILE = DIST.with_name("dist-hostile")
"""The same site for a path of its host, and with nasty words: ``make e2e`` builds them."""


def pages(site: Path = DIST) -> list[str]:
    """Returns the address of every page, the lost one's last."""
    files = (file.relative_to(site).with_suffix("") for file in sorted(site.rglob("*.html")))
    named = [f"/{file.as_posix()}".removesuffix("index") for file in files]
    return sorted(named, key=lambda page: (page == "/404", page))


def screens(site: Path = DIST) -> list[str]:
    """Returns the address of every page with the site's header; films and experiments have none."""
    return [page for page in pages(site) if not page.startswith(("/player", "/lab/"))]


def mounted(site: Path, base: str, folder: Path) -> Path:
    """Returns what a host has at its root when the site is served below a path."""
    if not base:
        return site
    (folder / base.lstrip("/")).symlink_to(site)
    return folder
