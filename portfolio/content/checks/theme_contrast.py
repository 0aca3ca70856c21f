"""Warnings about colours of the owner's theme that can hardly be seen on each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from portfolio.content.checks.own_colours import OwnColour, OwnColours
from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.content.document import Document
from portfolio.models.theme import Theme
from portfolio.models.theme.contrast import Miss, misses
from portfolio.models.theme.contrast.pairs import Level


def expected(level: Level) -> str:
    """Returns the contrast that a level asks for, as a diagnostic says it."""
    return (
        f"expected a contrast of {level.ratio:g}:1 (WCAG) and Lc {level.lightness:g} (APCA) or "
        f"more for {level.what}"
    )


def measured(miss: Miss) -> str:
    """Returns the contrast that two colours have, as a diagnostic says it."""
    return f"{miss.ratio:.1f}:1 and Lc {miss.lightness:.0f} for {miss.front} on {miss.ground}"


def low_contrast(document: Document, theme: Theme) -> Iterator[Diagnostic]:
    """Yields a warning for each colour of the owner's that cannot be seen well enough.

    Pairs in which the owner's file has no part are a matter of the themes of the project, whose
    tests measure them.

    Args:
        document: ``theme.yaml``.
        theme: Theme of that document, completed.
    """
    colours = OwnColours(document, theme)
    found: dict[OwnColour, list[Miss]] = defaultdict(list)
    for miss in misses(theme):
        if not colours.is_enough(miss.pair, miss.scheme, miss.front, miss.ground):
            sides = (colours.find(it, miss.scheme) for it in (miss.pair.front, miss.pair.ground))
            if own := [it for it in sides if it]:
                at_fault = next((it for it in own if colours.better(it)), own[0])
                found[at_fault].append(miss)
    for own, missed in found.items():
        yield _diagnostic(colours, own, missed)


def _diagnostic(colours: OwnColours, own: OwnColour, missed: list[Miss]) -> Diagnostic:
    worst = max(missed, key=lambda it: it.shortfall)
    pair = worst.pair
    is_front = colours.find(pair.front, worst.scheme) == own
    other = f"on {pair.ground}" if is_front else f"below {pair.front}"
    more = f", and {len(missed) - 1} more" if len(missed) > 1 else ""
    return colours.document.diagnostic(
        own.loc,
        expected(pair.level),
        found=f"{measured(worst)}, {other} in {worst.scheme}{more}",
        hint=_hint(colours, own, worst),
        kind=Kind.CONTRAST,
    )


def _hint(colours: OwnColours, own: OwnColour, worst: Miss) -> str:
    if better := colours.better(own):
        if own.is_derived:
            return f'"{better}" is the nearest that will do: write it as `dark`, with a `light`'
        return f'"{better}" is the nearest that will do'
    if better := colours.better(own, [(worst.pair, worst.scheme)]):
        return f'"{better}" will do for these two; nothing does for all that it is seen with'
    return "no lightness of it will do: move the other towards black or white"
