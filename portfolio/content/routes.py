"""The addresses that this site answers: what a link within it may lead to."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from pathlib import Path
from unicodedata import normalize
from urllib.parse import unquote

from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.paths import ENGINE_ASSETS, own_assets
from portfolio.slug import slug

SITE_PAGES = ("/", "/projects", "/experiments", "/resume")
"""Routes of the pages that come with the engine; all but the first may be absent."""

ROBOTS, SITEMAP, FEED = "robots.txt", "sitemap.xml", "experiments.xml"
ARTICLE_FEEDS = ("writing.xml", "writing.json")
"""Atom and JSON Feed."""

RESUME_FILES = ("resume.pdf", "resume.json", "resume.txt", "contact.vcf")
BUILT_FILES = (ROBOTS, SITEMAP, FEED, *ARTICLE_FEEDS, *RESUME_FILES)
"""Files at the root of the site that the build makes from content."""

FILES_OF_PAGES = {"experiments": (FEED,), "writing": ARTICLE_FEEDS, "resume": RESUME_FILES}
"""Files that are there with a page, by its name."""

PAGE_SUFFIX = re.compile(r"(/index)?\.html$")
"""A page written by hand; its address has no ending."""

VIDEO_FILE = re.compile(r"/video/([\w-]+)\.webm")
"""Each video has a page of its own below ``/player/``."""

LISTS_OF_LINKS = ("navigation", "social", "actions")
"""Keys of lists in which an item is nothing but a link; one to an absent page is not shown."""

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def served_files(assets: Path) -> frozenset[str]:
    """Returns the address of every file below ``assets/``, and of those that the engine serves."""
    folders = (assets, ENGINE_ASSETS)
    files = [it.relative_to(folder) for folder in folders for it in own_assets(folder)]
    return frozenset(f"/{normalize('NFC', file.as_posix())}" for file in files)


def page_routes(
    slugs: Iterable[str], pages: Iterable[str] = (), absent: Collection[str] = ()
) -> list[str]:
    """Returns the route of every page that is made from content, in the order of the sitemap.

    Args:
        slugs: Names of the case studies.
        pages: Routes of the owner's own pages.
        absent: Names of the pages of the engine that the site does not have.
    """
    home, projects, *others = SITE_PAGES
    built_in = [home, projects, *(f"/projects/{slug}" for slug in slugs), *others]
    return [*(route for route in built_in if not is_of(route, absent)), *pages]


def is_of(href: str, pages: Collection[str]) -> bool:
    """Returns whether a link leads to one of the engine's pages, to what is below it, or its files.

    Args:
        href: The link.
        pages: Names of pages, such as ``resume``.
    """
    path = path_of(href)
    return any(
        path == f"/{page}"
        or path.startswith(f"/{page}/")
        or path.removeprefix("/") in FILES_OF_PAGES.get(page, ())
        for page in pages
    )


def built_routes(slugs: Iterable[str], absent: Collection[str] = ()) -> frozenset[str]:
    """Returns what the build makes at routes of its own: the site's pages, and its files."""
    files = (f"/{name}" for name in BUILT_FILES)
    there = (file for file in files if not is_of(file, absent))
    return frozenset({*page_routes(slugs, absent=absent), *there})


def served_routes(files: Collection[str]) -> dict[str, str]:
    """Returns the addresses of what is served as it is, each with the file that answers it.

    Args:
        files: Addresses of the files that are served.
    """
    written = {PAGE_SUFFIX.sub("", file): file for file in files if PAGE_SUFFIX.search(file)}
    videos = filter(None, map(VIDEO_FILE.fullmatch, files))
    players = {f"/player/{video[1]}": video[0] for video in videos}
    return {**{file: file for file in files}, **written, **players}


def routes(
    slugs: Iterable[str],
    files: Collection[str],
    pages: Iterable[str] = (),
    absent: Collection[str] = (),
) -> frozenset[str]:
    """Returns every address that this site will answer."""
    return frozenset({*built_routes(slugs, absent), *served_routes(files), *pages})


def path_of(href: str) -> str:
    """Returns a link without its query, its fragment and escapes, with its letters composed."""
    return normalize("NFC", unquote(href.partition("#")[0].partition("?")[0]))


def project_folders(content: Path) -> tuple[list[str], list[Diagnostic]]:
    """Returns the name of every folder of ``content/projects``, and what is wrong with them.

    Without that folder there are no case studies: git keeps no empty folder.
    """
    projects = content / "projects"
    if not projects.exists():
        return [], []
    if not projects.is_dir():
        message = "expected a folder with a folder for each case study"
        return [], [_diagnostic(content, projects, message)]
    names = sorted(
        path.name for path in projects.iterdir() if path.is_dir() and path.name[0] != "."
    )
    diagnostics = []
    for name in names:
        if not SLUG.fullmatch(name):
            message = "expected a folder name of small letters, digits and single dashes"
            hint = f"for example {better}" if (better := slug(name)) else ""
            diagnostics.append(_diagnostic(content, projects / name, message, name, hint))
    return names, diagnostics


def _diagnostic(
    content: Path, folder: Path, message: str, name: str = "", hint: str = ""
) -> Diagnostic:
    place = folder.relative_to(content.parent).as_posix()
    found = format_value(name) if name else ""
    return Diagnostic(place, 1, 1, "", message, found, hint)
