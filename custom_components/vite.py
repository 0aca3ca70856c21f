"""Base class of the Reflex plugins that add a plugin to Vite."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import reflex as rx

from custom_components.reflex_insides import VITE_CONFIG, with_vite_plugin


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
