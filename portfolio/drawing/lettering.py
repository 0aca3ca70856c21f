"""Draws any words as the lettering of page titles.

Only the shape is drawn here; the page must have the words as text besides.
"""

import math
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from gzip import compress
from itertools import pairwise

from portfolio.drawing.grain import grain_svg
from portfolio.drawing.lettering_svg import MAX_LINE_LENGTH, LetteringStyle, lettering_svg
from portfolio.drawing.overprint import overprint_svg
from portfolio.drawing.text_layout import LayoutStyle, layout_text
from portfolio.drawing.title_colors import LetteringColors
from portfolio.fonts.characters import text_width, undrawable, without_pictographs
from portfolio.fonts.family import FontPaths, characters_in

ONE_LINE = LetteringStyle(LayoutStyle(letter_spacing=34))
STACKED = LetteringStyle(
    LayoutStyle(
        height=200,
        width=1000,
        letter_spacing=52,
        line_gap=46,
        corner_radius=9,
        amplitude=18,
        phase=0.4,
        top_amplitude=-14,
        top_phase=1,
    ),
    outline=10,
    shadow=14,
    border=20,
    closing_radius=16,
    wave_height=16,
    half_waves=3.4,
)
WALL = replace(
    STACKED,
    layout=replace(
        STACKED.layout,
        height=310,
        width=1500,
        letter_spacing=18,
        least_scale=0.41,
        descent=0.45,
        amplitude=6,
        phase=-0.6,
        top_amplitude=-26,
        top_phase=0.5,
        eyebrow_share=0.6,
    ),
    wave_height=20,
    half_waves=4.4,
    max_line_length=22,
)
"""Measures of a low line of letters, with a small one above that leaves room at its end."""

MEASURES_LEFT_OUT: dict[str, dict[str, float]] = {
    "sticker": {},
    "outline": {"shadow": 0, "border": 0},
    "flat": {"shadow": 0, "border": 0, "outline": 0},
}
"""Measures that a style of lettering does without."""

PRINTED_STYLES = {"overprint": overprint_svg, "grain": grain_svg}
"""Styles that have a layout of their own, and what draws them."""

NO_START = frozenset("、。，．！？：；）」』】〉》〕・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々")  # noqa: RUF001
NO_END = frozenset("（「『【〈《〔")  # noqa: RUF001
"""Letters and signs that no line of Chinese, Japanese or Korean starts or ends with."""

VOWELS = "aeiouyäöüåæøœáéíóúýàèìòùâêîôûãõëïąęěůıőűаеёиоуыэюяіїєαεηιουωάέήίόύώ"  # noqa: RUF001
SYLLABLE = re.compile(rf"(?=(sch|(?<!s)[cpst]h|[^\W\d_h{VOWELS}])[{VOWELS}])", re.IGNORECASE)
"""Where a long word is broken: before a consonant, or several that sound as one, and a vowel."""

NEAR = 3
"""Letters by which a part of a broken word may be longer than the others, or shorter."""

MAX_LETTERING_BYTES = 7_000
TOLERANCES = (0.6, 0.8, 1.2, 1.6)
LONG_TITLE = 40
"""Letters above which only the coarsest drawing is small enough, and drawing another takes time."""


def draw_lettering(
    lines: Sequence[str],
    colors: LetteringColors,
    *,
    fonts: FontPaths,
    prefix: str,
    eyebrow: str = "",
    style: str = "sticker",
    measures: LetteringStyle | None = None,
) -> str:
    """Draws words as lettering of at most 7 kB when compressed, unless they are very many.

    Args:
        lines: The words, one string a line; a line that is too long is broken at its spaces.
        colors: Colours of the bands, the ink and the border.
        fonts: Families of the letters.
        prefix: Starts every id, so that several stickers can stand in one page.
        eyebrow: A small line of ink above the first line.
        style: Style of the theme: ``sticker``, ``flat``, ``outline``, ``overprint`` or ``grain``.
        measures: Measures of the first three; by default they follow from the number of lines.

    Returns:
        An `<svg aria-hidden="true">`. Its ink starts at 0, 0 and the white border is outside, so
        the viewBox gives how far to pull the sticker into the margin.

    Raises:
        BuildError: No font has one of the characters.
        ValueError: There are no words or no colours.
    """
    longest = measures.max_line_length if measures else MAX_LINE_LENGTH
    rows = [row for line in lines for row in balance_lines(line, longest)]
    if not rows or not colors.bands:
        raise ValueError("Lettering needs at least one word and one colour.")
    if printed := PRINTED_STYLES.get(style):
        draw = partial(printed, rows, colors, fonts, prefix, eyebrow)
    else:
        measures = measures or (STACKED if len(rows) > 1 else ONE_LINE)
        measures = replace(measures, **MEASURES_LEFT_OUT[style])
        text = layout_text(rows, fonts, measures.layout, eyebrow)
        return lettering_svg(text, colors, measures, prefix)
    drawing = ""
    for tolerance in TOLERANCES if sum(map(len, rows)) <= LONG_TITLE else TOLERANCES[-1:]:
        drawing = draw(tolerance)
        if len(compress(drawing.encode(), mtime=0)) <= MAX_LETTERING_BYTES:
            break
    return drawing


