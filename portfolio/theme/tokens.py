"""The colours and measures of a theme as custom properties of CSS, and its colours in drawings.

The faces of a theme are those of ``font_faces.py``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from portfolio.models.theme.colors import SchemeColor
from portfolio.models.theme.roles import Scheme
from portfolio.models.theme.theme import DEFAULT_EDGE, DEFAULT_RADIUS, Theme

PILL = 999
"""Radius of round ends, in CSS pixels: more than half of any button's height."""

SHADES = ("shade", "shade-on-color", "shade-sticker")
"""Custom properties from which all shadows take their colour."""

CODE = ("link", "code_string", "code_number", "code_name")
"""Colours of words in code; on a client's dark ground they are those of the dark scheme."""

FLAT_TITLES = ("overprint", "grain")
"""Styles of titles that are printed on the page and do not stand on it."""

VARIABLE = re.compile(r"var\(\s*--([\w-]+)\s*\)")


def theme_tokens(theme: Theme) -> str:
    """Returns the rule with a theme's custom properties, which all stylesheets use."""
    lines = [f"  --{name}: {value};" for name, value in properties(theme)]
    if theme.preset_scheme:
        lines.append(f"  color-scheme: {theme.preset_scheme};")
    return ":root {\n" + "\n".join(lines) + "\n}"


def properties(theme: Theme) -> Iterator[tuple[str, str]]:
    """Yields names of custom properties, without the leading ``--``, and their values."""
    for name, color in colors(theme):
        yield name, css_color(color)
    shape = theme.shape
    yield "roundness", f"{shape.radius / DEFAULT_RADIUS:g}"
    yield "pill", f"{PILL if shape.pill else 0}px"
    yield "border-width", f"{shape.border:g}px"
    yield "edge", f"{shape.edge / DEFAULT_EDGE:g}"
    yield "waves", "block" if shape.waves else "none"
    if theme.lettering.style in FLAT_TITLES or not shape.shadow:
        yield "lettering-shadow", "none"
    if not shape.shadow:
        # A transparent one would still be painted.
        yield "shadow-sticker", "none"
        yield from ((name, "transparent") for name in SHADES)


def colors(theme: Theme) -> Iterator[tuple[str, SchemeColor]]:
    """Yields a theme's colours by the names of their properties, without the leading ``--``."""
    yield from ((name, _alike(color)) for name, color in theme.hues)
    yield from ((role.replace("_", "-"), color) for role, color in theme.colors)
    for role in CODE:
        name = f"{role.replace('_', '-')}-on-night"
        yield name, _alike(getattr(theme.colors, role).dark)
    for page, ground in theme.grounds:
        yield from ((f"{page}-{part}", color) for part, color in ground)
    yield from ((f"pastel-{name}", color) for name, color in theme.pastels)
    yield from ((f"trip-{index}", _alike(ring)) for index, ring in enumerate(theme.trip, 1))


def _alike(color: str) -> SchemeColor:
    """Returns a colour that is the same in light and dark."""
    return SchemeColor(light=color, dark=color)


def css_color(color: SchemeColor) -> str:
    """Returns a colour that follows light and dark, as CSS."""
    if color.light == color.dark:
        return color.light
    return f"light-dark({color.light}, {color.dark})"


def in_theme_colors(svg: str, theme: Theme, scheme: Scheme) -> str:
    """Returns a drawing whose ``var(--name)`` are replaced by the theme's colours in a scheme."""
    shown = {name: color.shown(scheme) for name, color in colors(theme)}
    return VARIABLE.sub(lambda named: shown.get(named[1], named[0]), svg)
