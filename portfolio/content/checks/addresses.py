"""Which addresses are taken: old ones, and those of files that the build makes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from portfolio.content.checks.cross_references import RESERVED
from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.content.document import Document
from portfolio.content.routes import PAGE_SUFFIX, ROBOTS, built_routes, served_routes
from portfolio.models.content import Content
from portfolio.models.field_types import FieldRole
from portfolio.models.site.old_address import decoded

COMPLETED = {f"/{ROBOTS}", "/_headers", "/_redirects"}
"""Files of the owner's that the build completes."""

ICONS = ("favicon.svg", "favicon.ico", "apple-touch-icon.png")

MADE_FILES = {"/404.html", *(f"/icons/{name}" for name in ICONS)}
"""Files that every build makes, besides those of content."""

MADE_FOLDERS = ("/assets/", "/share/", "/_hosts/")
"""Folders of the built site: its hashed files, its social images, and the files for hosts."""


def alias_errors(
    languages: Iterable[Content], documents: Iterable[Document], files: Collection[str]
) -> Iterator[Diagnostic]:
    """Yields old addresses at which the site has something else, or that are named twice.

    Args:
        languages: The content in each language of the site.
        documents: The files of all languages.
        files: Addresses of the files that are served as they are.
    """
    taken = {route for content in languages for route in _routes_of(content)}
    served = served_routes(files)
    seen: dict[str, str] = {}
    for document in documents:
        for loc, alias in document.texts(FieldRole.OLD_ADDRESS):
            address = PAGE_SUFFIX.sub("", decoded(alias)) or "/"
            here = document.diagnostic(loc, "")
            place = f"{here.file}:{here.line}"
            reason = ""
            if address in taken or address in RESERVED:
                reason = "the site itself has a page there; delete the line"
            elif file := served.get(address):
                reason = f"assets{file} is served there; delete one of the two"
            elif (first := seen.setdefault(address, place)) != place:
                reason = f"{first} says it, too; each address leads to one place"
            if reason:
                message, found = "expected an address that nothing else has", format_value(alias)
                yield document.diagnostic(loc, message, found=found, hint=reason)


def _routes_of(content: Content) -> Iterator[str]:
    """Yields the addresses of the pages and built files in one language."""
    slugs = [study.slug for study in content.case_studies]
    absent = content.site.pages.absent
    own = (page.route for page in content.pages)
    for route in (*built_routes(slugs, absent), *own, *content.writing.routes):
        yield (content.site.prefix + route).rstrip("/") or "/"


def taken_addresses(files: Collection[str], built: Collection[str]) -> Iterator[Diagnostic]:
    """Yields the files that a build would overwrite, or that would overwrite a page of it.

    Args:
        files: Addresses of the files below ``assets/``.
        built: Routes of the site's pages, and of files that the build makes from content.
    """
    for file in sorted({*files} - COMPLETED):
        route = PAGE_SUFFIX.sub("", file) or "/"
        is_compressed = file.endswith((".br", ".gz")) and file[:-3] in files
        is_made = file in MADE_FILES or bool({file, route} & {*built}) or is_compressed
        if is_made or file.startswith(MADE_FOLDERS):
            message = "expected another name, since the build writes this file itself"
            hint = "rename it, or delete it to keep the built one"
            yield Diagnostic(f"assets{file}", 1, 1, "", message, "", hint)
