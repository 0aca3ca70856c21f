"""Changes the URLs of a site that was built for the root of a host, for a path of it.

All code names files and pages from the root; this step puts the path before the URLs of files and
pages that the site has. Absolute addresses have it already, as ``Site.address`` does. Scripts find
each other by relative URLs (see ``vite-plugin-chunks.js``), and a script that builds a URL
resolves it against its own (``import.meta.url``) or takes it from its props.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from urllib.parse import unquote, urlsplit

from portfolio.export.exported_pages import ExportedPages
from portfolio.export.rewrite_urls import Rewrite, rewrite_pages, rewrite_stylesheets

QUOTES = ('"', "'", "`")
"""Around a string of JavaScript; minified ones have the last."""


def add_base_path(pages: ExportedPages, base: str) -> None:
    """Puts a path before every address in a built site.

    Args:
        pages: The pages of the site, which are as they are for the root of a host.
        base: Where the site will be served, such as ``/portfolio``; nothing for the root.
    """
    if not base:
        return
    known = frozenset(_addresses(pages))
    rewrite_stylesheets(pages, lambda _folder: _prefixing(base, known))
    rewrite_pages(pages, lambda _folder: _prefixing(base, known))
    _prefix_imports(pages, base)


def _prefixing(base: str, known: frozenset[str]) -> Rewrite:
    def rewrite(url: str) -> str:
        parts = urlsplit(url)
        from_root = url.startswith("/") and not parts.netloc
        return f"{base}{url}" if from_root and unquote(parts.path) in known else url

    return rewrite


def _prefix_imports(pages: ExportedPages, base: str) -> None:
    """Puts the path before the scripts that inline scripts import by their whole address."""
    scripts = [address for address in _files(pages.site) if address.endswith(".js")]
    for page in pages.plain.values():
        for node in page.css("script:not([src])"):
            code = node.text()
            for quote, script in product(QUOTES, scripts):
                named = f"{quote}{script}{quote}"
                code = code.replace(named, f"{quote}{base}{script}{quote}")
            if code != node.text():
                node.inner_html = code


def _addresses(pages: ExportedPages) -> list[str]:
    files = {*_files(pages.site), *(f"/{it.relative_to(pages.site)}" for it in pages.plain)}
    return ["/", *files, *(file.removesuffix(".html") for file in files if file.endswith(".html"))]


def _files(site: Path) -> list[str]:
    """Returns the addresses of the files of a site, from its root."""
    files = (file for file in site.rglob("*") if file.is_file())
    return [f"/{file.relative_to(site).as_posix()}" for file in files]
