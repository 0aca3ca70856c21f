"""Draws the sticker lettering of page titles from any words.

From back to front: a white die-cut, a block of ink cast to the lower right and the outline of the
letters in one shape, then the letters as a window onto stepped, wavy bands of colour.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from gzip import compress
from itertools import count
from math import pi, sin
from pathlib import Path

from shapely import Polygon, unary_union
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from portfolio.build.curves import commands, fit, path_data
from portfolio.build.lockup import Lockup, Shape, lock_up

FOUNTAINS = {
    "home": ("#FFE14A", "#FFB81F", "#FF8A1F", "#FF5138", "#F4459E"),
    "projects": ("#FF8ACD", "#F4459E", "#FF5138", "#FF8A1F"),
    "experiments": ("#B6EE4C", "#3FD6D0", "#6CCBFF", "#8C5CFF"),
    "resume": ("#FFE14A", "#FFB81F", "#FF8A1F", "#FF5138"),
}
INK = "#1B0F33"
LONGEST_LINE = 18
PADDING = 4
MAX_BYTES = 14_000
TOLERANCES = (0.3, 0.5, 0.8, 1.2)
LEAST_HOLE = 700


@dataclass(frozen=True)
class Style:
    """How thick the sticker is, in drawing units.

    Attributes:
        shape: The measures of the letters.
        outline: Width of the ink around the letters.
        block: How far the ink is cast to the right and down.
        die_cut: Width of the white around the ink.
        close: Radius up to which the white fills dents and gaps.
        wave: Height of the waves between two colours.
        waves: How many half waves run across.
    """

    shape: Shape = field(default_factory=Shape)
    outline: float = 8.5
    block: float = 11
    die_cut: float = 16
    close: float = 14
    wave: float = 9
    waves: float = 3


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
HERO = Style(
    Shape(262, width=1000, track=18, softness=9, sway=24, phase=-0.4, top_sway=-14, top_phase=1),
    outline=10,
    block=14,
    die_cut=20,
    close=16,
    wave=24,
    waves=3.4,
)


def draw(
    lines: Sequence[str],
    colours: Sequence[str],
    *,
    fonts: Sequence[Path],
    prefix: str,
    above: str = "",
    style: Style | None = None,
) -> str:
    """Draws words as a sticker.

    Args:
        lines: The words, one string a line; a line that is too long is broken at its spaces.
        colours: The bands of the letters from top to bottom, as CSS colours.
        fonts: Font files; each letter comes from the first that has it.
        prefix: Starts every id, so that several stickers can stand in one page.
        above: A small line of ink over the first line.
        style: The measures; by default they follow from the number of lines.

    Returns:
        An `<svg aria-hidden="true">` that needs a `viewBox` only: its ink starts at x = 0 and the
        die-cut hangs outside to the left. The words must stand in the page as text beside it.

    Raises:
        MissingGlyph: No font has one of the characters.
        ValueError: There are no words or no colours.
    """
    rows = [row for line in lines for row in break_line(line)]
    if not rows or not colours:
        raise ValueError("Lettering needs at least one word and one colour.")
    style = style or (HERO if above else STACK if len(rows) > 1 else TITLE)
    lockup = lock_up(rows, fonts, style.shape, above)
    drawings = (_sticker(lockup, colours, style, prefix, coarse) for coarse in TOLERANCES)
    drawing = ""
    for drawing in drawings:
        if len(compress(drawing.encode(), mtime=0)) <= MAX_BYTES:
            break
    return drawing


def break_line(text: str, longest: int = LONGEST_LINE) -> list[str]:
    """Breaks words into lines of about the same length.

    Args:
        text: The words.
        longest: Most characters of a line; a single longer word is left whole.

    Returns:
        As few lines as hold the words.
    """
    words = text.split()
    for lines in count(max(1, -(-len(" ".join(words)) // longest))):
        width = -(-len(" ".join(words)) // lines)
        rows = _filled(words, range(width, longest + 1))
        if len(rows) <= lines or lines >= len(words):
            return rows
    return []


def _filled(words: list[str], widths: range) -> list[str]:
    """Fills lines greedily at the least width that gives the fewest of them."""
    fillings = [_wrapped(words, width) for width in widths] or [words]
    return min(fillings, key=len)


def _wrapped(words: list[str], width: int) -> list[str]:
    rows: list[str] = []
    for word in words:
        if rows and len(rows[-1]) + 1 + len(word) <= width:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


def _sticker(
    lockup: Lockup, colours: Sequence[str], style: Style, prefix: str, tolerance: float
) -> str:
    ink = _cast(lockup.letters.buffer(style.outline), style.block)
    left, top = unary_union([ink, lockup.above]).bounds[:2]
    ink, letters, above = (
        translate(area, -left, -top) for area in (ink, lockup.letters, lockup.above)
    )
    cut = _die_cut(unary_union([ink, above.buffer(4)]), style)
    x0, y0, x1, y1 = cut.bounds
    box = [round(x0) - PADDING, round(y0) - PADDING]
    box += [round(x1) + PADDING - box[0], round(y1) + PADDING - box[1]]
    window = f'<clipPath id="{prefix}-letters"><path clip-rule="evenodd" d="{path_data(letters, tolerance)}"/></clipPath>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(str, box))}" '
        f'class="lettering" aria-hidden="true">{window}'
        f'<path class="cut" fill="#fff" d="{path_data(cut, tolerance * 1.5)}"/>'
        f'<path fill="{INK}" fill-rule="evenodd" d="{path_data(ink, tolerance)}{path_data(above, tolerance)}"/>'
        f'<g clip-path="url(#{prefix}-letters)">{_bands(letters, colours, style)}</g></svg>'
    )


def _cast(letters: BaseGeometry, block: float) -> BaseGeometry:
    """Draws the ink along the diagonal and fills the holes too small to see."""
    steps = round(block)
    whole = unary_union(
        [translate(letters, i * block / steps, i * block / steps) for i in range(steps + 1)]
    )
    polygons = getattr(whole, "geoms", [whole])
    return unary_union(
        [
            Polygon(
                part.exterior, [hole for hole in part.interiors if Polygon(hole).area > LEAST_HOLE]
            )
            for part in polygons
        ]
    )


def _die_cut(area: BaseGeometry, style: Style) -> BaseGeometry:
    grown = area.buffer(style.die_cut + style.close).buffer(-style.close)
    return unary_union([Polygon(part.exterior) for part in getattr(grown, "geoms", [grown])])


def _bands(letters: BaseGeometry, colours: Sequence[str], style: Style) -> str:
    x0, y0, x1, y1 = letters.bounds
    left, right, bottom = round(x0) - 9, round(x1) + 9, round(y1) + 9
    step = (y1 - y0) / len(colours)
    painted = f'<path fill="{colours[0]}" d="M{left} {round(y0) - 9}H{right}V{bottom}H{left}z"/>'
    for index, colour in enumerate(colours[1:], 1):
        wave = [
            complex(left + (right - left) * u, y0 + step * index + _wave(u, index, style))
            for u in (k / 60 for k in range(61))
        ]
        edge = commands(wave[0], fit(wave, 0.5))
        painted += f'<path fill="{colour}" d="{edge}V{bottom}H{left}z"/>'
    return painted


def _wave(across: float, index: int, style: Style) -> float:
    return style.wave * sin(across * pi * style.waves + index * 0.6)
