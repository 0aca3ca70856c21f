"""Warnings about colours of the owner's that can hardly be seen on each other."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from portfolio.color import contrast, lightness_contrast, nearest_color, ratio_text
from portfolio.content.diagnostics import Diagnostic, Kind, Loc
from portfolio.content.document import Document
from portfolio.models.color_pairs import (
    SCHEMES,
    WORDS_LEVEL,
    ColorPair,
    ContrastLevel,
    Miss,
    Role,
    color_of,
    loc_of,
    misses,
    pairs,
    passes,
    shortfall,
)
from portfolio.models.experiment import Experiment
from portfolio.models.theme import Theme, with_base

TOLERANCE = 0.05
"""Share of the contrast needed by which a pair that the theme extended misses may be worse."""


class OwnColor(NamedTuple):
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
class OwnColors:
    """The colours of a theme that the owner's file says.

    Attributes:
        document: ``theme.yaml``.
        theme: Theme of that document, completed.
    """

    document: Document
    theme: Theme

    @cached_property
    def _data(self) -> dict[str, Any]:
        return self.theme.model_dump(by_alias=True)

    def value(self, role: Role, scheme: str) -> str:
        """Returns a colour of the theme as #rrggbb."""
        return color_of(self._data, role, scheme)

    @cached_property
    def uses(self) -> dict[OwnColor, list[tuple[ColorPair, str]]]:
        """The pairs that each of the owner's colours is a part of, with the scheme."""
        found = defaultdict(list)
        for pair in pairs(self.theme):
            for scheme in pair.schemes:
                for own in {self.find(pair.front, scheme), self.find(pair.ground, scheme)}:
                    if own:
                        found[own].append((pair, scheme))
        return found

    def find(self, role: Role, scheme: str) -> OwnColor | None:
        """Returns the colour of the owner's file that a role has, or None if it has no such."""
        loc, places = loc_of(role), self.document.value_positions
        if (*loc, scheme) in places:
            return OwnColor((*loc, scheme), (scheme,))
        if loc in places:
            if self.value(role, "light") == self.value(role, "dark"):
                return OwnColor(loc, SCHEMES)
            return OwnColor(loc, (scheme,), is_derived=scheme == "dark")
        name = color_of(self._said, role, scheme)
        if role != f"colors.{name}" and ("colors", name) in places:
            return self.find(f"colors.{name}", scheme)
        return OwnColor(("hues", name), SCHEMES) if ("hues", name) in places else None

    @cached_property
    def _said(self) -> dict[str, Any]:
        """What the files say of each role, which may be the name of a hue or of a role."""
        return with_base(self.document.data)

    @cached_property
    def _base_shortfalls(self) -> dict[tuple[ColorPair, str], float]:
        """The contrast that pairs of the extended theme lack without the owner's colours."""
        base = Theme.model_validate({"extends": self.theme.extends})
        return {(miss.pair, miss.scheme): miss.shortfall + TOLERANCE for miss in misses(base)}

    def is_enough(self, pair: ColorPair, scheme: str, front: str, ground: str) -> bool:
        """Returns whether two colours pass, or are no worse than those of the theme extended."""
        allowed = self._base_shortfalls.get((pair, scheme), 0)
        return shortfall(front, ground, pair.level) <= allowed

    def better(self, own: OwnColor, uses: Iterable[tuple[ColorPair, str]] = ()) -> str:
        """Returns the nearest colour that can be seen with others, or nothing.

        Args:
            own: The colour to move.
            uses: The pairs that count, with their schemes; else all that it is a part of.
        """
        uses = [*uses] or self.uses[own]
        pair, scheme = uses[0]
        role = pair.front if self.find(pair.front, scheme) == own else pair.ground
        return nearest_color(self.value(role, scheme), lambda color: self._passes(own, color, uses))

    def _passes(self, own: OwnColor, colour: str, uses: Iterable[tuple[ColorPair, str]]) -> bool:
        def value(role: Role, scheme: str) -> str:
            is_own = self.find(role, scheme) == own
            return colour if is_own else self.value(role, scheme)

        return all(
            self.is_enough(pair, scheme, value(pair.front, scheme), value(pair.ground, scheme))
            for pair, scheme in uses
        )


def _expected(level: ContrastLevel) -> str:
    return (
        f"expected a contrast of {level.ratio:g}:1 (WCAG) and Lc {level.lightness:g} (APCA) or "
        f"more for {level.what}"
    )


def _measured(front: str, ground: str) -> str:
    ratio, lightness = contrast(front, ground), lightness_contrast(front, ground)
    return f"{ratio_text(ratio)} and Lc {math.floor(lightness)} for {front} on {ground}"


def low_contrast(document: Document, theme: Theme) -> Iterator[Diagnostic]:
    """Yields a warning for each colour of the owner's that cannot be seen well enough.

    Pairs in which the owner's file has no part are a matter of the themes of the project, whose
    tests measure them.
    """
    colours = OwnColors(document, theme)
    found: dict[OwnColor, list[Miss]] = defaultdict(list)
    for miss in misses(theme):
        if not colours.is_enough(miss.pair, miss.scheme, miss.front, miss.ground):
            both = (colours.find(role, miss.scheme) for role in (miss.pair.front, miss.pair.ground))
            if own := [color for color in both if color]:
                at_fault = next((color for color in own if colours.better(color)), own[0])
                found[at_fault].append(miss)
    for own, missed in found.items():
        yield _diagnostic(colours, own, missed)


def _diagnostic(colours: OwnColors, own: OwnColor, missed: list[Miss]) -> Diagnostic:
    worst = max(missed, key=lambda miss: miss.shortfall)
    pair = worst.pair
    is_front = colours.find(pair.front, worst.scheme) == own
    other = f"on {pair.ground}" if is_front else f"below {pair.front}"
    more = f", and {len(missed) - 1} more" if len(missed) > 1 else ""
    return colours.document.diagnostic(
        own.loc,
        _expected(pair.level),
        found=f"{_measured(worst.front, worst.ground)}, {other} in {worst.scheme}{more}",
        hint=_hint(colours, own, worst),
        kind=Kind.CONTRAST,
    )


def _hint(colours: OwnColors, own: OwnColor, worst: Miss) -> str:
    if better := colours.better(own):
        if own.is_derived:
            return f'"{better}" is the nearest that will do: write it as `dark`, with a `light`'
        return f'"{better}" is the nearest that will do'
    if better := colours.better(own, [(worst.pair, worst.scheme)]):
        return f'"{better}" will do for these two; nothing does for all that it is seen with'
    return "no lightness of it will do: move the other towards black or white"


def unreadable_cards(
    document: Document, experiments: Sequence[Experiment], theme: Theme
) -> Iterator[Diagnostic]:
    """Yields cards whose colour is no pastel of the theme and too close to the ink on it."""
    ink = theme.colors.ink.light
    for index, card in enumerate(experiments):
        colour = card.background_color
        if card.has_pastel or passes(ink, colour, WORDS_LEVEL):
            continue
        better = nearest_color(colour, lambda color: passes(ink, color, WORDS_LEVEL))
        yield document.diagnostic(
            (index, "backgroundColor"),
            _expected(WORDS_LEVEL),
            found=_measured(ink, colour),
            hint=f'"{better}" is the nearest that will do' if better else "",
            kind=Kind.CONTRAST,
        )
