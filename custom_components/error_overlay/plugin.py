"""The Reflex plugin that shows content and compile errors in Vite's error overlay."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from custom_components.vite import VitePlugin


class ErrorOverlayPlugin(VitePlugin):
    """Shows errors over the page while developing; nothing of it is in the export."""

    script: ClassVar[Path] = Path(__file__).with_name("vite-plugin-error-overlay.js")
