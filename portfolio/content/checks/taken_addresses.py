"""Finds files of ``assets/`` at addresses at which the build writes files of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from portfolio.content.diagnostics import Diagnostic
from portfolio.content.routes import PAGE_SUFFIX, ROBOTS

COMPLETED = {f"/{ROBOTS}", "/_headers", "/_redirects"}
"""Files of the owner's that the build completes."""

ICONS = ("favicon.svg", "favicon.ico", "apple-touch-icon.png")

MADE_FILES = {"/404.html", *(f"/icons/{name}" for name in ICONS)}
"""Files that every build makes, besides those of content."""

MADE_FOLDERS = ("/assets/", "/share/", "/_hosts/")
"""Folders of the built site: its hashed files, its social images, and the files for hosts."""


def taken_addresses(files: Collection[str], built: Collection[str]) -> Iterator[Diagnostic]:
    """Yields the files that a build would overwrite, or that would overwrite a page of it.

    Args:
        files: Addresses of the files below ``assets/``.
        built: Routes of the site's pages, and of files that the build makes from content.
    """
    for file in sorted({*files} - COMPLETED):
        route = PAGE_SUFFIX.sub("", file) or "/"
        if file in MADE_FILES or {file, route} & {*built} or file.startswith(MADE_FOLDERS):
            message = "expected another name, since the build writes this file itself"
            hint = "rename it, or delete it to keep the built one"
            yield Diagnostic(f"assets{file}", 1, 1, "", message, "", hint)
