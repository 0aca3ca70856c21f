"""The Reflex plugin that lets a page of the development server have its theme written to a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from sandbox_islands.vite import VitePlugin

COMMAND = "theme-panel.json"
"""File that ``vite-plugin-theme-panel.js`` reads."""


class ThemePanelPlugin(VitePlugin):
    """Runs a program with what a page posts to ``/__theme``, and serves faces to try.

    Nothing of it is in the export.
    """

    script: ClassVar[Path] = Path(__file__).with_name("vite-plugin-theme-panel.js")

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        """Names the program.

        Args:
            command: Program that reads JSON from its standard input and prints a sentence;
                a status other than 0 means that nothing was written. With ``font``, a role and a
                family it prints the path of a font file.
            folder: Folder in which the program runs.
        """
        self._command = {"command": [*command], "folder": str(folder)}

    def pre_compile(self, **context: Any) -> None:
        """Adds the Vite plugin, and the file that names the program."""
        super().pre_compile(**context)
        context["add_save_task"](lambda: (COMMAND, json.dumps(self._command)))
