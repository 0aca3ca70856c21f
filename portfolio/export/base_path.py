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

from selectolax.lexbor import LexborNode

from portfolio.content.routes import PAGE_SUFFIX
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.rewrite_urls import Rewrite, rewrite_elements, rewrite_stylesheets
from portfolio.hosting.rules import HASHED_FOLDER

FILE_IN_SCRIPT = re.compile(
    r"""
    (?P<quote>["'`])                    # minified strings are in backticks
    (?P<url>/(?!/)[^"'`\s]*\.\w[^"'`\s]*)  # from the root, with an ending: pages have none
    (?P=quote)
    (?!,external:!1)                    # rx.redirect: the router adds the path to its address
    """,
    re.VERBOSE,
)
"""A string of JavaScript that may be the URL of a file. No parser is needed to find it, because
only the URLs of files that the site has are changed."""

ROUTER_BASE = '{"basename":"/",'
"""Where React Router reads the path that it runs below."""


def add_base_path(pages: ExportedPages, base: str, later: Iterable[str] = ()) -> None:
    """Puts a path before every address in a built site.

    Args:
        pages: The pages of the site, which are as they are for the root of a host.
        base: Where the site will be served, such as ``/portfolio``; nothing for the root.
        later: Addresses of what is written when the pages are finished.
    """
    if not base:
        return
    known = _addresses(pages) | {*later}

    def rewrite(url: str) -> str:
        parts = urlsplit(url)
        is_from_root = url.startswith("/") and not parts.netloc
        return base + url if is_from_root and unquote(parts.path) in known else url

    rewrite_stylesheets(pages.site, pages.own, lambda _folder: rewrite)
    every_page = pages.all()
    for file, page in every_page.items():
        rewrite_elements(page, rewrite)
        for script in page.css("script:not([src])"):
            _rewrite_inline_script(script, base, rewrite)
        every_page.write(file, page)
    if pages.hydrated:
        for script_file in (pages.site / HASHED_FOLDER).glob("*.js"):
            script_file.write_text(_rewrite_files(script_file.read_text(), rewrite))


def _rewrite_inline_script(script: LexborNode, base: str, rewrite: Rewrite) -> None:
    before = script.text()
    after = _rewrite_files(before, rewrite)
    after = after.replace(ROUTER_BASE, f'{{"basename":{json.dumps(base)},')
    if after != before:
        script.inner_html = after


def _rewrite_files(code: str, rewrite: Rewrite) -> str:
    """Returns a script with other URLs of files."""
    return FILE_IN_SCRIPT.sub(lambda it: it["quote"] + rewrite(it["url"]) + it["quote"], code)


def _addresses(pages: ExportedPages) -> set[str]:
    """Returns the addresses of all files of a site, those of pages also as links have them."""
    addresses = {"/"}
    files = {file for file in pages.site.rglob("*") if file.is_file()}
    for file in files | pages.plain.keys():
        address = pages.address(file)
        page = PAGE_SUFFIX.sub("", address)
        addresses |= {address, page, f"{page}/"}
    return addresses
