"""The Reflex plugin that makes ``rx.color_mode`` the theme of the site."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import reflex as rx

SCRIPT = Path(__file__).with_name("react-theme.js")


class ColorModePlugin(rx.plugins.Plugin):
    """Puts a provider of the colour mode in the place of Reflex's own.

    The theme belongs to a script that runs before the first paint (``theme.js`` of the layout), and
    its button works without React; a second owner would show and store another one.
    """

    def pre_compile(self, **context: Any) -> None:
        """Writes the provider where Reflex has its own."""
        context["add_save_task"](lambda: (f"utils/{SCRIPT.name}", SCRIPT.read_text()))
