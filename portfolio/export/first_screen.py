"""Marks what lies below the first screen of pages with a preloader.

Behind the preloader it is laid out after the first paint, part by part (see ``preloader.js``), and
a case study fetches the styles for it then (see :mod:`portfolio.export.purge_css`).
"""

from __future__ import annotations

from pathlib import Path

from portfolio.export.html_file import read_page, whole_pages, write_page

BELOW = "data-below"
"""Attribute of the parts; the preloader sets it to ``laid-out`` and ``shown``, and removes it."""

_PARTS = ".case-hero + * > :not(script), .next-project, .project-list > *, .footer"


def mark_parts_below(site: Path) -> None:
    """Marks the parts that the first paint can do without.

    Args:
        site: The exported site; pages that are hydrated whole are left as they are.
    """
    for file in sorted({*site.rglob("*.html")} - whole_pages(site)):
        page = read_page(file)
        if page.css_first(".preloader"):
            for part in page.css(_PARTS):
                part.attrs[BELOW] = ""
            write_page(file, page)
