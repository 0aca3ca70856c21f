"""The Reflex plugin that turns an export into plain HTML in which React hydrates what needs it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

import reflex as rx
from rjsmin import jsmin
from selectolax.lexbor import LexborHTMLParser

from sandbox_islands.html import append_html, parse_html, to_html
from sandbox_islands.islands.interactivity import is_interactive
from sandbox_islands.islands.island import Island
from sandbox_islands.islands.links import remove_unused_links
from sandbox_islands.reflex_insides import (
    BaseComponent,
    ReactRouterLink,
    get_page_path,
    get_web_dir,
    replace_once,
)
from sandbox_islands.vite import VitePlugin

RUNTIME = Path(__file__).with_name("runtime.js")
LOADER = Path(__file__).with_name("loader.js")
ENTRY = "app/entry.client.js"

ALL_ISLANDS = '["../public/external/**/*.jsx"]'
"""Glob of the modules that the runtime imports, unless it is told which islands are in use."""

FALLBACK = "__spa-fallback"
"""An empty page in which the router renders the page of any address."""

ROUTER = 'link[rel~="modulepreload"][href*="/assets/entry.client-"]'
"""Mark of a page with the router: the browser's entry is preloaded."""

PUBLIC = get_web_dir() / "public"
"""Folder whose files Vite copies into the export as they are."""

PLAIN_PAGES = "plain-pages.json"
"""File that ``vite-plugin-plain-pages.js`` reads."""

KEEP = "data-keep"
"""Attribute of scripts of the site's own."""

KEPT_SCRIPTS = (f"[{KEEP}]", '[type="application/ld+json"]', ".rx-Html script")
"""Scripts that stay in an exported page, also those in ``rx.html``; all others are the router's."""

_REMOVED = (
    'link[rel~="modulepreload"]',
    "script" + "".join(f":not({kept})" for kept in KEPT_SCRIPTS),
)
_SUSPENSE_MARKERS = ("$?", "/$")


class IslandsPlugin(VitePlugin):
    """Hydrates only the islands of an exported page, and whole pages that need it.

    A page with interactive components outside its islands (see
    :func:`~sandbox_islands.islands.interactivity.is_interactive`) stays an ordinary Reflex page:
    React hydrates all of it. In development every page does. Links load the next document, so that
    both kinds of pages can lead to each other.

    Without this plugin in ``rxconfig.py`` the export is an ordinary Reflex site.
    """

    script: ClassVar[Path] = Path(__file__).with_name("vite-plugin-plain-pages.js")

    def __init__(self) -> None:
        """Starts without any page known to be interactive, and without islands."""
        self._interactive: set[str] = set()
        self._modules: set[str] = set()
        self._folders: set[str] = set()

    def provides_entry_client(self) -> bool:
        """Names this plugin's runtime as the browser's entry."""
        return True

    def enter_component(
        self, comp: BaseComponent, /, *, page_context: rx.plugins.PageContext, **_: Any
    ) -> BaseComponent | None:
        """Notes interactive pages and the modules of islands; marks links and scripts.

        Links load documents, and scripts are not the router's.
        """
        if isinstance(comp, Island):
            self._modules.add(comp.source())
            self._folders |= {folder.name for folder in comp.folders()}
        elif is_interactive(comp):
            self._interactive.add(page_context.route)
        if isinstance(comp, rx.el.Script):
            script = page_context.own(comp)
            script.custom_attrs = {**comp.custom_attrs, KEEP: True}
            return script
        if not isinstance(comp, ReactRouterLink):
            return None
        link: Any = page_context.own(comp)
        # A page of islands has no router: its links load documents, as those to it do. So they do
        # in development, where the router would not run the scripts of the next page.
        link.reload_document = rx.Var.create(True)
        return link

    def pre_compile(self, **context: Any) -> None:
        """Writes the runtime where React Router looks for the browser's entry, with its islands.

        What was linked for islands that no page uses any more is removed. Vite is told which pages
        are plain.
        """
        super().pre_compile(**context)
        remove_unused_links(self._folders)
        modules = json.dumps([f"../public/{module}" for module in sorted(self._modules)])
        runtime = replace_once(RUNTIME.read_text(), ALL_ISLANDS, modules, RUNTIME.name)
        plain = self._plain_pages(page.route for page in context["unevaluated_pages"])
        context["add_save_task"](lambda: [(ENTRY, runtime), (PLAIN_PAGES, json.dumps(plain))])

    def _plain_pages(self, routes: Iterable[str]) -> list[str]:
        """Returns the files of the modules of plain pages."""
        plain = (route for route in routes if route not in self._interactive and "[" not in route)
        return sorted(Path(get_page_path(route)).name for route in plain)

    def post_build(self, **context: Any) -> None:
        """Replaces the router's scripts by the islands' loader in all pages but interactive ones.

        A page that was written by hand and copied into the export stays as it is.

        Raises:
            RuntimeError: If the build made no entry, or more than one.
        """
        static_dir: Path = context["static_dir"]
        entries = list((static_dir / "assets").glob("entry.client-*.js"))
        if len(entries) != 1:
            raise RuntimeError(f"Expected one browser entry in {static_dir}, found {len(entries)}.")
        whole = {*self._interactive, FALLBACK}
        for file in filter(Path.is_file, static_dir.rglob("*.html")):
            name = file.relative_to(static_dir)
            if _route(name) not in whole and not _is_copy(file, PUBLIC / name):
                file.write_text(strip_router(file.read_text(), f"/assets/{entries[0].name}"))


