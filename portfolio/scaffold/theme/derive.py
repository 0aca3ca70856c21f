"""Derives a whole theme from one colour, so that everything in it can be seen."""

from __future__ import annotations

from typing import Any

from portfolio.color import at_lightness, lightness_of, nearest_color
from portfolio.content.checks.color_pairs import (
    SCHEMES,
    ColorPair,
    Role,
    ThemeValues,
    loc_of,
    pairs,
    passes,
)
from portfolio.models.theme import Theme
from portfolio.scaffold.theme.roles import both, roles

MOVED = (
    *(f"colors.{it}" for it in ("text", "text2", "text3", "link", "onNight", "onNight2")),
    *(f"colors.{it}" for it in ("codeString", "codeNumber", "codeName", "accent", "play")),
    *(f"colors.{it}" for it in ("emphasis", "rail", "focus", "focusOnNight", "selected")),
    *("colors.loading", "hues.violet"),
)
"""Roles that move in lightness until they can be seen, in this order; the others stay."""

SHADE = 0.1
"""Lightness by which the lower edge of what has the accent is darker."""


def derive(accent: str, style: str = "sticker") -> dict[str, Any]:
    """Returns all colours of a theme as its file has them; every pair of them can be seen.

    Args:
        accent: The colour of buttons and marks, as #rrggbb. Its lightness moves if nothing could
            be read on it.
        style: Style of the titles that are drawn, as ``lettering.style``.
    """
    data = roles(accent, bare_titles=style in {"flat", "overprint", "grain"})
    lettering = {**data["lettering"], "style": style}
    table = [*pairs(Theme.model_validate({**data, "lettering": lettering}))]
    bands = dict.fromkeys(it.front for it in table if it.front.startswith("lettering."))
    moving = [*MOVED, *bands]
    for index, role in enumerate(moving):
        settled = [
            it
            for it in table
            if role in {it.front, it.ground} and not {it.front, it.ground} & {*moving[index + 1 :]}
        ]
        _settle(data, role, settled)
    data["colors"]["accentShade"] = both(darker(data["colors"]["accent"]["light"]))
    return data


def darker(accent: str) -> str:
    """Returns the colour of the lower edge of what has an accent."""
    return at_lightness(accent, max(lightness_of(accent) - SHADE, 0))


def _settle(data: dict[str, Any], role: Role, table: list[ColorPair]) -> None:
    """Moves a role to the nearest lightness at which its pairs can be seen."""
    *above, last = loc_of(role)
    place: Any = data
    for step in above:
        place = place[step]
    if isinstance(place[last], str):
        place[last] = _moved(data, role, table, SCHEMES) or place[last]
        return
    is_one = place[last]["light"] == place[last]["dark"]
    if is_one and (moved := _moved(data, role, table, SCHEMES)):
        place[last] = both(moved)
        return
    place[last] = {
        it: _moved(data, role, table, (it,)) or colour for it, colour in place[last].items()
    }


def _moved(
    data: dict[str, Any], role: Role, table: list[ColorPair], schemes: tuple[str, ...]
) -> str:
    colours = ThemeValues(data)

    def is_good(colour: str) -> bool:
        def value(side: Role, scheme: str) -> str:
            return colour if side == role else colours.value(side, scheme)

        return all(
            passes(value(pair.front, scheme), value(pair.ground, scheme), pair.level)
            for pair in table
            for scheme in {*pair.schemes} & {*schemes}
        )

    return nearest_color(colours.value(role, schemes[0]), is_good)
