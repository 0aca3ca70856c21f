"""Where a link within the site may lead."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
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
PAGE = re.compile(r"(/index)?\.html$")
"""A page written by hand; its address has no ending."""

VIDEO = re.compile(r"/video/([\w-]+)\.webm")
"""Each of these has a page of its own below ``/player/``."""

MADE = {"external", "generated"}
"""Folders of ``assets/`` that the build fills; what lies there comes and goes."""


def served_files(assets: Path) -> frozenset[str]:
    """Returns the address of every file below ``assets/``."""
    files = (file.relative_to(assets) for file in assets.rglob("*") if file.is_file())
    return frozenset(f"/{file.as_posix()}" for file in files if file.parts[0] not in MADE)


def routes(slugs: Iterable[str], files: Collection[str]) -> frozenset[str]:
    """Returns every address that this site will answer.

    Args:
        slugs: Names of the case studies' folders.
        files: Addresses of the files that are served as they are.
    """
    studies = {f"/projects/{slug}" for slug in slugs}
    written = {PAGE.sub("", file) for file in files if PAGE.search(file)}
    players = {f"/player/{video[1]}" for file in files if (video := VIDEO.fullmatch(file))}
    return frozenset({*PAGES, *studies, *files, *written, *players})


def path_of(href: str) -> str:
    """Returns a link without its query and fragment."""
    return href.partition("#")[0].partition("?")[0]
