"""Indexes the finished pages for the search, in each language by itself.

Pagefind gets a copy of what a page says. Components mark what is no word of the page itself with
Pagefind's own attribute.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from selectolax.lexbor import LexborHTMLParser, LexborNode

from portfolio.content.routes import page_routes
from portfolio.environment import run_node
from portfolio.errors import BuildError
from portfolio.export.exported_pages import ExportedPages, page_file
from portfolio.models.content import Content
from portfolio.models.site.site import Site
from portfolio.paths import CACHE, WEB

INDEX_SCRIPT = Path(__file__).with_name("index_search.mjs")

INDEX_FOLDER = "pagefind"
"""Folder of the index in the site; ``search_dialog.js`` looks for it there."""

KEPT = CACHE / "search"
"""Where the index of the last build is kept, for the development server."""

IGNORED = (
    "script, style, svg, template, button, form, nav, dialog, [hidden], [aria-hidden='true'], "
    ".visually-hidden, [data-pagefind-ignore]"
)
"""What is no word of the page itself: controls, and what components mark with ``NOT_SEARCHED``."""

DOTLESS_I = re.compile("ı(?![^<>]*>)")
"""A Turkish ı of a text, not of an id."""

MARKED_I = "i\u034f"
"""The same as Pagefind gets it: a mark that it ignores when it compares words, and that nobody
sees, tells ``search_dialog.js`` where the page has one."""

KINDS = {"/projects/": "project", "/writing/": "writing"}
"""Kinds of pages by the beginning of their routes; all others are ``page``."""


def write_search_index(pages: ExportedPages, content: Content) -> None:
    """Writes the index of a site with a search, and a copy of it for the development server.

    Args:
        pages: The pages of the site, finished.
        content: The content, for the experiments, which are no pages of the site's own.

    Raises:
        BuildError: If a page has no words, or Pagefind cannot read it; the message has its name.
    """
    if not content.site.search:
        return
    entries = [entry for language in content.languages for entry in _entries(pages, language)]
    shutil.rmtree(KEPT, ignore_errors=True)
    run_pagefind(entries, KEPT / INDEX_FOLDER)
    shutil.copytree(KEPT / INDEX_FOLDER, pages.site / INDEX_FOLDER)


def _entries(pages: ExportedPages, content: Content) -> Iterator[dict[str, str]]:
    """Yields what Pagefind takes in one language: pages, then what cards lead to elsewhere."""
    site, every_page = content.site, pages.all()
    slugs = (study.slug for study in content.case_studies)
    texts = (text.route for text in (*content.writing.articles, *content.pages))
    for route in page_routes(slugs, texts, site.pages.absent):
        url = (site.prefix + route).rstrip("/") or "/"
        yield _page_entry(every_page[page_file(pages.site, url)], url, route, site)
    for experiment in content.experiments:
        words = _paragraph(experiment.description, *experiment.tags)
        yield entry(experiment.url, site.language, "experiment", experiment.title, words)
    for project in content.projects:
        if not project.has_page:
            words = _paragraph(project.card_text, project.card_sentence)
            yield entry(project.href, site.language, "project", project.title, words)


def _page_entry(page: LexborHTMLParser, url: str, route: str, site: Site) -> dict[str, str]:
    """Returns what Pagefind takes of a page, whose route is without the prefix of its language.

    Raises:
        BuildError: If the page has no words.
    """
    words = _words_of(page)
    if not words.text(strip=True) and not page.css_first("main h1"):
        raise BuildError(f"{url}: expected words in the page, for the search; found none")
    title = page.css_first("title")
    name = title.text().removesuffix(f" · {site.owner}") if title else url
    kinds = [kind for beginning, kind in KINDS.items() if route.startswith(beginning)]
    return entry(url, site.language, kinds[0] if kinds else "page", name, words.inner_html or "")


def _paragraph(*texts: str) -> str:
    return f"<p>{escape(' '.join(texts))}</p>"


def entry(url: str, language: str, kind: str, title: str, words: str) -> dict[str, str]:
    """Returns what Pagefind takes of a page.

    Args:
        url: Address of the page, without the base path.
        language: Its language, a tag of BCP 47.
        kind: What it is found as: ``project``, ``writing``, ``experiment`` or ``page``.
        title: Its name.
        words: What it says, as HTML; what is below a heading with an id is a part.
    """
    marks = f'data-pagefind-body data-pagefind-filter="kind:{kind}"'
    # Pagefind weighs a heading more than what stands below it.
    head = f'<h1 data-pagefind-meta="title">{escape(title)}</h1>'
    body = DOTLESS_I.sub(MARKED_I, head + words)
    return {
        "url": url,
        "content": f'<html lang="{language}"><body {marks}>{body}</body></html>',
    }


def _words_of(page: LexborHTMLParser) -> LexborNode:
    """Returns a copy of what a page says in its main element, whose parts begin with their ids."""
    main = page.css_first("main")
    copy = LexborHTMLParser(main.html if main and main.html else "", is_fragment=False)
    for node in copy.css(f"{IGNORED}, h1"):
        node.decompose()
    # Without a blank, the words of two elements side by side would be one word.
    for element in copy.css("* + *"):
        if element.prev and element.prev.tag != "-text":
            element.insert_before(" ")
    # Pagefind looks for the id of a part at its heading.
    for heading in copy.css("h2:not([id]), h3:not([id])"):
        part = _part_of(heading)
        if part:
            heading.attrs["id"] = part.attrs["id"]
            del part.attrs["id"]
    assert copy.body, "the parser adds a body"
    return copy.body


def _part_of(heading: LexborNode) -> LexborNode | None:
    """Returns the element with an id that a heading is the first of, within the main element."""
    part = heading.parent
    while part and part.tag != "main":
        if part.attrs.get("id"):
            first = part.css_first("h2, h3")
            return part if first and first.mem_id == heading.mem_id else None
        part = part.parent
    return None


def run_pagefind(entries: list[dict[str, str]], folder: Path) -> None:
    """Writes the index of some entries into a folder.

    Raises:
        BuildError: If Pagefind fails, or cannot read a page; the message has its name.
    """
    result = run_node(INDEX_SCRIPT, WEB, json.dumps({"pages": entries, "folder": str(folder)}))
    if result.returncode:
        raise BuildError(f"Pagefind could not index the pages:\n{result.stderr}")
    failed: list[dict[str, Any]] = json.loads(result.stdout)
    if failed:
        lines = (f"{page['url']}: {', '.join(page['errors'])}" for page in failed)
        raise BuildError("\n".join(["Pagefind could not read these pages:", *lines]))
