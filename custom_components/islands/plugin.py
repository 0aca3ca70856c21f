"""The Reflex plugin that turns an export into islands of React in plain HTML."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, ClassVar

from rjsmin import jsmin

from custom_components.vite import VitePlugin

RUNTIME = Path(__file__).with_name("runtime.js")
ENTRY = "app/entry.client.js"
KEEP = "data-keep"
"""Attribute of the inline scripts that stay in the exported pages."""

LOADER = Path(__file__).with_name("loader.js")

_SCRIPT = re.compile(r"<script\b([^>]*)>.*?</script>", re.DOTALL)
_PRELOAD = re.compile(r'<link\b[^>]*rel="modulepreload"[^>]*/>')
_ROUTER_ATTRIBUTE = re.compile(r' data-discover="true"')


class IslandsPlugin(VitePlugin):
    """Hydrates the whole page in development, and only its islands in the export.

    Exported islands run on Preact, which knows React's components and is a tenth of its size.
    Taking it out of ``rxconfig.py`` leaves an ordinary Reflex site.
    """

    script: ClassVar[Path] = Path(__file__).with_name("vite-plugin-preact.js")

    def provides_entry_client(self) -> bool:
        """Says that the browser's entry is this plugin's runtime."""
        return True

    def pre_compile(self, **context: Any) -> None:
        """Writes the runtime where React Router looks for the browser's entry."""
        super().pre_compile(**context)
        context["add_save_task"](lambda: (ENTRY, RUNTIME.read_text()))

    def get_frontend_dependencies(self, **_: Any) -> list[str]:
        """Names what the islands run on when they are exported."""
        return ["preact@11.2.0"]

    def post_build(self, **context: Any) -> None:
        """Takes the router's scripts out of every exported page.

        Raises:
            RuntimeError: If the build made no entry, or more than one.
        """
        static_dir: Path = context["static_dir"]
        entries = list((static_dir / "assets").glob("entry.client-*.js"))
        if len(entries) != 1:
            raise RuntimeError(f"Expected one browser entry in {static_dir}, found {len(entries)}.")
        for page in static_dir.rglob("*.html"):
            page.write_text(lean(page.read_text(), f"/assets/{entries[0].name}"))


def lean(html: str, entry: str) -> str:
    """Returns a page without the router's scripts and preloads.

    Args:
        html: An exported page.
        entry: Address of the runtime; only a page with an island loads it, once it is painted.
    """
    html = _PRELOAD.sub("", html)
    html = _SCRIPT.sub(lambda match: match[0] if _kept(match[1]) else "", html)
    html = _ROUTER_ATTRIBUTE.sub("", html)
    if "data-island=" not in html:
        return html
    return html.replace("</body>", f"<script>{_loader(entry)}</script></body>")


def _loader(entry: str) -> str:
    return str(jsmin(LOADER.read_text())).replace("ENTRY", entry)


def _kept(attributes: str) -> bool:
    return KEEP in attributes or 'type="application/ld+json"' in attributes