def with_long_lines(length: int) -> LetteringStyle:
    """Returns the measures of stacked lines that have more letters than usual, and are wider.

    Args:
        length: Most letters of a line.
    """
    width = round((STACKED.layout.width or 0) * length / MAX_LINE_LENGTH)
    layout = replace(STACKED.layout, width=width)
    return replace(STACKED, layout=layout, max_line_length=length)


def balance_lines(text: str, max_length: int = MAX_LINE_LENGTH) -> list[str]:
    """Breaks words into as few lines as possible, of about the same length.

    Args:
        text: The words. A long one in a script without blanks, such as Japanese, is broken between
            its letters.
        max_length: Most characters of a line, of which wide ones count twice; a single word of up
            to ``MAX_LINE_LENGTH`` is left whole, a longer one is broken with hyphens.
    """
    units = [unit for word in text.split() for unit in _units(word, max_length)]
    fewest = len(_wrap(units, max_length))
    rows = (_wrap(units, width) for width in range(1, max_length + 1))
    return next(lines for lines in rows if len(lines) == fewest)


def _units(word: str, max_length: int) -> list[tuple[str, str]]:
    """Returns the parts of a word that may start a line, each with the blank before it."""
    parts, longest = [word], max(max_length, MAX_LINE_LENGTH)
    if len(word) < text_width(word) > max_length:
        parts = _between_letters(word)
    elif len(word) > longest:
        pieces = re.findall("[^-]*-|[^-]+", word)
        parts = [part for piece in pieces for part in hyphenated(piece, longest)]
    return [("" if index else " ", part) for index, part in enumerate(parts)]


def _between_letters(word: str) -> list[str]:
    """Returns the parts of a word in a script without blanks."""
    parts = [word[0]]
    for character in word[1:]:
        is_apart = text_width(character) > 1 or text_width(parts[-1][-1]) > 1
        if is_apart and character not in NO_START and parts[-1][-1] not in NO_END:
            parts.append(character)
        else:
            parts[-1] += character
    return parts


def hyphenated(word: str, longest: int) -> list[str]:
    """Returns parts of about the same length, with hyphens, if a word is too long for a line."""
    count = math.ceil(len(word) / (longest - NEAR - 1)) if len(word) > longest else 1
    places = [it.start() for it in SYLLABLE.finditer(word)]
    cuts = [0]
    for even in (round(len(word) * part / count) for part in range(1, count)):
        near = [(abs(it - even), it) for it in places if abs(it - even) <= NEAR]
        cuts += [min(near)[1]] if near else []
    *most, last = (word[start:end] for start, end in pairwise([*cuts, len(word)]))
    return [*(f"{part}-" for part in most), last]


def _wrap(units: Sequence[tuple[str, str]], width: int) -> list[str]:
    rows: list[str] = []
    for blank, unit in units:
        if rows and text_width(f"{rows[-1]}{blank}{unit}") <= width:
            rows[-1] += f"{blank}{unit}"
        else:
            rows.append(unit)
    return rows


def drawable(lines: Sequence[str], fonts: FontPaths) -> tuple[str, ...]:
    """Returns the lines that are drawn: without emoji that no face has.

    There are none if nothing is left to draw, or a letter is in no face.
    """
    known = frozenset().union(*(characters_in(file) for family in fonts for file in family))
    words = tuple(without_pictographs(line, known).strip() for line in lines)
    whole = "".join(words)
    if not any(character.isalnum() for character in whole):
        return ()
    return words if not undrawable(whole, known) else ()
