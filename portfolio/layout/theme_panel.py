"""The panel that tries other themes on the open page, while developing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import reflex as rx

from portfolio.components.inline_script import inline, load_script
from portfolio.models.theme import Theme
from portfolio.models.theme_files import THEME_NAMES
from portfolio.theme.stylesheet import LOOK, theme_styles
from portfolio.theme.tokens import properties
from sandbox_islands.reflex_insides import is_prod_mode, replace_once

PANEL_SCRIPT = Path(__file__).with_suffix(".js")
"""Script of the panel, in which ``THEMES`` stands for an object."""

PANEL_HTML = Path(__file__).with_suffix(".html").read_text()


def theme_panel(theme: Theme) -> list[rx.Component]:
    """Returns the script of the panel while developing; an export has none."""
    if is_prod_mode():
        return []
    # No tag of the panel's markup may end the script that it is in.
    data = json.dumps(_data(theme)).replace("<", "\\u003c")
    return [inline(replace_once(load_script(PANEL_SCRIPT), "THEMES", data, PANEL_SCRIPT.name))]


def _data(theme: Theme) -> dict[str, Any]:
    return {
        "markup": PANEL_HTML,
        "layer": LOOK,
        "themes": {name: _theme(name) for name in THEME_NAMES},
        "extends": theme.extends,
        "accent": theme.colors.accent.light,
        "radius": theme.shape.radius,
        "pill": theme.shape.pill,
        "display": theme.fonts.display.family,
        "text": theme.fonts.text.family,
    }


def _theme(name: str) -> dict[str, Any]:
    theme = Theme.named(name)
    return {
        "properties": dict(properties(theme)),
        "styles": f"@layer {LOOK} {{\n{theme_styles(name)}\n}}",
        "scheme": theme.preset_scheme,
    }
