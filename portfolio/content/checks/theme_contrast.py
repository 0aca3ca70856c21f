"""Warnings about colours of the owner's that can hardly be seen on each other."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from portfolio.color import contrast, lightness_contrast, ratio_text
from portfolio.content.diagnostics import Diagnostic, Kind, Loc
from portfolio.content.document import Document
from portfolio.content.themes import named_theme, with_base
from portfolio.models.experiment import Experiment
from portfolio.models.theme.color_pairs import WORDS_LEVEL, ContrastLevel, Miss, misses, passes
from portfolio.models.theme.roles import Role, color_of, loc_of
from portfolio.models.theme.theme import Theme

TOLERANCE = 0.05
"""Share of the contrast needed by which a pair that the theme extended misses may be worse."""


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

    Args:
        document: ``theme.yaml``.
        theme: Theme of that document, completed.
    """
    base = named_theme(theme.extends)
    usual = {(miss.pair, miss.scheme): miss.shortfall + TOLERANCE for miss in misses(base)}
    said = with_base(document.data)
    found: dict[Loc, list[tuple[Miss, str]]] = defaultdict(list)
    for miss in misses(theme):
        front, ground, *_ = miss.pair
        if miss.shortfall > usual.get((miss.pair, miss.scheme), 0):
            if own := _place(document, said, front, miss.scheme):
                found[own].append((miss, f"on {ground}"))
            elif own := _place(document, said, ground, miss.scheme):
                found[own].append((miss, f"below {front}"))
    for own, missed in found.items():
        worst, where = max(missed, key=lambda it: it[0].shortfall)
        more = f", and {len(missed) - 1} more" if len(missed) > 1 else ""
        yield document.diagnostic(
            own,
            _expected(worst.pair.level),
            found=f"{_measured(worst.front, worst.ground)}, {where} in {worst.scheme}{more}",
            kind=Kind.CONTRAST,
        )


def _place(document: Document, said: dict[str, Any], role: Role, scheme: str) -> Loc | None:
    """Returns where the owner's file says the colour of a role, or None if it does not.

    Args:
        document: The owner's file.
        said: What the files say of each role, which may be the name of a hue or of a role.
        role: The role.
        scheme: ``light`` or ``dark``.
    """
    loc, places = loc_of(role), document.value_positions
    if found := next((it for it in ((*loc, scheme), loc) if it in places), None):
        return found
    name = color_of(said, role, scheme)
    if role != f"colors.{name}" and ("colors", name) in places:
        return _place(document, said, f"colors.{name}", scheme)
    return ("hues", name) if ("hues", name) in places else None


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
