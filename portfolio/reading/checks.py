"""Faults that show only when all of the content is on the table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from portfolio.faults import Fault, shown
from portfolio.models.project import Project
from portfolio.models.sections import Copy
from portfolio.reading.document import Document, Trail
from portfolio.reading.nearest import nearest
from portfolio.reading.routes import PLAYER, path_of

LINKS = {"href", "url", "btnUrl", "btn01Url", "btn02Url"}
"""Keys that hold a link."""

ASSETS = {"image", "outline", "mushroom", "thumb", "full", "illustration", "logo"}
"""Keys that hold the address of a file below ``assets/``."""

INSIDE = re.compile(r'href="(/[^"]*)"')


def dead_links(document: Document, routes: frozenset[str]) -> Iterator[Fault]:
    """Yields links that lead to a page this site does not have."""
    for trail, href in document.scalars():
        if trail and trail[-1] in LINKS and _is_path(href) and not _answered(href, routes):
            yield document.fault(trail, "expected a page of this site", **_near(href, routes))


def dead_body_links(
    document: Document, project: Project, routes: frozenset[str]
) -> Iterator[Fault]:
    """Yields links within the words of a case study that lead nowhere."""
    for index, section in enumerate(project.sections):
        for href in INSIDE.findall(section.html) if isinstance(section, Copy) else ():
            if not _answered(href, routes):
                trail = ("sections", index, "body")
                yield document.fault(trail, "expected a page of this site", **_near(href, routes))


def lost_anchors(document: Document) -> Iterator[Fault]:
    """Yields links to a section that the same file does not have."""
    anchors = {f"#{name}" for trail, name in document.scalars() if trail and trail[-1] == "id"}
    for trail, href in document.scalars():
        if trail and trail[-1] in LINKS and str(href).startswith("#") and href not in anchors:
            yield document.fault(trail, "expected the id of a section", **_near(href, anchors))


def lost_assets(document: Document, files: frozenset[str]) -> Iterator[Fault]:
    """Yields files that are named but not there to be served."""
    for trail, address in document.scalars():
        if trail and trail[-1] in ASSETS and _is_path(address) and address not in files:
            yield document.fault(trail, "expected a file in assets/", **_near(address, files))


def repeated_anchors(document: Document, project: Project) -> Iterator[Fault]:
    """Yields ids that another section of the same page has already."""
    places = [
        (document, ("sections", index, "id"), name)
        for index, section in enumerate(project.sections)
        if (name := getattr(section, "id", None))
    ]
    return _repeated(places, "expected an id of its own")


def repeated_entries(projects: list[tuple[Document, Project]]) -> Iterator[Fault]:
    """Yields places in the list and titles that another case study has already."""
    orders = [(document, ("order",), project.order) for document, project in projects]
    titles = [(document, ("title",), project.title) for document, project in projects]
    yield from _repeated(orders, "expected a place of its own in the list")
    yield from _repeated(titles, "expected a title of its own")


def _repeated(places: Iterable[tuple[Document, Trail, object]], message: str) -> Iterator[Fault]:
    seen: dict[str, Fault] = {}
    for document, trail, value in places:
        fault = document.fault(trail, message, found=shown(value))
        first = seen.setdefault(str(value).casefold(), fault)
        if first is not fault:
            yield replace(fault, hint=f"it is already at {first.file}:{first.line}")


def _is_path(value: object) -> bool:
    return isinstance(value, str) and value.startswith("/")


def _answered(href: str, routes: frozenset[str]) -> bool:
    return href.startswith(PLAYER) or path_of(href) in routes


def _near(address: str, among: Iterable[str]) -> dict[str, str]:
    close = nearest(path_of(address) or address, among, cutoff=0.3)
    return {"found": shown(address), "hint": f"nearest is {close}" if close else ""}
