"""Puts into every page the styles that it can need, and no others.

The one stylesheet holds the rules of all sections and islands; a page uses a few of them. PurgeCSS
removes the rest, and what is left is in the page, so that no request blocks the first paint.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from selectolax.lexbor import LexborHTMLParser

from portfolio.cache import ResultStore
from portfolio.environment import run_node
from portfolio.errors import BuildError
from portfolio.export.exported_pages import STYLESHEET_LINK, ExportedPages
from portfolio.export.scripts import ChunkGraph
from portfolio.paths import CACHE, WEB

PURGE_SCRIPT = Path(__file__).with_name("purge_css.mjs")

PACKAGES = WEB / "node_modules"
"""What Reflex has installed."""

RESULTS = CACHE / "node"
"""Folder of the styles of earlier builds."""

INLINE_SCRIPT = 'script:not([type="application/ld+json"])'
"""Selector of scripts, without what a page says to search engines."""

_PRELOAD_LINK = 'link[rel="preload"][as="style"]'
_WORD = re.compile(r"[\w-]+")
_MADE = re.compile(r"(?<![\w.-])[\w-]+")
"""A word of a script that may become a class; one behind a dot is looked up, or is a property."""
_CAPITAL = re.compile(r"(?=[A-Z])")
_NAME = re.compile(r"-{0,2}[a-zA-Z_][\w-]*")
"""A name that a stylesheet has as it is; others have a backslash there."""
_WEIGHT = re.compile(r"[1-9]\d0")
"""A word of a script that may be a weight, which is in the range of a face."""


def inline_styles(pages: ExportedPages, graph: ChunkGraph) -> None:
    """Replaces the stylesheets of every exported page by the rules that it can need.

    Pages that are hydrated whole are left as they are.

    Args:
        pages: The pages of the site; the stylesheets that none links to then are deleted.
        graph: The scripts of the site.

    Raises:
        BuildError: If PurgeCSS fails.
    """
    joined = cache(_joined)
    inlined: set[Path] = set()
    sources: dict[Path, dict[str, Any]] = {}
    for file, page in pages.plain.items():
        if sheets := pages.stylesheets_of(page):
            css = joined(tuple(sheets))
            names = names_in(page, scripts_of(page, pages.site, graph))
            sources[file] = {"css": css, **in_css(css, names)}
            inlined.update(sheets)
    for file, css in zip(sources, purge([*sources.values()]), strict=True):
        page = pages.plain[file]
        _inline(page, css)
        pages.plain.write(file, page)
    for sheet in inlined - pages.stylesheets_of_hydrated() - pages.own:
        sheet.unlink()


def _joined(sheets: tuple[Path, ...]) -> str:
    return "".join(sheet.read_text() for sheet in sheets)


def _inline(page: LexborHTMLParser, css: str) -> None:
    """Puts styles in the place of the links to a page's stylesheets."""
    style = page.create_node("style")
    style.inner_html = css
    links = page.css(STYLESHEET_LINK)
    links[0].insert_before(style)
    for link in (*links, *page.css(_PRELOAD_LINK)):
        link.decompose()


def scripts_of(page: LexborHTMLParser, site: Path, graph: ChunkGraph) -> list[str]:
    """Returns the code that a page may run.

    That is its inline scripts, its islands with all that they import, and the scripts that it
    loads; a script written by hand may import its neighbours.
    """
    islands = [node.attrs["data-island"] or "" for node in page.css("[data-island]")]
    modules = [f"public/{island.partition('#')[0]}" for island in islands]
    files = {site / chunk for chunk in graph.reachable(graph.files_of(modules))}
    for script in page.css('script[src^="/"]'):
        files.update(_with_imports(site / (script.attrs["src"] or "").lstrip("/")))
    inline = [script.text() for script in page.css(INLINE_SCRIPT)]
    return [*inline, *(file.read_text() for file in sorted(files))]


def _with_imports(script: Path) -> set[Path]:
    """Returns a script written by hand and those beside it that it imports, also indirectly."""
    found: set[Path] = set()
    neighbours = {*filter(Path.is_file, script.parent.glob("*.*js"))}
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
        scripts: Each word in them that is not behind a dot may be a class, an id or a tag that they
            make. Any may be an attribute, or as one of ``dataset``, such as ``data-full-screen``.
    """
    classes: set[str] = set()
    ids: set[str] = set()
    tags: set[str] = set()
    attributes: set[str] = set()
    words: set[str] = set()
    for script in scripts:
        words |= _words_of(script, _MADE)
        attributes |= _words_of(script)
    attributes |= {f"data-{_dashed(word)}" for word in attributes}
    for node in page.css("*"):
        classes.update((node.attrs.get("class") or "").split())
        ids.add(node.attrs.get("id") or "")
        tags.add(node.tag or "")
        attributes.update(node.attrs.keys())
        words.update(_WORD.findall(node.attrs.get("style") or ""))
    return {
        "classes": sorted(classes),
        "ids": sorted(ids),
        "tags": sorted(tags),
        "attributes": sorted(attributes),
        "words": sorted(words),
    }


def in_css(css: str, names: dict[str, list[str]]) -> dict[str, list[str]]:
    """Returns the names that a stylesheet may have, too: so pages that are alike have the same."""
    known = _words_of(css)

    def may_have(kind: str, name: str) -> bool:
        if _NAME.fullmatch(name):
            return name in known
        if kind == "words":
            return bool(_WEIGHT.fullmatch(name))
        return kind in {"classes", "ids"}

    return {kind: [name for name in found if may_have(kind, name)] for kind, found in names.items()}


@lru_cache(maxsize=512)  # Pages have most of their scripts in common.
def _words_of(text: str, word: re.Pattern[str] = _WORD) -> frozenset[str]:
    return frozenset(word.findall(text))


@cache
def _dashed(word: str) -> str:
    """Returns a property of ``dataset`` as the end of its attribute."""
    return _CAPITAL.sub("-", word).lower()


def purge(pages: list[dict[str, Any]]) -> list[str]:
    """Returns the part of its stylesheet that each page can need; that of earlier builds is read.

    Args:
        pages: For each the whole stylesheet, ``css``, and what :func:`names_in` returns.

    Raises:
        BuildError: If Node or one of its packages fails.
    """
    store = ResultStore(RESULTS)
    releases = [PACKAGES / name / "package.json" for name in ("purgecss", "lightningcss")]
    tools = b"".join(file.read_bytes() for file in (PURGE_SCRIPT, *releases))
    keys: list[str] = []
    missing: dict[str, str] = {}
    for page in pages:
        text = json.dumps(page)
        key = sha256(tools + text.encode()).hexdigest()[:16]
        keys.append(key)
        if key not in missing and not store.has(key):
            missing[key] = text
    if missing:
        for key, css in zip(missing, _run_purgecss([*missing.values()]), strict=True):
            store.put(key, css.encode())
    store.delete_unused()
    return [store.get(key).decode() for key in keys]


def _run_purgecss(pages: list[str]) -> list[str]:
    result = run_node(PURGE_SCRIPT, PACKAGES.parent, f"[{','.join(pages)}]")
    if result.returncode:
        raise BuildError(f"PurgeCSS could not reduce the styles:\n{result.stderr}")
    styles: list[str] = json.loads(result.stdout)
    return styles
