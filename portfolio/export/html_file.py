"""Reads and writes the HTML files of an exported site."""

from __future__ import annotations

from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from custom_components.html import parse_html, to_html


def read_page(file: Path) -> LexborHTMLParser:
    """Returns a page as a tree."""
    return parse_html(file.read_text())


def write_page(file: Path, page: LexborHTMLParser) -> None:
    """Writes a page, without the white space that HTML parsers move from its end into the body."""
    last = page.body.last_child if page.body else None
    if last and last.is_text_node and not (last.text_content or "").strip():
        last.decompose()
    file.write_text(to_html(page))
