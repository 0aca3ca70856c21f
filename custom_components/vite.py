"""Base class of the Reflex plugins that add a plugin to Vite."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from reflex_base.plugins import Plugin
from reflex_base.utils.format import to_camel_case

CONFIG = "vite.config.js"
PREFIX = "vite-plugin-"

_PLUGINS = "plugins: ["


class VitePlugin(Plugin):
    """Adds a Vite plugin; a subclass names its script."""

    script: ClassVar[Path]
    """File whose default export is a function without arguments that returns the Vite plugin."""

    def pre_compile(self, **context: Any) -> None:
        """Writes the script beside Vite's configuration and registers it there."""
        script = self.script
        context["add_save_task"](lambda: (script.name, script.read_text()))
        context["add_modify_task"](CONFIG, lambda config: with_plugin(config, script.name))


def with_plugin(config: str, script: str) -> str:
    """Returns Vite's configuration with a plugin before the others.

    Args:
        config: The source of the configuration.
        script: The plugin's file, ``vite-plugin-<name>.js``.

    Raises:
        ValueError: The configuration has no list of plugins.
    """
    name = to_camel_case(script.removeprefix(PREFIX).removesuffix(".js"))
    line = f'import {name} from "./{script}";\n'
    if line in config:
        return config
    if _PLUGINS not in config:
        raise ValueError(f"There is no {_PLUGINS!r} in {CONFIG}.")
    return line + config.replace(_PLUGINS, f"{_PLUGINS}\n    {name}(),", 1)
