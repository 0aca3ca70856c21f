"""Draws the sticker lettering of page titles from any words.

Only the shape is drawn here; the words themselves must stand in the page as text beside it.
"""

from collections.abc import Sequence
from dataclasses import replace
from gzip import compress
from pathlib import Path

from portfolio.drawing.letter_sticker import Style, sticker
from portfolio.drawing.text_layout import Shape, lock_up

FOUNTAINS = {
    "home": ("#FFE14A", "#FFB81F", "#FF8A1F", "#FF5138", "#F4459E"),
    "projects": ("#FF8ACD", "#F4459E", "#FF5138", "#FF8A1F"),
    "experiments": ("#B6EE4C", "#3FD6D0", "#6CCBFF", "#8C5CFF"),
    "resume": ("#FFE14A", "#FFB81F", "#FF8A1F", "#FF5138"),
}
TITLE = Style()
STACK = Style(
    Shape(200, width=1000, track=18, softness=9, sway=18, phase=0.4, top_sway=-14, top_phase=1),
    outline=10,
    block=14,
    die_cut=20,
    close=16,
    wave=16,
    waves=3.4,
)
HERO = replace(STACK, shape=replace(STACK.shape, height=262, sway=24, phase=-0.4), wave=24)
LONGEST_LINE = 18
MAX_BYTES = 7_000
TOLERANCES = (0.6, 0.8, 1.2, 1.6)


def draw(
    lines: Sequence[str],
    colours: Sequence[str],
    *,
    fonts: Sequence[Path],
    prefix: str,
    above: str = "",
    style: Style | None = None,
) -> str:
    """Draws words as a sticker of at most 7 kB when compressed, unless they are very many.

    Args:
        lines: The words, one string a line; a line that is too long is broken at its spaces.
        colours: The bands of the letters from top to bottom, as CSS colours.
        fonts: Font files; each letter comes from the first that has it.
        prefix: Starts every id, so that several stickers can stand in one page.
        above: A small line of ink over the first line.
        style: The measures; by default they follow from the number of lines.

    Returns:
        An `<svg aria-hidden="true">`. Its ink starts at 0, 0 and the die-cut hangs outside, so
        the viewBox tells how far to pull the sticker into the margin.

    Raises:
        MissingGlyphError: No font has one of the characters.
        ValueError: There are no words or no colours.
    """
    rows = [row for line in lines for row in break_line(line)]
    if not rows or not colours:
        raise ValueError("Lettering needs at least one word and one colour.")
    style = style or (HERO if above else STACK if len(rows) > 1 else TITLE)
    lockup = lock_up(rows, fonts, style.shape, above)
    drawing = ""
    for tolerance in TOLERANCES:
        drawing = sticker(lockup, colours, style, prefix, tolerance)
        if len(compress(drawing.encode(), mtime=0)) <= MAX_BYTES:
            break
    return drawing


def break_line(text: str, longest: int = LONGEST_LINE) -> list[str]:
    """Breaks words into as few lines as possible, of about the same length.

    Args:
        text: The words.
        longest: Most characters of a line; a single longer word is left whole.

    Returns:
        The lines.
    """
    words = text.split()
    fewest = len(_wrapped(words, longest))
    rows = (_wrapped(words, width) for width in range(1, longest + 1))
    return next(lines for lines in rows if len(lines) == fewest)


def _wrapped(words: Sequence[str], width: int) -> list[str]:
    rows: list[str] = []
    for word in words:
        if rows and len(rows[-1]) + 1 + len(word) <= width:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows
