"""What the Reflex plugins share that give Vite's development server a plugin of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from reflex_base.plugins import Plugin

CONFIG = "vite.config.js"
PREFIX = "vite-plugin-"

_PLUGINS = "plugins: ["


class VitePlugin(Plugin):
    """Adds a script to Vite's plugins; a subclass names it."""

    script: ClassVar[Path]
    """Its default export is called after it: ``vite-plugin-faults.js`` exports ``faults``."""

    def pre_compile(self, **context: Any) -> None:
        """Writes the Vite plugin beside Vite's settings, and names it there."""
        script = self.script
        context["add_save_task"](lambda: (script.name, script.read_text()))
        context["add_modify_task"](CONFIG, lambda config: with_plugin(config, script.name))


def with_plugin(config: str, script: str) -> str:
    """Returns Vite's settings with a plugin before the others.

    Args:
        config: The settings.
        script: The plugin's file, ``vite-plugin-<name>.js``.

    Raises:
        ValueError: The settings do not look as expected.
    """
    name = script.removeprefix(PREFIX).removesuffix(".js")
    line = f'import {name} from "./{script}";\n'
    if line in config:
        return config
    if _PLUGINS not in config:
        raise ValueError(f"There is no {_PLUGINS!r} in {CONFIG}.")
    return line + config.replace(_PLUGINS, f"{_PLUGINS}\n    {name}(),", 1)
