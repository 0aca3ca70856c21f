"""The Reflex plugin by which the security policy knows what pages name."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from portfolio.paths import ASSETS
from sandbox_islands.vite import VitePlugin

if TYPE_CHECKING:
    from portfolio.models.content import Content
    from portfolio.routing.page_sources import PageSources

HEADERS_FILE = "security-headers.json"
"""File beside Vite's configuration that ``vite-plugin-security-headers.js`` reads."""


class SecurityHeadersPlugin(VitePlugin):
    """Notes what pages load from other sites, and has the development server send the headers.

    In ``rxconfig.py`` it stands before the plugins that change pages.

    Attributes:
        content: The content of the site; the app sets it before its pages are compiled.
    """

    script: ClassVar[Path] = Path(__file__).with_name("vite-plugin-security-headers.js")
    content: ClassVar[Content | None] = None

    @cached_property
    def named(self) -> PageSources:
        """What the pages that were compiled name."""
        # Reflex reads rxconfig.py for every command; most of them need none of this.
        from portfolio.routing.page_sources import PageSources

        return PageSources()

    def enter_component(self, comp: Any, /, *, page_context: Any, **_: Any) -> None:
        """Notes what a page names when the compiler enters its root."""
        if comp is page_context.root_component:
            self.named.add(comp)

    def pre_compile(self, **context: Any) -> None:
        """Adds the Vite plugin, and the file that it reads."""
        from portfolio.hosting.security_headers import development_headers
        from portfolio.routing.sources_elsewhere import in_files

        super().pre_compile(**context)
        self.named.elsewhere.update(source for source, _ in in_files(ASSETS))
        if self.content:
            headers = json.dumps(development_headers(self.content, self.named))
            context["add_save_task"](lambda: (HEADERS_FILE, headers))
