"""Reads and writes HTML with a parser: Lexbor, through selectolax."""

from __future__ import annotations

from selectolax.lexbor import LexborHTMLParser, LexborNode


def parse_html(html: str) -> LexborHTMLParser:
    """Returns a page as a tree.

    Query it with ``css()`` and ``css_first()``; take a node out with ``decompose()``; read and
    write attributes in ``attrs``.

    Args:
        html: A whole page. Without a doctype, ``<html>`` or ``<head>`` the parser adds what a
            browser would.
    """
    return LexborHTMLParser(html)


def to_html(page: LexborHTMLParser) -> str:
    """Returns a tree as HTML.

    Names of HTML attributes come out in lower case and void elements without a slash; names in SVG,
    scripts, comments and white space stay as they were.
    """
    return page.html or ""


def append_html(parent: LexborNode, html: str) -> None:
    """Puts HTML at the end of an element.

    Args:
        parent: The element.
        html: Markup of any number of elements and text.
    """
    fragment = LexborHTMLParser(html, is_fragment=True).root
    for node in fragment.iter(include_text=True) if fragment else ():
        parent.insert_child(node)
