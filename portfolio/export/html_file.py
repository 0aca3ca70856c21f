"""Reads and writes the HTML files of an exported site."""

from __future__ import annotations

from html import escape
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser, LexborNode

from custom_components.html import parse_html, to_html
from custom_components.islands.plugin import hydrates_whole
from portfolio.i18n.locale import Locale
from portfolio.models.site import Site

STYLESHEET = 'link[rel="stylesheet"][href^="/"]'
"""A stylesheet of the site, named from its root."""

DEFERRED = "data-deferred"
"""Attribute for the URL of a file that the boot script loads after the first paint."""


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


def defer(page: LexborHTMLParser, drawing: LexborNode) -> None:
    """Lets a drawing load the files that it refers to after the first paint, by the boot script.

    Without JavaScript they load with the page, for a copy of it.

    Args:
        page: Its markup.
        drawing: Its elements have ``href``.
    """
    copy_for_no_script(page, drawing)
    for it in drawing.css("[href]"):
        it.attrs[DEFERRED] = it.attrs["href"]
        del it.attrs["href"]


def copy_for_no_script(page: LexborHTMLParser, node: LexborNode) -> None:
    """Puts a copy of an element behind it that exists only without JavaScript."""
    without_script = page.create_node("noscript")
    without_script.inner_html = node.html or ""
    node.insert_after(without_script)


def translate_static_pages(site: Path, locale: Locale) -> None:
    """Puts words of the site's language into the pages that are written by hand.

    ``data-word`` of an element names its word, one of ``LabWords``. The player says nothing else,
    so it is a page of that language; in the pages of the lab the element names the language.

    Args:
        site: The exported site; its routes are flat.
        locale: The language.
    """
    for file in (site / "player.html", *(site / "lab").glob("*.html")):
        if file.exists():
            page = read_page(file)
            is_whole = file.name == "player.html"
            for root in page.css("html") if is_whole else ():
                root.attrs["lang"] = locale.language
            _translate(page, locale)
            write_page(file, page)


def set_language(folder: Path, site: Site) -> None:
    """Sets language and direction of the pages of one of the site's other languages.

    Reflex gives all pages those of the first language.

    Args:
        folder: The exported site; its routes are flat.
        site: The site in the language.
    """
    below = folder / site.prefix.lstrip("/")
    for file in (below.with_suffix(".html"), *below.rglob("*.html")):
        page = read_page(file)
        for root in page.css("html"):
            root.attrs["lang"] = site.language
            root.attrs["dir"] = site.direction
        write_page(file, page)


def _translate(page: LexborHTMLParser, locale: Locale) -> None:
    words = locale.words.lab.props()
    language = page.root and page.root.attributes.get("lang")
    for name, element in ((it.attrs["data-word"], it) for it in page.css("[data-word]")):
        if name in words:
            del element.attrs["data-word"]
            element.inner_html = escape(words[name], quote=False)
            if language != locale.language:
                element.attrs["lang"] = locale.language


def write_page(file: Path, page: LexborHTMLParser) -> None:
    """Writes a page, without the white space that HTML parsers move from its end into the body."""
    last = page.body.last_child if page.body else None
    if last and last.is_text_node and not (last.text_content or "").strip():
        last.decompose()
    file.write_text(to_html(page))
