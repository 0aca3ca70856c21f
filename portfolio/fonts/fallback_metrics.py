"""The measures that let a font of the visitor's computer stand in for a face until it arrives."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import uharfbuzz
from fontTools.ttLib import TTFont

from portfolio.cache import ResultStore
from portfolio.fonts.family import saved
from portfolio.paths import CACHE

harfbuzz: Any = uharfbuzz
"""Module of HarfBuzz without types: the package has no stubs."""

WIDTHS = ResultStore(CACHE / "widths")
"""Widths of lines that were measured before: a face is unpacked for it."""

SAMPLE = (
    "The quick plan was to measure every page twice, then fix what moves: a heading, its lead and "
    "the list below. We kept 24 notes, and most of them said the same thing; words change their "
    "width as faces load."
)
"""English prose, whose width is compared."""

ARIAL = 91.2544
ARIAL_BOLD = 97.8013
"""The width of the sample in Arial, in ems; Liberation Sans has the same."""

BOLD = 600
"""The weight from which Arial Bold stands in."""


class FallbackMetrics(NamedTuple):
    """Changes to Arial, as parts of 1.

    Attributes:
        size: Size of its letters, so that words are as wide.
        ascent: Height above the baseline, so that lines are as high.
        descent: Depth below the baseline.
        gap: Gap between lines.
    """

    size: float
    ascent: float
    descent: float
    gap: float


@lru_cache(maxsize=32)
def fallback_metrics(file: Path, weight: int, *, is_bold: bool) -> FallbackMetrics | None:
    """Returns the measures of Arial that stands in for a face, or None if it has no Latin.

    Args:
        file: The face.
        weight: Weight of the words, where the face is variable.
        is_bold: Whether Arial Bold stands in.
    """
    font: Any
    with TTFont(file, recalcTimestamp=False) as font:
        if not set(SAMPLE) <= {chr(code) for code in font.getBestCmap()}:
            return None
        units, heights = font["head"].unitsPerEm, _heights(font)
        size = line_width(file, weight) / (ARIAL_BOLD if is_bold else ARIAL)
    return FallbackMetrics(size, *(it / units / size for it in heights))


def _heights(font: Any) -> tuple[int, int, int]:
    """Returns ascent, descent and line gap in font units, as browsers choose them."""
    lines, typographic = font["hhea"], font["OS/2"]
    # With the bit USE_TYPO_METRICS browsers take these values.
    if typographic.fsSelection & (1 << 7):
        return typographic.sTypoAscender, -typographic.sTypoDescender, typographic.sTypoLineGap
    return lines.ascent, -lines.descent, lines.lineGap


def line_width(file: Path, weight: int, text: str = SAMPLE) -> float:
    """Returns the width of a line of text in a face, at a weight, in ems."""
    return float(WIDTHS.made("width.txt", partial(_measured, file, weight, text)).read_text())


def _measured(file: Path, weight: int, text: str) -> str:
    with TTFont(file, recalcTimestamp=False) as font:
        shaped = harfbuzz.Font(harfbuzz.Face(saved(font, None)))  # HarfBuzz reads no WOFF2.
    shaped.set_variations({"wght": weight})
    words = harfbuzz.Buffer()
    words.add_str(text)
    words.guess_segment_properties()
    harfbuzz.shape(shaped, words)
    return str(sum(it.x_advance for it in words.glyph_positions or ()) / shaped.face.upem)
