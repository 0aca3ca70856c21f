"""Puts changed texts of articles into pages that are finished, without building the rest again.

A build takes longer the more a site has, and most builds follow a change of words. What the text of
an article alone decides is in its own page, in the feeds and in the index of the search.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

from selectolax.lexbor import LexborHTMLParser

from portfolio.cache import ResultStore
from portfolio.export.article_feeds import NEWEST, article_feeds
from portfolio.export.component_html import component_html
from portfolio.export.exported_pages import ExportedPages, page_file
from portfolio.export.filled_pages import DATA, page_data
from portfolio.export.own_files import own_files
from portfolio.export.precompress import COMPRESSED, MIN_BYTES, compress, precompress
from portfolio.export.purge_css import in_css, names_in
from portfolio.export.rewrite_urls import rewrite_elements
from portfolio.export.search_index import INDEX_FOLDER, write_search_index
from portfolio.layout.page_layout import main_alone
from portfolio.models.content import Content
from portfolio.routing.site_pages import SitePage, site_pages
from sandbox_islands.html import parse_html, to_html

PARTS = (".e-content", ".article-body__aside")
"""Selectors of what a text decides in its page: itself, and its table of contents."""

LOADED = ":is([src]:not(script), [srcset], [poster], [href^='/'][href*='.'], style)"
"""Selector of what may load something, or lead to a file with another name in a finished site."""

_HASH = re.compile(r"-[\w-]{8}(?=\.)")


def change_texts(site: Path, styles: str, content: Content, changed: Collection[str]) -> bool:
    """Puts changed texts into the pages of a finished site.

    Args:
        site: A copy of the site. Its files may be links to those of the original, so each is
            replaced and none is written into.
        styles: The whole stylesheet, of which each page has a part.
        content: The content; it differs from that of the site in texts of plain articles alone.
        changed: Addresses of the articles whose texts are other ones.

    Returns:
        Whether the site is whole. It is not where a page needs other styles or files than before.
    """
    files: dict[str, str] = {}
    for page in site_pages(content):
        if page.route in changed:
            file = page_file(site, page.route)
            html = parse_html(file.read_text())
            if not _change(html, page, styles, site, content.site.base):
                return False
            files[file.relative_to(site).as_posix()] = to_html(html)
    _write(site, files)
    # The feeds have the newest articles, the index of the search has all pages.
    only = None if content.site.search else _newest(site, content)
    pages = ExportedPages(site, own_files(site), only)
    _write(site, article_feeds(content, pages))
    if content.site.search:
        shutil.rmtree(site / INDEX_FOLDER)
        write_search_index(pages, content)
        precompress(site / INDEX_FOLDER)
    return True


def _newest(site: Path, content: Content) -> list[Path]:
    """Returns the files of the pages that the feeds are made from."""
    return [
        page_file(site, language.site.prefix + article.route)
        for language in content.languages
        for article in language.writing.articles[:NEWEST]
    ]


def _write(site: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        file = site / name
        for old in (file, *file.parent.glob(f"{file.name}.*")):
            old.unlink()
        file.write_text(text)
        if file.stat().st_size >= MIN_BYTES:
            compress(file, ResultStore(COMPRESSED))


def _change(html: LexborHTMLParser, page: SitePage, styles: str, site: Path, base: str) -> bool:
    """Puts a text into its page, and returns whether the page needs just what it has."""
    with main_alone():
        main = parse_html(component_html(page.render()))
    before = _needs(html, styles)
    scripts = {_name(it): it for it in _sources(html)}
    if {_name(it) for it in _sources(main)} - scripts.keys() or main.css_first(
        f".e-content {LOADED}"
    ):
        return False

    def in_site(url: str) -> str:
        path = unquote(urlsplit(url).path)
        is_page = path.startswith("/") and page_file(site, path).exists()
        return f"{base}{url}" if is_page else scripts.get(_name(url), url)

    for part in PARTS:
        for old, new in zip(html.css(part), main.css(part), strict=True):
            fragment = LexborHTMLParser(new.inner_html or "", is_fragment=True)
            rewrite_elements(fragment, in_site)
            old.inner_html = to_html(fragment)
    for old, new in zip(html.css(DATA), page_data(page), strict=True):
        for script in parse_html(component_html(new)).css(DATA):
            old.inner_html = script.inner_html or ""
    return _needs(html, styles) == before and scripts == {_name(it): it for it in _sources(html)}


def _needs(html: LexborHTMLParser, styles: str) -> set[tuple[str, str]]:
    """Returns the names in a page that the stylesheet has, too."""
    found = in_css(styles, names_in(html, ()))
    return {(kind, name) for kind, names in found.items() for name in names}


def _sources(html: LexborHTMLParser) -> Iterator[str]:
    return (it.attrs["src"] or "" for it in html.css("script[src]"))


def _name(address: str) -> str:
    """Returns the name of a script's file without the hash of a finished site."""
    return _HASH.sub("", address.rpartition("/")[2])
