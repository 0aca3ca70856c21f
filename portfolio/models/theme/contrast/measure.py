"""Measures the pairs of a theme."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from portfolio.models.colour import contrast
from portfolio.models.theme.contrast.apca import lightness_contrast
from portfolio.models.theme.contrast.pairs import Level, Pair, Role, pairs
from portfolio.models.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class Miss:
    """A pair with less contrast than it needs, in one of the schemes.

    Attributes:
        pair: Colours of the theme that stand on each other.
        scheme: ``light`` or ``dark``.
        front: The colour of the words or the mark, as #rrggbb.
        ground: The colour that it stands on, as #rrggbb.
    """

    pair: Pair
    scheme: str
    front: str
    ground: str

    @property
    def ratio(self) -> float:
        """WCAG's contrast, 1 to 21."""
        return contrast(self.front, self.ground)

    @property
    def lightness(self) -> float:
        """APCA's contrast, Lc 0 to about 108."""
        return lightness_contrast(self.front, self.ground)

    @property
    def shortfall(self) -> float:
        """Share of the contrast needed that is lacking."""
        return shortfall(self.front, self.ground, self.pair.level)


def shortfall(front: str, ground: str, level: Level) -> float:
    """Returns the share of the contrast needed that is lacking, by the worse of the two measures.

    Args:
        front: The colour of the words or the mark, as #rrggbb.
        ground: The colour that it stands on, as #rrggbb.
        level: Contrast that is needed. Where there is more, the share is below 0.
    """
    by_ratio = contrast(front, ground) / level.ratio
    return 1 - min(by_ratio, lightness_contrast(front, ground) / level.lightness)


def passes(front: str, ground: str, level: Level) -> bool:
    """Returns whether a colour on another has the contrast of a level, by WCAG and APCA."""
    return shortfall(front, ground, level) <= 0


def misses(theme: Theme) -> Iterator[Miss]:
    """Yields every pair of a theme that has too little contrast."""
    colours = colours_of(theme)
    for pair in pairs(theme):
        for scheme in pair.schemes:
            front, ground = (colours.value(it, scheme) for it in (pair.front, pair.ground))
            if not passes(front, ground, pair.level):
                yield Miss(pair, scheme, front, ground)


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of a theme by their paths in its file."""

    data: dict[str, Any]

    def value(self, role: Role, scheme: str) -> str:
        """Returns a colour in one of the schemes, as #rrggbb."""
        if role.startswith("#"):
            return role
        found: Any = self.data
        for step in loc_of(role):
            found = found[step]
        return found[scheme] if isinstance(found, dict) else found


def colours_of(theme: Theme) -> Colours:
    """Returns the colours of a theme."""
    return Colours(theme.model_dump(by_alias=True))


def loc_of(role: Role) -> tuple[str | int, ...]:
    """Returns the path of a role as diagnostics and editors have it."""
    return tuple(int(step) if step.isdigit() else step for step in role.split("."))
