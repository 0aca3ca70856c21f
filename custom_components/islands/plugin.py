"""The Reflex plugin that turns an export into islands of React in plain HTML."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from rjsmin import jsmin
from selectolax.lexbor import LexborHTMLParser, LexborNode

from custom_components.html import append_html, parse_html, to_html
from custom_components.vite import VitePlugin

PACKAGES = ["preact@11.2.0"]
"""The npm packages that exported islands run on, for ``frontend_packages`` in ``rxconfig.py``."""

RUNTIME = Path(__file__).with_name("runtime.js")
LOADER = Path(__file__).with_name("loader.js")
ENTRY = "app/entry.client.js"

KEPT_SCRIPTS = ("[data-keep]", '[type="application/ld+json"]')
"""Scripts that stay in an exported page; all others are the router's."""

_REMOVED = (
    'link[rel~="modulepreload"]',
    "script" + "".join(f":not({kept})" for kept in KEPT_SCRIPTS),
)
_SUSPENSE_MARKERS = ("$?", "/$")


class IslandsPlugin(VitePlugin):
    """Hydrates the whole page in development, and only its islands in the export.

    Exported islands run on Preact, which implements React's interface in a tenth of its size.
    Without this plugin in ``rxconfig.py`` the export is an ordinary Reflex site.
    """

    script: ClassVar[Path] = Path(__file__).with_name("vite-plugin-preact.js")

    def provides_entry_client(self) -> bool:
        """Names this plugin's runtime as the browser's entry."""
        return True

    def pre_compile(self, **context: Any) -> None:
        """Writes the runtime where React Router looks for the browser's entry."""
        super().pre_compile(**context)
        context["add_save_task"](lambda: (ENTRY, RUNTIME.read_text()))

    def post_build(self, **context: Any) -> None:
        """Replaces the router's scripts by the islands' loader in every exported page.

        Raises:
            RuntimeError: If the build made no entry, or more than one.
        """
        static_dir: Path = context["static_dir"]
        entries = list((static_dir / "assets").glob("entry.client-*.js"))
        if len(entries) != 1:
            raise RuntimeError(f"Expected one browser entry in {static_dir}, found {len(entries)}.")
        for page in static_dir.rglob("*.html"):
            page.write_text(strip_router(page.read_text(), f"/assets/{entries[0].name}"))


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
    _remove_suspense_leftovers(page)
    if page.body and page.css_first("[data-island]"):
        append_html(page.body, f"<script>{_loader(entry)}</script>")
    return to_html(page)


def _remove_suspense_leftovers(page: LexborHTMLParser) -> None:
    """Removes the empty boundaries that React's streaming leaves at the end of a page.

    A boundary is ``<!--$?--><template id="B:0"></template><!--/$-->``; its content comes later in
    ``<div hidden id="S:0">``, and the scripts that would move it are the router's.
    """
    for template in page.css('template[id^="B:"]'):
        for marker in (template.prev, template.next):
            if marker and _is_suspense_marker(marker):
                marker.decompose()
        template.decompose()
    # In reverse order, because one may be inside another.
    for content in reversed(page.css('div[hidden][id^="S:"]')):
        if not content.inner_html:
            content.decompose()


def _is_suspense_marker(node: LexborNode) -> bool:
    return node.is_comment_node and node.comment_content in _SUSPENSE_MARKERS


def _loader(entry: str) -> str:
    return str(jsmin(LOADER.read_text())).replace("ENTRY", entry)
