"""Where a link within the site may lead."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

PAGES = (
    "/",
    "/projects",
    "/experiments",
    "/resume",
    "/resume.pdf",
    "/resume.json",
    "/resume.txt",
    "/feed.xml",
    "/sitemap.xml",
)
PLAYER = "/player/"
"""Below it is one page for each video."""


def served_files(assets: Path) -> frozenset[str]:
    """Returns the address of every file below ``assets/``."""
    return frozenset(
        f"/{file.relative_to(assets).as_posix()}" for file in assets.rglob("*") if file.is_file()
    )


def routes(slugs: Iterable[str], files: Iterable[str]) -> frozenset[str]:
    """Returns every address that this site will answer.

    Args:
        slugs: Names of the case studies' folders.
        files: Addresses of the files that are served as they are.
    """
    folders = {file.removesuffix("/index.html") for file in files if file.endswith("/index.html")}
    return frozenset({*PAGES, *(f"/projects/{slug}" for slug in slugs), *files, *folders})


def path_of(href: str) -> str:
    """Returns a link without its query and fragment."""
    return href.partition("#")[0].partition("?")[0]


def answers(href: str, routes: frozenset[str]) -> bool:
    """Tells whether this site has the page that a path leads to."""
    return href.startswith(PLAYER) or path_of(href) in routes
