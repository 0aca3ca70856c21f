"""Links and files that content names, and that have to be there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from portfolio.content.diagnostics import Fault, shown
from portfolio.content.document import Document, Trail
from portfolio.content.routes import path_of
from portfolio.content.suggest import nearest
from portfolio.models.project import Project
from portfolio.models.sections import Copy

LINKS = {"href", "url", "btnUrl", "btn01Url", "btn02Url", "src"}
"""Keys that hold a link; a ``src`` is one only when it starts with a slash."""

ASSETS = {"image", "outline", "mushroom", "thumb", "full", "illustration", "logo"}
"""Keys that hold the address of a file below ``assets/``."""

IN_WORDS = re.compile(r'href="([/#][^"]*)"')


def dead_links(document: Document, routes: frozenset[str]) -> Iterator[Fault]:
    """Yields links that lead to a page or a section that this site does not have."""
    for trail, href in _under(LINKS, document):
        yield from _dead_link(document, trail, href, routes)


def dead_links_in_words(
    document: Document, project: Project, routes: frozenset[str]
) -> Iterator[Fault]:
    """Yields the same for links within the words of a case study."""
    for index, section in enumerate(project.sections):
        for href in IN_WORDS.findall(section.html) if isinstance(section, Copy) else ():
            yield from _dead_link(document, ("sections", index, "body"), href, routes)


def lost_assets(document: Document, files: frozenset[str]) -> Iterator[Fault]:
    """Yields files that are named but not there to be served."""
    for trail, address in _under(ASSETS, document):
        if address.startswith("/") and address not in files:
            yield _lost(document, trail, address, "expected a file in assets/", files)


def _dead_link(
    document: Document, trail: Trail, href: str, routes: frozenset[str]
) -> Iterator[Fault]:
    if href.startswith("/") and path_of(href) not in routes:
        yield _lost(document, trail, href, "expected a page of this site", routes)
    elif href.startswith("#"):
        anchors = {f"#{name}" for _, name in _under({"id"}, document)}
        if href not in anchors:
            yield _lost(document, trail, href, "expected the id of a section", anchors)


def _under(keys: set[str], document: Document) -> Iterator[tuple[Trail, str]]:
    for trail, value in document.scalars():
        if trail and trail[-1] in keys and isinstance(value, str):
            yield trail, value


def _lost(
    document: Document, trail: Trail, address: str, message: str, among: Iterable[str]
) -> Fault:
    close = nearest(path_of(address) or address, among, cutoff=0.3)
    hint = f"nearest is {close}" if close else ""
    return document.fault(trail, message, found=shown(address), hint=hint)
