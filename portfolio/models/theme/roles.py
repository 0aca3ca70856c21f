"""The two schemes of a theme, and the paths of its colours."""

from __future__ import annotations

from typing import Any, Literal

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")

Role = str
"""The path of a colour in a theme's file, such as ``colors.text2``; or a colour as #rrggbb."""


def color_of(data: dict[str, Any], role: Role, scheme: str) -> str:
    """Returns a colour of a theme's data in one of the schemes, as the data has it."""
    if role.startswith("#"):
        return role
    found: Any = data
    for step in loc_of(role):
        found = found[step]
    return found[scheme] if isinstance(found, dict) else found


def loc_of(role: Role) -> tuple[str | int, ...]:
    """Returns the path of a role as diagnostics and editors have it."""
    return tuple(int(step) if step.isdigit() else step for step in role.split("."))
