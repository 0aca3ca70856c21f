"""The Reflex plugin that finishes an export: what Reflex leaves is ready for any static host."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from portfolio.paths import ASSETS, WEB
from sandbox_islands.reflex_insides import ROUTES, sorted_routes
from sandbox_islands.vite import VitePlugin

if TYPE_CHECKING:
    from portfolio.models.content import Content

SEARCH_PACKAGE = "pagefind@1.6.0"
"""Needed by sites with a search alone: with the program for the machine it has 14 MB."""


class ExportPlugin(VitePlugin):
    """Runs the export steps after Reflex's own, and brings what they need.

    That is npm packages, and Vite's graph of its chunks. In ``rxconfig.py`` it stands after the
    plugins that change exported pages.

    Attributes:
        content: The content of the site; the app sets it before Reflex installs packages.
    """

    script: ClassVar[Path] = Path(__file__).with_name("vite-plugin-chunks.js")
    content: ClassVar[Content | None] = None

    def get_frontend_development_dependencies(self, **_: Any) -> list[str]:
        """Names the packages of ``purge_css.mjs`` and the search; Reflex itself brings Vite.

        The app has been compiled when Reflex asks, so that the content is known.
        """
        has_search = self.content is not None and self.content.site.search
        return ["purgecss@8.0.0", "lightningcss@1.33.0", *([SEARCH_PACKAGE] if has_search else [])]

    def pre_compile(self, **context: Any) -> None:
        """Adds the Vite plugin, and removes the copies of assets that are no longer there.

        Pages are built in the order of their names, so that every disk has the same scripts.
        """
        super().pre_compile(**context)
        context["add_save_task"](lambda: (ROUTES, sorted_routes()))
        remove_deleted_assets()

    def post_build(self, **context: Any) -> None:
        """Finishes the pages that Reflex has exported; see :mod:`portfolio.export.postprocess`.

        Raises:
            SystemExit: A page has an address that leads nowhere; Reflex prints its text alone.
        """
        # Reflex reads rxconfig.py for every command; most of them need none of this.
        from portfolio.content.diagnostics import ContentError
        from portfolio.export.postprocess import postprocess
        from portfolio.paths import CONTENT
        from portfolio.routing.load_site import load_site

        content = load_site(CONTENT).content
        try:
            postprocess(content, context["static_dir"])
        except ContentError as error:
            raise SystemExit(str(error)) from error


def remove_deleted_assets(assets: Path = ASSETS, copied: Path = WEB / "public") -> None:
    """Removes the copies of files that are no longer in a folder; Reflex itself deletes none.

    Args:
        assets: The folder.
        copied: Folder to which Reflex has copied its files.
    """
    for copy in copied.rglob("*"):
        if copy.is_file() and not (assets / copy.relative_to(copied)).exists():
            copy.unlink()
