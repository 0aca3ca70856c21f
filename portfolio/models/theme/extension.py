"""How a theme extends another: it has what it does not say from there, in its own accent.

Where it says another accent, colours of the old one's hue get the hue of the new one, with the
lightness that they have and a chroma in proportion; what is the accent itself stays the accent.
Paper, greys and other hues stay. Each scheme turns its own values. `settled_colors.py` then sees to
the contrast of what turned.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from portfolio.color import hue_distance, is_color, lightness_of, parse_color, shade_of
from portfolio.models.theme.roles import SCHEMES

ACCENT_PARTS = ("hues", "colors", "grounds", "pastels", "trip", "lettering")
"""Parts of a theme that have colours; others may name those of the first two."""

NEAR = 25
"""Degrees up to which a colour has the hue of the accent."""

NEAR_IN_PAIR = 40
"""Degrees up to which it has, if it has in the other scheme: the two are shades of one colour."""

LOWER_EDGES = {"accentShade": "accent", "playShade": "play"}
"""Roles that are lower edges of others, and so stay darker than those."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The way from an accent to another, in one scheme."""

    old: str
    new: str

    def has_accent(self, color: Any, reach: float = NEAR) -> bool:
        """Returns whether something is a colour of the old accent's hue, and no grey."""
        return is_color(color) and hue_distance(color, self.old) <= reach

    def of(self, color: str) -> str:
        """Returns what a colour of the old accent's hue is with the new accent."""
        return self.new if color == self.old else shade_of(self.new, color, self.old)

    def edge_of(self, edge: str, above: str, new_above: str) -> str:
        """Returns a lower edge of a colour that was below another."""
        if edge == above:
            return new_above
        lightness = lightness_of(new_above) + lightness_of(edge) - lightness_of(above)
        return shade_of(self.new, edge, self.old, max(lightness, 0))


def extended(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Returns the data of a theme, completed with that of the theme that it extends.

    If it says another accent, colours that the other has follow it.

    Args:
        base: Data of the theme that is extended; complete and valid.
        own: Data of the theme itself, which may be wrong.
    """
    data = complete(base, own)
    said = own.get("colors")
    turns = _accent_turns(base, data) if isinstance(said, dict) and "accent" in said else {}
    return complete(_turned(base, turns), own) if turns else data


def complete(base: Any, own: Any) -> Any:
    """Completes mappings key by key; a colour for light and dark is one value."""
    if not (isinstance(base, dict) and isinstance(own, dict)) or "light" in base:
        return own
    shared = base.keys() & own.keys()
    return {**base, **own, **{key: complete(base[key], own[key]) for key in shared}}


def _accent_turns(base: dict[str, Any], data: dict[str, Any]) -> dict[str, Turn]:
    """Returns the turns to the accent of completed data; none if it is the same, or no colour."""
    if not all(isinstance(it.get(part), dict) for it in (base, data) for part in ACCENT_PARTS[:2]):
        return {}
    old, new = (_pair(it["colors"].get("accent"), it["hues"]) for it in (base, data))
    if not (old and new) or new == old:
        return {}
    return {scheme: Turn(old[scheme], new[scheme]) for scheme in SCHEMES}


def _pair(value: Any, hues: dict[str, Any]) -> dict[str, str]:
    """Returns a colour of data for both schemes as #rrggbb; nothing if it is none."""
    both = value if isinstance(value, dict) else dict.fromkeys(SCHEMES, value)
    colors: dict[str, str] = {}
    for scheme in SCHEMES:
        said = both.get(scheme)
        color: Any = hues.get(said, said) if isinstance(said, str) else said
        if not is_color(color):
            return {}
        colors[scheme] = parse_color(color)
    return colors


def _turned(base: dict[str, Any], turns: dict[str, Turn]) -> dict[str, Any]:
    """Returns the data of a theme with another accent."""
    hues = base["hues"]
    data = base | {part: _turned_value(base[part], hues, turns) for part in ACCENT_PARTS}
    for edge, role in LOWER_EDGES.items():
        old, new = base["colors"], data["colors"]
        pairs = [_pair(it, hues) for it in (old[edge], old[role], new[role])]
        if new[edge] != old[edge] and all(pairs):
            new[edge] = {
                scheme: turn.edge_of(*(pair[scheme] for pair in pairs))
                for scheme, turn in turns.items()
            }
    return data


def _turned_value(value: Any, hues: dict[str, Any], turns: dict[str, Turn]) -> Any:
    """Turns colours of data, however deep; the name of a hue that turns gives way to a colour."""
    if isinstance(value, list):
        return [_turned_value(it, hues, turns) for it in value]
    if isinstance(value, dict) and "light" not in value:
        return {key: _turned_value(it, hues, turns) for key, it in value.items()}
    colors = _pair(value, hues)
    if not any(turn.has_accent(colors.get(scheme)) for scheme, turn in turns.items()):
        return value
    for scheme, turn in turns.items():
        if turn.has_accent(colors[scheme], NEAR_IN_PAIR):
            colors[scheme] = turn.of(colors[scheme])
    return colors if isinstance(value, dict) else colors["light"]
