"""The Reflex plugin that gives Vite's development server an eye on the faults."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from reflex_base.plugins import Plugin

SCRIPT = Path(__file__).with_name("vite-plugin-faults.js")
CONFIG = "vite.config.js"

_IMPORT = f'import faults from "./{SCRIPT.name}";\n'
_PLUGINS = "plugins: ["


class OverlayPlugin(Plugin):
    """Adds a Vite plugin that runs while developing; nothing of it reaches a page or the export."""

    def pre_compile(self, **context: Any) -> None:
        """Writes the Vite plugin beside Vite's settings, and names it there."""
        context["add_save_task"](lambda: (SCRIPT.name, SCRIPT.read_text()))
        context["add_modify_task"](CONFIG, with_faults)


def with_faults(config: str) -> str:
    """Returns Vite's settings with the plugin among the others.

    Raises:
        ValueError: The settings do not look as expected.
    """
    if _IMPORT in config:
        return config
    if _PLUGINS not in config:
        raise ValueError(f"There is no {_PLUGINS!r} in {CONFIG}.")
    return _IMPORT + config.replace(_PLUGINS, f"{_PLUGINS}\n    faults(),", 1)
