"""The colours of a theme as YAML, one role a line."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import indent
from typing import Any

COMMENT = "# The colours of "
"""Beginning of the comment above colours that a command has written."""


def colours_yaml(colours: dict[str, Any], gradients: str) -> str:
    """Returns hues, roles, grounds, pastels and lists of colours.

    Args:
        colours: Colours as a theme's file has them.
        gradients: Colours of the titles as YAML; empty if they stand elsewhere.
    """
    parts = [
        "\n".join([f"{part}:", *_lines(colours[part], 1)])
        for part in ("hues", "colors", "grounds", "pastels")
    ]
    parts.append("\n".join(f"{part}: {_list(colours[part])}" for part in ("trip", "waves")))
    if gradients:
        parts.append(f"lettering:\n{indent(gradients.rstrip(), '  ')}")
    return "\n\n".join(parts) + "\n"


def gradients_yaml(colours: dict[str, Any]) -> str:
    """Returns the bands of the titles, as they stand below ``lettering``."""
    gradients = colours["lettering"]["gradients"]
    lines = (f"  {page}: {_list(bands)}" for page, bands in gradients.items())
    return "\n".join(["gradients:", *lines]) + "\n"


def _lines(values: dict[str, Any], depth: int) -> Iterator[str]:
    margin = "  " * depth
    for key, value in values.items():
        if isinstance(value, str):
            yield f'{margin}{key}: "{value}"'
        elif "light" in value:
            yield f'{margin}{key}: {{ light: "{value["light"]}", dark: "{value["dark"]}" }}'
        else:
            yield f"{margin}{key}:"
            yield from _lines(value, depth + 1)


def _list(colours: list[str]) -> str:
    return "[" + ", ".join(f'"{it}"' for it in colours) + "]"
