"""Moves colours of a theme to the nearest lightness at which they are seen where they stand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from portfolio.color import lightness_contrast, nearest_color
from portfolio.models.theme.color_pairs import ColorPair, passes, shortfall
from portfolio.models.theme.roles import SCHEMES, Role, color_of, loc_of

INKS = ("onAccent", "onNight", "focusOnNight", "selectedText")
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
    sides = dict.fromkeys([*(it.ground for it in table), *(it.front for it in table)])
    movable = [it for it in sides if it not in {*fixed, *inks} and _differs(it, data, root)]
    _settle_roles(data, movable, [it for it in table if it.front not in inks])
    for role in inks:
        _choose_ink(data, role, table, movable)
    _settle_roles(data, movable, table)


def _as_in(root: dict[str, Any], pair: ColorPair) -> ColorPair:
    """Returns a pair that needs no more lightness contrast than it has in a theme."""
    shown = (
        lightness_contrast(color_of(root, pair.front, scheme), color_of(root, pair.ground, scheme))
        for scheme in pair.schemes
    )
    enough = min(pair.level.lightness, *shown)
    return pair._replace(level=pair.level._replace(lightness=enough))


def _differs(role: Role, data: dict[str, Any], root: dict[str, Any]) -> bool:
    return any(color_of(data, role, it) != color_of(root, role, it) for it in SCHEMES)


def _choose_ink(
    data: dict[str, Any], role: Role, table: Sequence[ColorPair], movable: Collection[Role]
) -> None:
    """Gives a role the ink that is read best, or for which its grounds can move; its own if read.

    Without such an ink it has the one that lacks least contrast.
    """
    name = loc_of(role)[-1]
    own = [it for it in table if it.front == role]
    inks = [color_of(data, source, scheme) for source in INK_SOURCES for scheme in SCHEMES]

    def lacking(ink: str, scheme: str) -> float:
        shown = (shortfall(ink, color_of(data, it.ground, scheme), it.level) for it in own)
        return max(0, *shown)

    for scheme in SCHEMES:
        known = [color_of(data, role, scheme), *inks]
        by_contrast = sorted(known, key=lambda ink: lacking(ink, scheme))
        for ink in (*by_contrast, by_contrast[0]):
            data["colors"][name] = {**data["colors"][name], scheme: ink}
            moved = (
                pair.ground in movable and _moved(data, pair.ground, table, [scheme])
                for pair in own
            )
            if not lacking(ink, scheme) or all(moved):
                break


def _settle_roles(data: dict[str, Any], roles: Sequence[Role], table: Sequence[ColorPair]) -> None:
    """Moves roles in lightness, one after the other, until their pairs are seen.

    A pair counts for the later of its two roles; all roles that are not named stay.
    """
    for index, role in enumerate(roles):
        later = {*roles[index + 1 :]}
        own = [it for it in table if not {it.front, it.ground} & later]
        *above, last = loc_of(role)
        place: Any = data
        for step in above:
            place = place[step]
        if isinstance(place[last], str):
            place[last] = _moved(data, role, own, SCHEMES) or place[last]
        else:
            moved = {it: _moved(data, role, own, (it,)) for it in SCHEMES}
            place[last] = {it: color or place[last][it] for it, color in moved.items()}


def _moved(
    data: dict[str, Any], role: Role, table: Sequence[ColorPair], schemes: Sequence[str]
) -> str:
    """Returns the nearest lightness of a role at which its pairs are seen, or nothing."""
    own = [it for it in table if role in {it.front, it.ground}]

    def is_good(color: str) -> bool:
        def value(side: Role, scheme: str) -> str:
            return color if side == role else color_of(data, side, scheme)

        return all(
            passes(value(pair.front, scheme), value(pair.ground, scheme), pair.level)
            for pair in own
            for scheme in {*pair.schemes} & {*schemes}
        )

    return nearest_color(color_of(data, role, schemes[0]), is_good)
