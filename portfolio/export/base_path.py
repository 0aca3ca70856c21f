"""Changes the URLs of a site that was built for the root of a host, for a path of it.

All code names files and pages from the root; this step puts the path before the URLs of files and
pages that the site has. Absolute addresses have it already, as ``Site.address`` does. Scripts find
each other by relative URLs (see ``scripts/vite-plugin-chunks.js``), and a script that builds a URL
resolves it against its own (``import.meta.url``) or takes it from its props.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from urllib.parse import unquote, urlsplit

from portfolio.export.html_file import read_page, write_page
from portfolio.export.rewrite_urls import Rewrite, rewrite_urls

QUOTES = ('"', "'", "`")
"""Around a string of JavaScript; minified ones have the last."""


def add_base_path(site: Path, base: str) -> None:
    """Puts a path before every address in a built site.

    Args:
        site: The built site, as it is for the root of a host.
        base: Where it will be served, such as ``/portfolio``; nothing for the root.
    """
    if base:
        known = frozenset(_addresses(site))
        rewrite_urls(site, lambda _folder: _prefixing(base, known))
        _prefix_imports(site, base)


def _prefixing(base: str, known: frozenset[str]) -> Rewrite:
    def rewrite(url: str) -> str:
        parts = urlsplit(url)
        from_root = url.startswith("/") and not parts.netloc
        return f"{base}{url}" if from_root and unquote(parts.path) in known else url

    return rewrite


def _prefix_imports(site: Path, base: str) -> None:
    """Puts the path before the scripts that inline scripts import by their whole address."""
    scripts = [f"/{file.relative_to(site).as_posix()}" for file in site.rglob("*.js")]
    for file in site.rglob("*.html"):
        page = read_page(file)
        changed = False
        for node in page.css("script:not([src])"):
            code = node.text()
            for quote, script in product(QUOTES, scripts):
                if (named := f"{quote}{script}{quote}") in code:
                    code = code.replace(named, f"{quote}{base}{script}{quote}")
                    node.inner_html = code
                    changed = True
        if changed:
            write_page(file, page)


def _addresses(site: Path) -> list[str]:
    files = [f"/{file.relative_to(site).as_posix()}" for file in site.rglob("*") if file.is_file()]
    return ["/", *files, *(file.removesuffix(".html") for file in files if file.endswith(".html"))]
