"""The addresses that this site answers: what a link within it may lead to."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from pathlib import Path

PAGES = ("/", "/projects", "/experiments", "/resume")
"""Routes of every site."""

ROBOTS, SITEMAP, FEED = "robots.txt", "sitemap.xml", "experiments.xml"
BUILT_FILES = (ROBOTS, SITEMAP, FEED, "resume.pdf", "resume.json", "resume.txt", "contact.vcf")
"""Files at the root of the site that the build makes from content."""

PAGE = re.compile(r"(/index)?\.html$")
"""A page written by hand; its address has no ending."""

VIDEO = re.compile(r"/video/([\w-]+)\.webm")
"""Each video has a page of its own below ``/player/``."""

MADE = {"external", "generated"}
"""Folders of ``assets/`` that the build fills; their files are not routes."""


def served_files(assets: Path) -> frozenset[str]:
    """Returns the address of every file below ``assets/``."""
    files = (file.relative_to(assets) for file in assets.rglob("*") if file.is_file())
    return frozenset(f"/{file.as_posix()}" for file in files if file.parts[0] not in MADE)


def page_routes(slugs: Iterable[str], pages: Iterable[str] = ()) -> list[str]:
    """Returns the route of every page that is made from content, in the order of the sitemap.

    Args:
        slugs: Names of the case studies' folders, in their order.
        pages: Routes of the owner's own pages.
    """
    home, projects, *others = PAGES
    return [home, projects, *(f"/projects/{slug}" for slug in slugs), *others, *pages]


def built_routes(slugs: Iterable[str]) -> frozenset[str]:
    """Returns what the build makes at routes of its own: the site's pages, and its files.

    Args:
        slugs: Names of the case studies' folders.
    """
    return frozenset({*page_routes(slugs), *(f"/{name}" for name in BUILT_FILES)})


def served_routes(files: Collection[str]) -> dict[str, str]:
    """Returns the addresses of what is served as it is, each with the file that answers it.

    Args:
        files: Addresses of the files below ``assets/``.
    """
    written = {PAGE.sub("", file): file for file in files if PAGE.search(file)}
    videos = filter(None, map(VIDEO.fullmatch, files))
    players = {f"/player/{video[1]}": video[0] for video in videos}
    return {**{file: file for file in files}, **written, **players}


def routes(
    slugs: Iterable[str], files: Collection[str], pages: Iterable[str] = ()
) -> frozenset[str]:
    """Returns every address that this site will answer.

    Args:
        slugs: Names of the case studies' folders.
        files: Addresses of the files that are served as they are.
        pages: Routes of the owner's own pages.
    """
    return frozenset({*built_routes(slugs), *served_routes(files), *pages})


def path_of(href: str) -> str:
    """Returns a link without its query and fragment."""
    return href.partition("#")[0].partition("?")[0]
