"""Warnings about colours of the owner's that can hardly be seen on each other."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from portfolio.color import contrast, lightness_contrast, ratio_text
from portfolio.content.diagnostics import Diagnostic, Kind, Loc
from portfolio.content.document import Document
from portfolio.models.color_pairs import (
    WORDS_LEVEL,
    ColorPair,
    ContrastLevel,
    Miss,
    Role,
    color_of,
    loc_of,
    misses,
    passes,
)
from portfolio.models.experiment import Experiment
from portfolio.models.theme import Theme, with_base

TOLERANCE = 0.05
"""Share of the contrast needed by which a pair that the theme extended misses may be worse."""


@dataclass(frozen=True)
class OwnColors:
    """The colours of a theme that the owner's file says.

    Attributes:
        document: ``theme.yaml``.
        theme: Theme of that document, completed.
    """

    document: Document
    theme: Theme

    def find(self, role: Role, scheme: str) -> Loc | None:
        """Returns where the owner's file says the colour of a role, or None if it does not."""
        loc, places = loc_of(role), self.document.value_positions
        if (*loc, scheme) in places:
            return (*loc, scheme)
        if loc in places:
            return loc
        name = color_of(self._said, role, scheme)
        if role != f"colors.{name}" and ("colors", name) in places:
            return self.find(f"colors.{name}", scheme)
        return ("hues", name) if ("hues", name) in places else None

    @cached_property
    def _said(self) -> dict[str, Any]:
        """What the files say of each role, which may be the name of a hue or of a role."""
        return with_base(self.document.data)

    @cached_property
    def _base_shortfalls(self) -> dict[tuple[ColorPair, str], float]:
        """The contrast that pairs of the extended theme lack without the owner's colours."""
        base = Theme.model_validate({"extends": self.theme.extends})
        return {(miss.pair, miss.scheme): miss.shortfall + TOLERANCE for miss in misses(base)}

    def misses(self) -> Iterator[Miss]:
        """Yields the pairs that have too little contrast, and less than in the theme extended."""
        for miss in misses(self.theme):
            if miss.shortfall > self._base_shortfalls.get((miss.pair, miss.scheme), 0):
                yield miss


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
    found: dict[Loc, list[Miss]] = defaultdict(list)
    for miss in colours.misses():
        both = (colours.find(it, miss.scheme) for it in (miss.pair.front, miss.pair.ground))
        if own := next(filter(None, both), None):
            found[own].append(miss)
    for own, missed in found.items():
        yield _diagnostic(colours, own, missed)


def _diagnostic(colours: OwnColors, own: Loc, missed: list[Miss]) -> Diagnostic:
    worst = max(missed, key=lambda miss: miss.shortfall)
    pair = worst.pair
    is_front = colours.find(pair.front, worst.scheme) == own
    other = f"on {pair.ground}" if is_front else f"below {pair.front}"
    more = f", and {len(missed) - 1} more" if len(missed) > 1 else ""
    return colours.document.diagnostic(
        own,
        _expected(pair.level),
        found=f"{_measured(worst.front, worst.ground)}, {other} in {worst.scheme}{more}",
        kind=Kind.CONTRAST,
    )


def unreadable_cards(
    document: Document, experiments: Sequence[Experiment], theme: Theme
) -> Iterator[Diagnostic]:
    """Yields cards whose colour is no pastel of the theme and too close to the ink on it."""
    ink = theme.colors.ink.light
    for index, card in enumerate(experiments):
        colour = card.background_color
        if card.has_pastel or passes(ink, colour, WORDS_LEVEL):
            continue
        yield document.diagnostic(
            (index, "backgroundColor"),
            _expected(WORDS_LEVEL),
            found=_measured(ink, colour),
            kind=Kind.CONTRAST,
        )
