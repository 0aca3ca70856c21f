"""Puts exported pages where a static host looks for them."""

from __future__ import annotations

from pathlib import Path

NOT_FOUND = "not-found"
"""The route of the prerendered not-found page; it becomes 404.html."""

FALLBACK = "__spa-fallback"
"""An empty page in which a router renders the page of any address."""


def flatten_routes(site: Path, not_found: str = NOT_FOUND) -> None:
    """Leaves one file a route: ``/projects`` is ``projects.html``, an unknown one ``404.html``.

    Args:
        site: The exported site.
        not_found: Name of the page that answers unknown addresses.
    """
    (site / f"{not_found}.html").replace(site / "404.html")
    for unused in (NOT_FOUND, FALLBACK):
        (site / f"{unused}.html").unlink(missing_ok=True)
    for page in list(site.rglob("index.html")):
        if page.parent != site:
            page.unlink()
            if not any(page.parent.iterdir()):
                page.parent.rmdir()
