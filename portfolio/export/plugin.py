"""The Reflex plugin that brings what the export steps need: npm packages and build settings."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from custom_components.vite import VitePlugin


class ExportPlugin(VitePlugin):
    """Installs PurgeCSS and Lightning CSS, and makes Vite write the graph of its chunks.

    The export steps themselves run after Reflex has ended; see :mod:`portfolio.export.postprocess`.
    """

    script: ClassVar[Path] = Path(__file__).with_name("vite-plugin-chunks.js")

    def get_frontend_development_dependencies(self, **_: Any) -> list[str]:
        """Names the packages of ``purge_css.mjs``."""
        return ["purgecss@8.0.0", "lightningcss@1.33.0"]
