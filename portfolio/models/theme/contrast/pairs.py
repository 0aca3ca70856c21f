"""The pairs of a theme's colours that stand on each other on pages, in pictures and in files.

``tests/unit/theme/test_contrast_pairs.py`` reads all stylesheets and says what is missing here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from portfolio.models.colour import AA_TEXT, WHITE
from portfolio.models.theme.colors import Ground, Grounds, Pastels
from portfolio.models.theme.theme import Theme

SCHEMES = ("light", "dark")

Role = str
"""The path of a colour in a theme's file, such as ``colors.text2``; or a colour as #rrggbb."""


class Level(NamedTuple):
    """The contrast that something needs.

    Attributes:
        what: Kind of thing that needs it, in words.
        ratio: Ratio by WCAG 2.2, criteria 1.4.3 (words) and 1.4.11 (marks).
        lightness: Lc of APCA, whose guideline names these as the least for words that are read, for
            large ones, and for marks.
    """

    what: str
    ratio: float
    lightness: float


WORDS = Level("words", AA_TEXT, 60)
LABELS = Level("labels of buttons", AA_TEXT, 45)
"""A word or two, bold: WCAG makes no difference, APCA asks for less than for what is read."""
LARGE = Level("large words", 3, 45)
MARKS = Level("icons, lines and marks", 3, 30)


class Pair(NamedTuple):
    """Two colours of which one stands on the other.

    Attributes:
        front: Role of the words or the mark.
        ground: Role of the colour behind them.
        level: Contrast that the pair needs.
        schemes: Schemes in which the pair is seen.
    """

    front: Role
    ground: Role
    level: Level
    schemes: tuple[str, ...] = SCHEMES


PAGES = ("colors.paper", "colors.surface", "colors.sectionWhite", "colors.sectionGrey")
GROUNDS = tuple(
    f"grounds.{page}.{it}" for page in Grounds.model_fields for it in Ground.model_fields
)
PASTELS = tuple(f"pastels.{name}" for name in Pastels.model_fields)

TABLE: tuple[tuple[tuple[Role, ...], tuple[Role, ...], Level, tuple[str, ...]], ...] = (
    # Words of the pages: also titles of cards, chips, menus, and what first screens say.
    (("colors.text",), (*PAGES, *GROUNDS, *PASTELS), WORDS, SCHEMES),
    (("colors.text",), ("colors.hover", "colors.chip", "colors.code"), WORDS, SCHEMES),
    (("colors.text",), ("colors.loading",), WORDS, SCHEMES),
    # Dates and captions, also on the cards of awards; comments in code.
    (("colors.text2",), (*PAGES, *PASTELS, "colors.code"), WORDS, SCHEMES),
    # Links in a text and in its quotations; keywords in code.
    (("colors.link",), (*PAGES, "pastels.lilac", "colors.code"), WORDS, SCHEMES),
    (
        ("colors.codeString", "colors.codeNumber", "colors.codeName"),
        ("colors.code",),
        *(WORDS, SCHEMES),
    ),
    # Buttons and labels, the page that is open in the menu, Radix's buttons.
    (("colors.ink",), ("colors.accent", "colors.quiet"), LABELS, SCHEMES),
    (("colors.selectedText",), ("colors.selected",), LABELS, SCHEMES),
    (("colors.quiet",), ("hues.violet",), LABELS, SCHEMES),
    (("colors.paper",), ("colors.text",), LABELS, SCHEMES),
    # The footer and the player.
    (("colors.onNight", "colors.onNight2"), ("colors.night",), WORDS, SCHEMES),
    # The resume as PDF and in print: on white paper, in the colours of light.
    (("colors.text", "colors.text2", "colors.link"), (WHITE,), WORDS, ("light",)),
    # The icon of videos, the choice among several, the underline of words that do something.
    (("colors.ink",), ("colors.play",), MARKS, SCHEMES),
    (("colors.selected", "colors.emphasis"), ("colors.surface",), MARKS, SCHEMES),
    # Bullets of lists, and the line between parts of a text.
    (("colors.emphasis",), ("colors.paper",), MARKS, SCHEMES),
    # Controls that cannot be used now: no criterion asks for it, but their icons should be seen.
    (("colors.text3",), ("colors.surface",), MARKS, SCHEMES),
    # The line of the timeline, and around its dates.
    (("colors.rail",), ("colors.paper", "colors.surface"), MARKS, SCHEMES),
    # The ring around what has the focus; in the footer and on colours of clients the gap sets it
    # off from the ground.
    (("colors.focus",), ("colors.focusGap", *PAGES, *GROUNDS, *PASTELS), MARKS, SCHEMES),
    (("colors.focusOnNight",), ("colors.night",), MARKS, SCHEMES),
)
"""Pairs of roles: the front, the ground, the level needed, and the schemes."""


def pairs(theme: Theme) -> Iterator[Pair]:
    """Yields every pair of colours of a theme, each once, with one for each band of its titles."""
    for fronts, grounds, level, schemes in TABLE:
        for front in fronts:
            yield from (Pair(front, ground, level, schemes) for ground in grounds)
    yield from _titles(theme)


def _titles(theme: Theme) -> Iterator[Pair]:
    """Yields the pairs of titles that are drawn; of a print without its fringe.

    Letters as large as those of a bare title need no more than a mark.
    """
    style = theme.lettering.style
    if style == "sticker":
        yield Pair("colors.outline", "colors.stickerBorder", LARGE, ("light",))
    for page, bands in theme.lettering.gradients:
        grounds = [f"grounds.{page}.{part}" for part in Ground.model_fields]
        seen = bands if style != "overprint" else bands[:-1]
        for band in (f"lettering.gradients.{page}.{index}" for index in range(len(seen))):
            if style in {"sticker", "outline"}:
                yield Pair(band, "colors.outline", MARKS, ("light",))
            if style in {"flat", "outline", "overprint", "grain"}:
                schemes = ("dark",) if style == "outline" else SCHEMES
                yield from (Pair(band, ground, MARKS, schemes) for ground in grounds)
        if style == "outline":
            yield from (Pair("colors.outline", ground, LARGE, ("light",)) for ground in grounds)
