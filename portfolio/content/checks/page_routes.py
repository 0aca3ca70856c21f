"""Routes of the owner's own pages: each an address, and each with one page only."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.content.pages import PageFile
from portfolio.models.page.page import ROUTE

RESERVED = ("/404", "/not-found", "/index")
"""Routes that the build itself uses."""


def route_errors(
    pages: Iterable[PageFile], built: Collection[str], served: Mapping[str, str]
) -> Iterator[Diagnostic]:
    """Yields pages whose route is no address, or that something else has already.

    Args:
        pages: The pages of the owner's own.
        built: Routes of the site's other pages, and of files that the build makes.
        served: Addresses of what is served as it is, each with its file below ``assets/``.
    """
    seen: dict[str, PageFile] = {}
    for page in sorted(pages, key=lambda it: (it.route, it.file)):
        if page.route in built or page.route in RESERVED:
            yield _taken(page, "the site itself has a page there")
        elif file := served.get(page.route):
            yield _taken(page, f"assets{file} is served there")
        elif not ROUTE.fullmatch(page.route):
            yield _no_address(page)
        elif (first := seen.setdefault(page.route, page)) is not page:
            yield _taken(page, f"it is already at {first.file}:{first.line}")


def _taken(page: PageFile, reason: str) -> Diagnostic:
    hint = f"{reason}; {_how_to_rename(page)}"
    message = "expected a route of its own"
    return Diagnostic(page.file, page.line, 1, "", message, format_value(page.route), hint)


def _no_address(page: PageFile) -> Diagnostic:
    steps = (re.sub(r"[^a-z0-9]+", "-", it.casefold()).strip("-") for it in page.route.split("/"))
    better = "/".join(["", *filter(None, steps)])
    message = "expected a route of small letters, digits and single dashes, such as /about"
    hint = f"for example {better}; {_how_to_rename(page)}" if better else ""
    return Diagnostic(page.file, page.line, 1, "", message, format_value(page.route), hint)


def _how_to_rename(page: PageFile) -> str:
    is_markdown = page.file.endswith(".md")
    return "rename the file" if is_markdown else "give @page another route"