def hydrates_whole(page: LexborHTMLParser) -> bool:
    """Returns whether an exported page is hydrated by the router, with all that is in it."""
    return page.css_first(ROUTER) is not None


def _is_copy(file: Path, source: Path) -> bool:
    """Returns whether a file is a copy of another, which may not be there."""
    return source.is_file() and source.read_bytes() == file.read_bytes()


def _route(file: Path) -> str:
    """Returns the route of an exported page, as Reflex names it."""
    return file.with_suffix("").as_posix().removesuffix("/index")


def strip_router(html: str, entry: str) -> str:
    """Returns a page that hydrates its islands instead of itself as a whole.

    Args:
        html: A page as Reflex exports it.
        entry: Address of the runtime. A page with an island imports it after the first paint; a
            page without one gets no script.
    """
    page = parse_html(html)
    for node in page.css(", ".join(_REMOVED)):
        node.decompose()
    for link in page.css("[data-discover]"):
        del link.attrs["data-discover"]
    _move_styles(page)
    _remove_needless_preloads(page)
    _remove_suspense_leftovers(page)
    if page.body and page.css_first("[data-island]"):
        loader = replace_once(str(jsmin(LOADER.read_text())), "ENTRY", entry, LOADER.name)
        append_html(page.body, f"<script>{loader}</script>")
    return to_html(page)


def _move_styles(page: LexborHTMLParser) -> None:
    """Moves the styles that Emotion writes before its components to where HTML has styles."""
    for style in page.css("body style[data-emotion]"):
        if page.head:
            append_html(page.head, style.html or "")
        style.decompose()


def _remove_needless_preloads(page: LexborHTMLParser) -> None:
    """Removes the preloads of pictures that the page has itself.

    React puts them before everything else; a browser that finds the pictures where they are asks
    for the fonts first.
    """
    sources = {image.attrs.get("src") for image in page.css("img")}
    for link in page.css('link[rel="preload"][as="image"]'):
        if link.attrs.get("href") in sources:
            link.decompose()


def _remove_suspense_leftovers(page: LexborHTMLParser) -> None:
    """Removes the empty boundaries that React's streaming leaves at the end of a page.

    A boundary is ``<!--$?--><template id="B:0"></template><!--/$-->``; its content comes later in
    ``<div hidden id="S:0">``, and the scripts that would move it are the router's.
    """
    for template in page.css('template[id^="B:"]'):
        for marker in (template.prev, template.next):
            if marker and marker.comment_content in _SUSPENSE_MARKERS:
                marker.decompose()
        template.decompose()
    # In reverse order, because one may be inside another.
    for content in reversed(page.css('div[hidden][id^="S:"]')):
        if not content.inner_html:
            content.decompose()
