"""Reads and writes the HTML files of an exported site."""

from __future__ import annotations

from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from custom_components.html import parse_html, to_html
from custom_components.islands.plugin import hydrates_whole

STYLESHEET = 'link[rel="stylesheet"][href^="/"]'
"""A stylesheet of the site, named from its root."""


def stylesheets(page: LexborHTMLParser, site: Path) -> list[Path]:
    """Returns the files of the stylesheets that a page links to."""
    return [site / (link.attrs["href"] or "").lstrip("/") for link in page.css(STYLESHEET)]


def whole_pages(site: Path) -> set[Path]:
    """Returns the pages that are hydrated whole, and their stylesheets: they stay as they are."""
    # Several export steps ask; only pages that may be whole are parsed.
    found = (file for file in site.rglob("*.html") if "modulepreload" in file.read_text())
    pages = {file: read_page(file) for file in found}
    whole = {file: page for file, page in pages.items() if hydrates_whole(page)}
    return {*whole, *(sheet for page in whole.values() for sheet in stylesheets(page, site))}


def read_page(file: Path) -> LexborHTMLParser:
    """Returns a page as a tree."""
    return parse_html(file.read_text())


def write_page(file: Path, page: LexborHTMLParser) -> None:
    """Writes a page, without the white space that HTML parsers move from its end into the body."""
    last = page.body.last_child if page.body else None
    if last and last.is_text_node and not (last.text_content or "").strip():
        last.decompose()
    file.write_text(to_html(page))
