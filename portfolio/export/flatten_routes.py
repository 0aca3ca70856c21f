"""Puts exported pages where a static host looks for them."""

from __future__ import annotations

import shutil
from pathlib import Path

from custom_components.html import parse_html
from custom_components.islands.plugin import FALLBACK, hydrates_whole

NOT_FOUND = "not-found"
"""The route of the prerendered not-found page; it becomes 404.html."""


def flatten_routes(site: Path) -> None:
    """Leaves one file a route: ``/projects`` is ``projects.html``, an unknown one ``404.html``.

    A not-found page that is hydrated whole is rendered by the router instead, which knows only its
    own address.

    Args:
        site: The exported site.
    """
    pages = {name: site / f"{name}.html" for name in (NOT_FOUND, FALLBACK)}
    not_found = parse_html(pages[NOT_FOUND].read_text())
    chosen = FALLBACK if hydrates_whole(not_found) else NOT_FOUND
    pages.pop(chosen).replace(site / "404.html")
    for unused in pages.values():
        unused.unlink(missing_ok=True)
    for page in list(site.rglob("index.html")):
        if page.parent != site:
            page.unlink()
            if not any(page.parent.iterdir()):
                page.parent.rmdir()


def keep_not_found(site: Path) -> None:
    """Keeps the finished 404.html: Reflex overwrites it with its fallback after all plugins."""
    shutil.copyfile(site / "404.html", site / f"{FALLBACK}.html")
