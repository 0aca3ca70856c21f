"""Reflex plugins that add a plugin to Vite, and their base class."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import reflex as rx

from sandbox_islands.reflex_insides import VITE_CONFIG, with_vite_plugin

FOLDER = Path(__file__).parent


class VitePlugin(rx.plugins.Plugin):
    """Adds a Vite plugin; a subclass names its script."""

    script: ClassVar[Path]
    """File whose default export is a function without arguments that returns the Vite plugin."""

    def pre_compile(self, **context: Any) -> None:
        """Writes the script beside Vite's configuration and registers it there."""
        script = self.script
        context["add_save_task"](lambda: (script.name, script.read_text()))
        context["add_modify_task"](
            VITE_CONFIG, lambda config: with_vite_plugin(config, script.name)
        )


class DevRoutesPlugin(VitePlugin):
    """Serves players, pages written by hand and downloads while developing, as the export does.

    Attributes:
        base: Path of its host below which the site will be served. While developing it is served
            at the root, to which addresses below the path lead on.
    """

    script: ClassVar[Path] = FOLDER / "dev_routes/vite-plugin-dev-routes.js"
    base: ClassVar[str] = ""

    def __init__(self, folders: Sequence[Path]) -> None:
        """Names the folders whose files come before those of ``assets/``."""
        self._folders = [*map(str, folders)]

    def pre_compile(self, **context: Any) -> None:
        """Adds the Vite plugin, and the file that it reads."""
        super().pre_compile(**context)
        read = {"folders": self._folders, "base": self.base}
        context["add_save_task"](lambda: ("dev-routes.json", json.dumps(read)))


class LocalServerPlugin(VitePlugin):
    """Has the development server listen on this machine only, unless ``HOST`` says otherwise."""

    script: ClassVar[Path] = FOLDER / "local_server/vite-plugin-local-server.js"


class ErrorOverlayPlugin(VitePlugin):
    """Shows content and compile errors over the page while developing; no export has any of it."""

    script: ClassVar[Path] = FOLDER / "error_overlay/vite-plugin-error-overlay.js"
