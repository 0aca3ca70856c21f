"""Drawings of a theme in the colours of the site's theme.

A drawing of a theme names colours as stylesheets do: ``fill: var(--accent)``. Whatever shows it, be
it a page, an icon or a social picture, gets it with what those names stand for, in light and dark.
"""

from __future__ import annotations

import re

from portfolio.models.theme import Theme
from portfolio.theme.tokens import colors

VARIABLE = re.compile(r"var\(\s*--([\w-]+)")
ROOT_TAG = re.compile(r"""<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>""")


def in_theme_colors(svg: str, theme: Theme) -> str:
    """Returns a drawing with a rule for the colours of the theme that it names, if any."""
    named = {*VARIABLE.findall(svg)}
    used = {name: color for name, color in colors(theme) if name in named}
    if not used:
        return svg
    light = "".join(f"--{name}:{color.light};" for name, color in used.items())
    dark = "".join(
        f"--{name}:{color.dark};" for name, color in used.items() if color.dark != color.light
    )
    rules = f":root{{{light}}}"
    if dark:
        rules += f"@media(prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return ROOT_TAG.sub(
        lambda tag: f'{tag[0]}<style id="theme-colors">{rules}</style>', svg, count=1
    )
