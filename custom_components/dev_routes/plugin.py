"""The Reflex plugin that adds routes of the built site to Vite's development server."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from custom_components.vite import VitePlugin


class DevRoutesPlugin(VitePlugin):
    """Serves players, the lab and downloads while developing; the export has files for them."""

    script: ClassVar[Path] = Path(__file__).with_name("vite-plugin-dev-routes.js")
