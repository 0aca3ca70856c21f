"""The panel that tries other themes on the open page, while developing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import reflex as rx
from reflex.utils.exec import is_prod_mode

from portfolio.components.inline_script import inline, load_script
from portfolio.models.theme import Theme
from portfolio.models.theme.theme import NAMES
from portfolio.theme.stylesheet import theme_styles
from portfolio.theme.tokens import properties

SCRIPT = load_script(Path(__file__).with_name("theme_panel.js"))
"""``THEMES`` stands for an object."""


def theme_panel(theme: Theme) -> list[rx.Component]:
    """Returns the script of the panel while developing; an export has none.

    Args:
        theme: Of the site.
    """
    return [] if is_prod_mode() else [inline(SCRIPT.replace("THEMES", json.dumps(_data(theme))))]


def _theme(name: str) -> dict[str, Any]:
    styles = theme_styles(name)
    return {"properties": dict(properties(Theme.named(name))), "styles": styles}


def _data(theme: Theme) -> dict[str, Any]:
    return {
        "themes": {name: _theme(name) for name in NAMES},
        "extends": theme.extends,
        "accent": theme.colors.accent.light,
        "radius": theme.shape.radius,
        "pill": theme.shape.pill,
        "display": theme.fonts.display.family,
        "text": theme.fonts.text.family,
    }
