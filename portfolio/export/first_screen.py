"""Marks what lies below the first screen of pages.

Behind a preloader it is laid out after the first paint, part by part (see ``preloader.js``), and a
page that is large fetches the styles for it then (see :mod:`portfolio.export.purge_css`).
"""

from __future__ import annotations

from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from portfolio.export.html_file import read_page, whole_pages, write_page

BELOW = "data-below"
"""Attribute of the parts; the preloader sets it to ``laid-out`` and ``shown``, and removes it."""

_PARTS = (
    ".case-hero + * > :not(script), .next-project, .projects-page .project-list > *, "
    ".home-projects, .resume-part ~ .resume-part, .footer"
)


def mark_parts_below(page: LexborHTMLParser) -> None:
    """Marks the parts of a page that its first paint can do without."""
    for part in page.css(_PARTS):
        part.attrs[BELOW] = ""


def mark_pages_with_preloader(site: Path) -> None:
    """Marks the parts below the first screen of each page with a preloader.

    Args:
        site: The exported site; pages that are hydrated whole are left as they are.
    """
    for file in sorted({*site.rglob("*.html")} - whole_pages(site)):
        page = read_page(file)
        if page.css_first(".preloader"):
            mark_parts_below(page)
            write_page(file, page)
