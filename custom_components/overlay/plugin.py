"""The Reflex plugin that gives Vite's development server an eye on the faults."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from custom_components.vite import VitePlugin


class OverlayPlugin(VitePlugin):
    """Shows faults over the page while developing; nothing of it reaches a page or the export."""

    script: ClassVar[Path] = Path(__file__).with_name("vite-plugin-faults.js")
