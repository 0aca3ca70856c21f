"""The addresses that this site answers: what a link within it may lead to."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from pathlib import Path

PAGES = ("/", "/projects", "/experiments", "/resume")
"""Routes of every site."""

ROBOTS, SITEMAP, FEED = "robots.txt", "sitemap.xml", "experiments.xml"
BUILT_FILES = (ROBOTS, SITEMAP, FEED, "resume.pdf", "resume.json", "resume.txt")
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


def page_routes(slugs: Iterable[str]) -> list[str]:
    """Returns the route of every page that is made from content, in the order of the sitemap.

    Args:
        slugs: Names of the case studies' folders, in their order.
    """
    home, projects, *others = PAGES
    return [home, projects, *(f"/projects/{slug}" for slug in slugs), *others]


def routes(slugs: Iterable[str], files: Collection[str]) -> frozenset[str]:
    """Returns every address that this site will answer.

    Args:
        slugs: Names of the case studies' folders.
        files: Addresses of the files that are served as they are.
    """
    built = {f"/{name}" for name in BUILT_FILES}
    written = {PAGE.sub("", file) for file in files if PAGE.search(file)}
    players = {f"/player/{video[1]}" for file in files if (video := VIDEO.fullmatch(file))}
    return frozenset({*page_routes(slugs), *built, *files, *written, *players})


def path_of(href: str) -> str:
    """Returns a link without its query and fragment."""
    return href.partition("#")[0].partition("?")[0]
