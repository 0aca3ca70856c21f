"""Finds the colours of a theme that the owner's file says, and what they are seen with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from portfolio.content.diagnostics import Loc
from portfolio.content.document import Document
from portfolio.models.theme import Theme
from portfolio.models.theme.contrast import misses, nearest
from portfolio.models.theme.contrast.measure import Colours, colours_of, loc_of, shortfall
from portfolio.models.theme.contrast.pairs import SCHEMES, Pair, Role, pairs
from portfolio.models.theme.theme import with_base

TOLERANCE = 0.05
"""Share of the contrast needed by which a pair that the theme extended misses may be worse."""


class OwnColour(NamedTuple):
    """A colour that the owner's file says.

    Attributes:
        loc: Path of the colour in the file.
        schemes: Schemes in which the colour is seen.
        is_derived: Whether it is the dark colour that follows from the one that stands there.
    """

    loc: Loc
    schemes: tuple[str, ...]
    is_derived: bool = False


@dataclass(frozen=True)
class OwnColours:
    """The colours of a theme that the owner's file says.

    Attributes:
        document: ``theme.yaml``.
        theme: Theme of that document, completed.
    """

    document: Document
    theme: Theme

    @cached_property
    def colours(self) -> Colours:
        """The colours of the theme."""
        return colours_of(self.theme)

    @cached_property
    def uses(self) -> dict[OwnColour, list[tuple[Pair, str]]]:
        """The pairs that each of the owner's colours is a part of, with the scheme."""
        found = defaultdict(list)
        for pair in pairs(self.theme):
            for scheme in pair.schemes:
                for own in {self.find(pair.front, scheme), self.find(pair.ground, scheme)}:
                    if own:
                        found[own].append((pair, scheme))
        return found

    def find(self, role: Role, scheme: str) -> OwnColour | None:
        """Returns the colour of the owner's file that a role has, or None if it has no such."""
        loc, places = loc_of(role), self.document.value_positions
        if (*loc, scheme) in places:
            return OwnColour((*loc, scheme), (scheme,))
        if loc in places:
            if self.colours.value(role, "light") == self.colours.value(role, "dark"):
                return OwnColour(loc, SCHEMES)
            return OwnColour(loc, (scheme,), is_derived=scheme == "dark")
        hue = ("hues", self._said.value(role, scheme))
        return OwnColour(hue, SCHEMES) if hue in places else None

    @cached_property
    def _said(self) -> Colours:
        """The values that the files give to each role, which may be names of hues."""
        return Colours(with_base(self.document.data))

    @cached_property
    def _base_shortfalls(self) -> dict[tuple[Pair, str], float]:
        """The contrast that pairs of the extended theme lack without the owner's colours."""
        base = Theme.model_validate({"extends": self.theme.extends})
        return {(it.pair, it.scheme): it.shortfall + TOLERANCE for it in misses(base)}

    def is_enough(self, pair: Pair, scheme: str, front: str, ground: str) -> bool:
        """Returns whether two colours pass, or are no worse than those of the theme extended."""
        allowed = self._base_shortfalls.get((pair, scheme), 0)
        return shortfall(front, ground, pair.level) <= allowed

    def better(self, own: OwnColour, uses: Iterable[tuple[Pair, str]] = ()) -> str:
        """Returns the nearest colour that can be seen with others, or nothing.

        Args:
            own: The colour to move.
            uses: The pairs that count, with their schemes; else all that it is a part of.
        """
        uses = [*uses] or self.uses[own]
        pair, scheme = uses[0]
        role = pair.front if self.find(pair.front, scheme) == own else pair.ground
        return nearest(self.colours.value(role, scheme), lambda it: self._passes(own, it, uses))

    def _passes(self, own: OwnColour, colour: str, uses: Iterable[tuple[Pair, str]]) -> bool:
        def value(role: Role, scheme: str) -> str:
            is_own = self.find(role, scheme) == own
            return colour if is_own else self.colours.value(role, scheme)

        return all(
            self.is_enough(pair, scheme, value(pair.front, scheme), value(pair.ground, scheme))
            for pair, scheme in uses
        )
