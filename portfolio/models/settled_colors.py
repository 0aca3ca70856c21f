"""Moves colours of a theme to the nearest lightness at which they are seen where they stand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from portfolio.color import lightness_contrast, nearest_color
from portfolio.models.color_pairs import (
    SCHEMES,
    ColorPair,
    Role,
    color_of,
    loc_of,
    passes,
    shortfall,
)

INKS = ("onAccent", "onNight", "onNight2", "focusOnNight", "selectedText")
"""Roles of `colors` that are the theme's ink or its paper, whichever is read on their ground."""

INK_SOURCES = ("colors.ink", "colors.paper", "colors.text", "colors.onDark")


def settle_accent(
    data: dict[str, Any], root: dict[str, Any], table: Sequence[ColorPair], fixed: Collection[Role]
) -> None:
    """Sees to the contrast of a theme whose colours follow another accent.

    Args:
        data: All of the theme; it is changed.
        root: All of the theme whose accent is another. What is as there stays so, and what is seen
            less well there than it should be may be seen as well as there.
        table: The pairs of the theme.
        fixed: Roles that stay: what the owner says.
    """
    table = [_as_in(root, pair) for pair in table]
    inks = [role for name in INKS if (role := f"colors.{name}") not in fixed]
    grounds = dict.fromkeys(it.ground for it in table)
    roles = [*grounds, *dict.fromkeys(it.front for it in table if it.front not in grounds)]
    stays = {*fixed, *inks}
    roles = [it for it in roles if it not in stays and _differs(it, data, root)]
    _settle_roles(data, roles, [it for it in table if it.front not in inks])
    for role in inks:
        _choose_ink(data, role, table, roles)
    if root["colors"]["nightLine"] == root["colors"]["onNight"] and "colors.nightLine" not in fixed:
        data["colors"]["nightLine"] = data["colors"]["onNight"]
    _settle_roles(data, roles, table)


def _as_in(root: dict[str, Any], pair: ColorPair) -> ColorPair:
    """Returns a pair that needs no more lightness contrast than it has in a theme."""
    shown = (
        lightness_contrast(color_of(root, pair.front, it), color_of(root, pair.ground, it))
        for it in pair.schemes
    )
    enough = min(pair.level.lightness, *shown)
    return pair._replace(level=pair.level._replace(lightness=enough))


def _differs(role: Role, data: dict[str, Any], root: dict[str, Any]) -> bool:
    return any(color_of(data, role, it) != color_of(root, role, it) for it in SCHEMES)


def _choose_ink(
    data: dict[str, Any], role: Role, table: Sequence[ColorPair], movable: Collection[Role]
) -> None:
    """Gives a role the ink that is read best, or on whose account its grounds have to move least.

    What it has stays if it is read.
    """
    name = loc_of(role)[-1]
    inks = [color_of(data, source, scheme) for source in INK_SOURCES for scheme in SCHEMES]
    for scheme in SCHEMES:
        own = [color_of(data, role, scheme), *inks]
        choice = sorted(own, key=lambda ink: _lacking(data, ink, role, table, scheme))
        for ink in (*choice, choice[0]):
            data["colors"][name] = {**data["colors"][name], scheme: ink}
            if _may_be_read(data, role, table, movable, scheme):
                break


def _lacking(
    data: dict[str, Any], ink: str, role: Role, table: Sequence[ColorPair], scheme: str
) -> float:
    """Returns the share of contrast that an ink lacks on the grounds of a role."""
    own = [it for it in table if it.front == role]
    return max(0, *(shortfall(ink, color_of(data, it.ground, scheme), it.level) for it in own))


def _may_be_read(
    data: dict[str, Any],
    role: Role,
    table: Sequence[ColorPair],
    movable: Collection[Role],
    scheme: str,
) -> bool:
    """Returns whether a role is read on its grounds, where these move if they may."""
    grounds = [it.ground for it in table if it.front == role]
    around = {it: [pair for pair in table if it in {pair.front, pair.ground}] for it in grounds}
    return not _lacking(data, color_of(data, role, scheme), role, table, scheme) or all(
        it in movable and _moved(data, it, around[it], (scheme,)) for it in grounds
    )


def _settle_roles(data: dict[str, Any], roles: Sequence[Role], table: Sequence[ColorPair]) -> None:
    """Moves roles in lightness, one after the other, until their pairs are seen.

    A pair counts for the later of its two roles; all roles that are not named stay.
    """
    for index, role in enumerate(roles):
        later = {*roles[index + 1 :]}
        own = [it for it in table if role in {it.front, it.ground}]
        _settle(data, role, [it for it in own if not {it.front, it.ground} & later])


def _settle(data: dict[str, Any], role: Role, table: Sequence[ColorPair]) -> None:
    *above, last = loc_of(role)
    place: Any = data
    for step in above:
        place = place[step]
    if isinstance(place[last], str):
        place[last] = _moved(data, role, table, SCHEMES) or place[last]
        return
    place[last] = {
        it: _moved(data, role, table, (it,)) or color for it, color in place[last].items()
    }


def _moved(
    data: dict[str, Any], role: Role, table: Sequence[ColorPair], schemes: Sequence[str]
) -> str:
    """Returns the nearest lightness of a role at which its pairs are seen, or nothing."""

    def is_good(color: str) -> bool:
        def value(side: Role, scheme: str) -> str:
            return color if side == role else color_of(data, side, scheme)

        return all(
            passes(value(pair.front, scheme), value(pair.ground, scheme), pair.level)
            for pair in table
            for scheme in {*pair.schemes} & {*schemes}
        )

    return nearest_color(color_of(data, role, schemes[0]), is_good)
