"""Puts into every page the styles that it can need, and no others.

The one stylesheet holds the rules of all sections and islands; a page uses a few of them. PurgeCSS
removes the rest, so that most pages fit into the first packets of a connection, and nothing blocks
the first paint. A page that is larger holds the styles of its first screen only; a file with all of
them, in their order, is loaded after the first paint.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from os.path import normpath
from pathlib import Path
from typing import Any

import brotli
from selectolax.lexbor import LexborHTMLParser

from custom_components.html import parse_html, to_html
from portfolio.export.first_screen import BELOW, mark_parts_below
from portfolio.export.html_file import (
    DEFERRED,
    STYLESHEET,
    copy_for_no_script,
    read_page,
    stylesheets,
    whole_pages,
    write_page,
)
from portfolio.export.node import run_node
from portfolio.export.scripts.chunk_graph import ChunkGraph

FIRST_PACKETS = 13_400
"""Bytes of a page that a server sends before it hears from the browser: ten packets of 1460 (RFC
6928), less 1 kB of headers and 0.2 kB that later steps add."""

SCRIPT = Path(__file__).with_name("purge_css.mjs")
PACKAGES = ("purgecss", "lightningcss")
_PRELOAD = 'link[rel="preload"][as="style"]'
_WORD = re.compile(r"[\w-]+")
_CAPITAL = re.compile(r"(?=[A-Z])")


def inline_styles(site: Path, graph: ChunkGraph) -> None:
    """Replaces the stylesheets of every exported page by the rules that it can need.

    Pages that are hydrated whole, and those written by hand that name their stylesheets relatively,
    are left as they are.

    Args:
        site: The exported site; the stylesheets that no page links to then are deleted.
        graph: The scripts of the site.

    Raises:
        NodeError: If PurgeCSS fails.
    """
    whole = whole_pages(site)
    files = [file for file in sorted(site.rglob("*.html")) if file not in whole]
    parsed = {file: read_page(file) for file in files}
    pages = {file: page for file, page in parsed.items() if page.css_first(STYLESHEET)}
    sheets = {file: stylesheets(page, site) for file, page in pages.items()}
    css = {file: "".join(it.read_text() for it in sheets[file]) for file in pages}
    code = {file: scripts_of(page, site, graph) for file, page in pages.items()}
    purged = purge(
        [{"css": css[file], **names_in(page, code[file])} for file, page in pages.items()]
    )
    styles = dict(zip(pages, purged, strict=True))
    large = {
        file: _first_screen(page)
        for file, page in pages.items()
        if _is_large(page, styles[file][0])
    }
    first = purge(
        [
            # The mark of what is left out: rules say that it waits.
            {"css": css[file], **names_in(page, [*_inline_code(page), BELOW])}
            for file, page in large.items()
        ]
    )
    of_first = dict(zip(large, first, strict=True))
    for file, page in pages.items():
        screen, for_print = styles[file]
        if file in large:
            _inline(page, of_first[file][0], _write(site, screen + for_print))
        else:
            _inline(page, screen, _write(site, for_print), "print")
        write_page(file, page)
    inlined = {sheet for used in sheets.values() for sheet in used}
    for sheet in inlined - whole - {*_linked_relatively(parsed)}:
        sheet.unlink()


def _linked_relatively(pages: Mapping[Path, LexborHTMLParser]) -> Iterator[Path]:
    """Yields the stylesheets that pages name relatively, as those written by hand do."""
    for file, page in pages.items():
        for link in page.css('link[rel="stylesheet"][href]:not([href^="/"])'):
            yield Path(normpath(file.parent / (link.attrs["href"] or "")))


def _is_large(page: LexborHTMLParser, styles: str) -> bool:
    """Tells whether a page, with its styles in it, has more than a server sends at once."""
    return len(brotli.compress((to_html(page) + styles).encode())) > FIRST_PACKETS


def _first_screen(page: LexborHTMLParser) -> LexborHTMLParser:
    """Marks what lies below the first screen of a page, and returns the page without it."""
    mark_parts_below(page)
    first = parse_html(to_html(page))
    for part in first.css(f"[{BELOW}]"):
        part.decompose()
    return first


def _inline(page: LexborHTMLParser, css: str, later: Path | None, media: str = "") -> None:
    """Puts styles in the place of the links to a page's stylesheets.

    They come before the boot script, which may load the others at once.

    Args:
        page: Its markup.
        css: The styles.
        later: Name of a stylesheet that is loaded after the first paint, if there is one. It comes
            after the styles, which say the order of the layers.
        media: Those that it is for; empty for all.
    """
    style, link = page.create_node("style"), page.create_node("link")
    style.inner_html = css
    links = page.css(STYLESHEET)
    first = page.css_first(f"head script, {STYLESHEET}") or links[0]
    first.insert_before(style)
    if later:
        link.attrs["rel"], link.attrs["href"] = "stylesheet", f"/{later.as_posix()}"
        # Where it is loaded before the body, nothing is painted without it.
        link.attrs["blocking" if not media else "media"] = media or "render"
        first.insert_before(link)  # inserts a copy
        if inserted := first.prev:
            copy_for_no_script(page, inserted)
            inserted.attrs["disabled"] = ""
    for it in (*links, *page.css(_PRELOAD)):
        it.decompose()


def _write(site: Path, css: str) -> Path | None:
    """Writes a stylesheet unless it is empty, and returns its name.

    Equal ones are one file. A later step adds the hash of what it holds once the names of fonts
    have theirs.
    """
    if not css:
        return None
    name = Path("generated", f"styles-{sha256(css.encode()).hexdigest()[:8]}.css")
    (site / name).parent.mkdir(exist_ok=True)
    (site / name).write_text(css)
    return name


def _inline_code(page: LexborHTMLParser) -> list[str]:
    return [script.text() for script in page.css("script")]


def scripts_of(page: LexborHTMLParser, site: Path, graph: ChunkGraph) -> list[str]:
    """Returns the code that a page may run.

    That is its inline scripts, its islands with all that they import, and the scripts that it
    loads; a script written by hand may import its neighbours.
    """
    islands = [node.attrs["data-island"] or "" for node in page.css("[data-island]")]
    modules = [f"public/{island.partition('#')[0]}" for island in islands]
    files = {site / chunk for chunk in graph.reachable(graph.files_of(modules))}
    for script in page.css(f'script:is([src^="/"], [{DEFERRED}])'):
        src = script.attrs.get("src") or script.attrs.get(DEFERRED) or ""
        files.update(_with_imports(site / src.lstrip("/")))
    return [*_inline_code(page), *(file.read_text() for file in sorted(files))]


def _with_imports(script: Path) -> set[Path]:
    """Returns a script written by hand and those beside it that it imports, also indirectly."""
    found: set[Path] = set()
    neighbours = {*script.parent.glob("*.js")}
    new = {script} & neighbours
    while new:
        found |= new
        code = "".join(file.read_text() for file in new)
        new = {file for file in neighbours - found if file.name in code}
    return found


def names_in(page: LexborHTMLParser, scripts: Iterable[str]) -> dict[str, list[str]]:
    """Returns the names that selectors may match on a page.

    Args:
        page: Its classes, ids, tags and attributes count, and the words of its style attributes.
        scripts: Each word in them may be a class, an id, a tag or an attribute that they set; one
            of ``dataset`` is an attribute such as ``data-full-screen``.
    """
    words = {word for script in scripts for word in _words_of(script)}
    found: dict[str, set[str]] = {"classes": set(), "ids": set(), "tags": set()}
    attributes = words | {f"data-{_dashed(word)}" for word in words}
    for node in page.css("*"):
        found["tags"].add(node.tag or "")
        found["classes"].update((node.attrs.get("class") or "").split())
        found["ids"].add(node.attrs.get("id") or "")
        attributes.update(node.attrs.keys())
        words.update(_WORD.findall(node.attrs.get("style") or ""))
    names = {**found, "attributes": attributes, "words": words}
    return {kind: sorted(it) for kind, it in names.items()}


@lru_cache(maxsize=256)  # Pages have most of their scripts in common.
def _words_of(script: str) -> frozenset[str]:
    return frozenset(_WORD.findall(script))


@cache
def _dashed(word: str) -> str:
    """Returns a property of ``dataset`` as the end of its attribute."""
    return _CAPITAL.sub("-", word).lower()


def purge(pages: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Returns the part of its stylesheet that each page can need, and the rules for print in it.

    Args:
        pages: For each the whole stylesheet, ``css``, and what :func:`names_in` returns.

    Raises:
        NodeError: If Node or one of its packages fails.
    """
    made = run_node(SCRIPT, PACKAGES, pages, failure="PurgeCSS could not reduce the styles")
    return [(screen, for_print) for screen, for_print in made]
