"""Changes the URLs of a site that was built for the root of a host, for a path of it.

All code names files and pages from the root; this step puts the path before the URLs of files and
pages that the site has. Absolute addresses have it already, as ``Site.address`` does. Scripts find
each other by relative URLs (see ``vite-plugin-chunks.js``), and a script that builds a URL
resolves it against its own (``import.meta.url``) or takes it from its props.

In a page that is hydrated whole, React renders what is in its scripts, so the files that they name
get the path, too. The router puts it before the pages that it leads to, as its basename.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from urllib.parse import unquote, urlsplit

from portfolio.export.exported_pages import ExportedPages
from portfolio.export.rewrite_urls import Rewrite, rewrite_pages, rewrite_stylesheets
from portfolio.hosting.rules import HASHED_FOLDER

FILE_IN_SCRIPT = re.compile(r"""(["'`])(/(?!/)[^"'`\s]*\.\w[^"'`\s]*)\1(?!,external:!1)""")
"""A string of JavaScript that may be the address of a file; minified ones are in backticks. Not one
of ``rx.redirect``: the router leads there."""

ROUTER_BASE = '{"basename":"/",'
"""Where React Router reads the path that it runs below."""


def add_base_path(pages: ExportedPages, base: str, later: Iterable[str] = ()) -> None:
    """Puts a path before every address in a built site.

    Args:
        pages: The pages of the site, which are as they are for the root of a host.
        base: Where the site will be served, such as ``/portfolio``; nothing for the root.
        later: Addresses of files that are written from the finished pages.
    """
    if not base:
        return
    shown = pages.all()
    rewrite = _prefixing(base, frozenset(_addresses(pages)).union(later))
    rewrite_stylesheets(pages.site, pages.own, lambda _folder: rewrite)
    rewrite_pages(pages.site, shown, lambda _folder: rewrite)
    for file, page in shown.items():
        for node in page.css("script:not([src])"):
            code = _in_script(node.text(), rewrite).replace(
                ROUTER_BASE, f'{{"basename":{json.dumps(base)},'
            )
            if code != node.text():
                node.inner_html = code
        shown[file] = page
    if pages.hydrated:
        for script in (pages.site / HASHED_FOLDER).glob("*.js"):
            script.write_text(_in_script(script.read_text(), rewrite))


def _prefixing(base: str, known: frozenset[str]) -> Rewrite:
    def rewrite(url: str) -> str:
        parts = urlsplit(url)
        from_root = url.startswith("/") and not parts.netloc
        return f"{base}{url}" if from_root and unquote(parts.path) in known else url

    return rewrite


def _in_script(code: str, rewrite: Rewrite) -> str:
    """Returns a script with other addresses of files."""
    return FILE_IN_SCRIPT.sub(lambda it: f"{it[1]}{rewrite(it[2])}{it[1]}", code)


def _addresses(pages: ExportedPages) -> set[str]:
    """Returns the addresses of all files of a site, those of pages also without their ending."""
    files = {file for file in pages.site.rglob("*") if file.is_file()}
    addresses = {pages.address(file) for file in files | pages.plain.keys()}
    routes = {it.removesuffix(".html") for it in addresses if it.endswith(".html")}
    return {"/"} | addresses | routes
