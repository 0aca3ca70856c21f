"""Draws any words as the lettering of page titles.

Only the shape is drawn here; the page must have the words as text besides.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from gzip import compress

from portfolio.drawing.grain import grain_svg
from portfolio.drawing.lettering_svg import LetteringStyle, lettering_svg
from portfolio.drawing.line_breaks import MAX_LINE_LENGTH, balance_lines
from portfolio.drawing.overprint import overprint_svg
from portfolio.drawing.text_layout import LayoutStyle, layout_text
from portfolio.drawing.title_colors import LetteringColors
from portfolio.fonts.characters import undrawable, without_pictographs
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
