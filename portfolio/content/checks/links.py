"""Links and files that content names, and that have to be there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.content.document import Document, Loc
from portfolio.content.routes import path_of
from portfolio.content.suggest import closest
from portfolio.models.project import Project
from portfolio.models.sections import Copy

LINKS = {"href", "url", "btnUrl", "btn01Url", "btn02Url", "src"}
"""Keys that hold a link; a ``src`` is one only when it starts with a slash."""

ASSETS = {"image", "outline", "mushroom", "thumb", "full", "illustration", "logo"}
"""Keys that hold the address of a file below ``assets/``."""

IN_WORDS = re.compile(r'href="([/#][^"]*)"')


def dead_links(document: Document, routes: frozenset[str]) -> Iterator[Diagnostic]:
    """Yields links that lead to a page or a section that this site does not have."""
    for loc, href in _under(LINKS, document):
        yield from _dead_link(document, loc, href, routes)


def dead_links_in_words(
    document: Document, project: Project, routes: frozenset[str]
) -> Iterator[Diagnostic]:
    """Yields the same for links within the words of a case study."""
    for index, section in enumerate(project.sections):
        for href in IN_WORDS.findall(section.html) if isinstance(section, Copy) else ():
            yield from _dead_link(document, ("sections", index, "body"), href, routes)


def missing_assets(document: Document, files: frozenset[str]) -> Iterator[Diagnostic]:
    """Yields files that are named but not there to be served."""
    for loc, address in _under(ASSETS, document):
        if address.startswith("/") and address not in files:
            yield _not_found(document, loc, address, "expected a file in assets/", files)


def _dead_link(
    document: Document, loc: Loc, href: str, routes: frozenset[str]
) -> Iterator[Diagnostic]:
    if href.startswith("/") and path_of(href) not in routes:
        yield _not_found(document, loc, href, "expected a page of this site", routes)
    elif href.startswith("#"):
        anchors = {f"#{name}" for _, name in _under({"id"}, document)}
        if href not in anchors:
            yield _not_found(document, loc, href, "expected the id of a section", anchors)


def _under(keys: set[str], document: Document) -> Iterator[tuple[Loc, str]]:
    for loc, value in document.scalars():
        if loc and loc[-1] in keys and isinstance(value, str):
            yield loc, value


def _not_found(
    document: Document, loc: Loc, address: str, message: str, among: Iterable[str]
) -> Diagnostic:
    close = closest(path_of(address) or address, among, cutoff=0.3)
    hint = f"nearest is {close}" if close else ""
    return document.diagnostic(loc, message, found=format_value(address), hint=hint)
