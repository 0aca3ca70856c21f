"""Links and files that content names, and that have to exist."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from portfolio.content.diagnostics import Diagnostic, Loc, format_value
from portfolio.content.document import Document
from portfolio.content.routes import path_of
from portfolio.content.suggest import closest
from portfolio.models.markup import link_targets
from portfolio.models.meaning import Meaning


def dead_links(document: Document, routes: frozenset[str]) -> Iterator[Diagnostic]:
    """Yields links to a page or a section that this site does not have."""
    anchors = {f"#{anchor}" for _, anchor in document.texts(Meaning.ANCHOR)}
    links = [
        *document.texts(Meaning.LINK),
        *(
            (loc, href)
            for loc, text in document.texts(Meaning.MARKDOWN)
            for href in link_targets(text)
        ),
    ]
    for loc, href in links:
        if href.startswith("/") and path_of(href) not in routes:
            yield _not_found(document, loc, href, "expected a page of this site", routes)
        elif href.startswith("#") and href not in anchors:
            yield _not_found(document, loc, href, "expected the id of a section", anchors)


def missing_assets(document: Document, files: frozenset[str]) -> Iterator[Diagnostic]:
    """Yields files below ``assets/`` that are named but do not exist."""
    for loc, address in document.texts(Meaning.ASSET):
        if address.startswith("/") and address not in files:
            yield _not_found(document, loc, address, "expected a file in assets/", files)


def _not_found(
    document: Document, loc: Loc, address: str, message: str, options: Iterable[str]
) -> Diagnostic:
    similar = closest(path_of(address) or address, options, cutoff=0.3)
    hint = f"nearest is {similar}" if similar else ""
    return document.diagnostic(loc, message, found=format_value(address), hint=hint)
