"""Parts too slim for dots, which would print as a few crumbs, are printed solid."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from shapely import Polygon

from portfolio.drawing.geometry import polygons_of
from portfolio.sprites.overprint.inks import Ink
from portfolio.sprites.overprint.masks import mask_of, traced
from portfolio.sprites.overprint.separation import Separation
from portfolio.sprites.overprint.tones import Tone

SLIM: dict[Ink, float] = {"red": 10, "yellow": 10, "blue": 6}
"""Units of the widest place between lines of a part that is printed solid on bare paper. For blue
it is less: solid blue cannot be told from the lines beside it."""

BELOW_LINES = 3
"""Units that a part goes on below the lines around it."""

SPECK = 90
"""Square units of the largest part that is printed solid on another ink: slim shades stay dots."""

FAINT = 0.26
"""Mean coverage below which even a slim part stays dots: solid ink would be far too strong."""


def with_slim_parts_solid(separation: Separation) -> Separation:
    """Returns a separation whose slim parts have solid ink in the place of dots."""
    tones, pixels = [*separation.tones], separation.pixels.copy()
    coverage = separation.coverage()
    for base, ink in _dotted(separation.tones):
        where = separation.dotted(ink, base)
        between_lines = polygons_of(traced(where & ~separation.lines))
        for part in [part for part in between_lines if _is_slim(part, ink, base)]:
            around = polygons_of(part.buffer(BELOW_LINES))
            within = where & mask_of(around, where.shape)
            if within.any() and coverage[within].mean() >= FAINT:
                pixels[within] = len(tones)
        tones.append(Tone(ink))
    return replace(separation, tones=tones, pixels=pixels)


def _dotted(tones: Iterable[Tone]) -> list[tuple[Ink | None, Ink]]:
    """Returns the pairs of an ink, or none, and the dots on it."""
    pairs: dict[tuple[Ink | None, Ink], None] = {}
    for tone in tones:
        if tone.dots:
            pairs[tone.base, tone.dots] = None
    return [*pairs]


def _is_slim(part: Polygon, ink: Ink, base: Ink | None) -> bool:
    return part.area < SPECK if base else part.buffer(-SLIM[ink] / 2).is_empty
