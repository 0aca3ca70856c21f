"""The pairs of a theme's colours that stand on each other, and which have too little contrast.

``tests/unit/theme/test_contrast_pairs.py`` reads all stylesheets and says what is missing here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from portfolio.color import AA_TEXT, contrast, lightness_contrast
from portfolio.models.field_types import WHITE
from portfolio.models.theme.colors import PageGround, PageGrounds, Pastels
from portfolio.models.theme.roles import SCHEMES, Role, color_of
from portfolio.models.theme.theme import Theme


class ContrastLevel(NamedTuple):
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


WORDS_LEVEL = ContrastLevel("words", AA_TEXT, 60)
LABELS_LEVEL = ContrastLevel("labels of buttons", AA_TEXT, 45)
"""A word or two, bold: WCAG makes no difference, APCA asks for less than for what is read."""
LARGE_LEVEL = ContrastLevel("large words", 3, 45)
OVERPRINT_LEVEL = ContrastLevel("large words below a disc", 3, 15)
"""Letters of a quarter of the screen, of which the disc covers two."""
EDGED_LEVEL = ContrastLevel("large words with an edge of paper", 1.4, 15)
MARKS_LEVEL = ContrastLevel("icons, lines and marks", 3, 30)


class ColorPair(NamedTuple):
    """Two colours of which one stands on the other.

    Attributes:
        front: Role of the words or the mark.
        ground: Role of the colour behind them.
        level: Contrast that the pair needs.
        schemes: Schemes in which the pair is seen.
    """

    front: Role
    ground: Role
    level: ContrastLevel
    schemes: tuple[str, ...] = SCHEMES


PAGE_COLORS = ("colors.paper", "colors.surface", "colors.sectionWhite", "colors.sectionGrey")
GROUND_COLORS = tuple(
    f"grounds.{page}.{part}"
    for page in PageGrounds.model_fields
    for part in PageGround.model_fields
)
PASTEL_COLORS = tuple(f"pastels.{name}" for name in Pastels.model_fields)

ROLE_PAIRS: tuple[tuple[tuple[Role, ...], tuple[Role, ...], ContrastLevel], ...] = (
    # Words of the pages: also titles of cards, chips, menus, and what first screens say.
    (("colors.text",), (*PAGE_COLORS, *GROUND_COLORS), WORDS_LEVEL),
    (("colors.text",), ("colors.hover", "colors.chip", "colors.code"), WORDS_LEVEL),
    (("colors.text",), ("colors.loading",), WORDS_LEVEL),
    # Words, links and focus on cards, and in quotations.
    (("colors.onPastel",), PASTEL_COLORS, WORDS_LEVEL),
    # Dates and captions; comments in code.
    (("colors.text2",), (*PAGE_COLORS, "colors.code"), WORDS_LEVEL),
    # Links in a text; keywords in code.
    (("colors.link",), (*PAGE_COLORS, "colors.code"), WORDS_LEVEL),
    (("colors.codeString", "colors.codeNumber", "colors.codeName"), ("colors.code",), WORDS_LEVEL),
    # Buttons and labels, the page that is open in the menu, Radix's buttons.
    (("colors.onAccent",), ("colors.accent",), LABELS_LEVEL),
    (("colors.ink",), ("colors.quiet",), LABELS_LEVEL),
    (("colors.selectedText",), ("colors.selected",), LABELS_LEVEL),
    (("colors.quiet",), ("hues.violet",), LABELS_LEVEL),
    (("colors.paper",), ("colors.text",), LABELS_LEVEL),
    # The player.
    (("colors.onNight",), ("colors.night",), WORDS_LEVEL),
    # The foot of home's stage, and the end of a page.
    (("colors.text",), ("colors.sand",), WORDS_LEVEL),
    # The icon of videos, the choice among several, the underline of words that do something.
    (("colors.onAccent",), ("colors.play",), MARKS_LEVEL),
    (("colors.selected", "colors.emphasis"), ("colors.surface",), MARKS_LEVEL),
    # Bullets of lists, and the line between parts of a text.
    (("colors.emphasis",), ("colors.paper",), MARKS_LEVEL),
    # Controls that cannot be used now: no criterion asks for it, but their icons should be seen.
    (("colors.text3",), ("colors.surface",), MARKS_LEVEL),
    # The line of the timeline, and around its dates.
    (("colors.rail",), ("colors.paper", "colors.surface"), MARKS_LEVEL),
    # The ring around what has the focus; on night and on colours of clients the gap sets it
    # off from the ground.
    (("colors.focus",), ("colors.focusGap", *PAGE_COLORS), MARKS_LEVEL),
    (("colors.focus",), (*GROUND_COLORS, "colors.sand"), MARKS_LEVEL),
    (("colors.focusOnNight",), ("colors.night",), MARKS_LEVEL),
)
"""Pairs of roles: the front, the ground, and the level needed."""

PRINTED_ROLES = ("colors.text", "colors.text2", "colors.link")
"""Words of the resume as PDF and in print: on white paper, in the colours of light."""


def pairs(theme: Theme) -> Iterator[ColorPair]:
    """Yields every pair of colours of a theme, each once, with one for each band of its titles."""
    for fronts, grounds, level in ROLE_PAIRS:
        for front in fronts:
            yield from (ColorPair(front, ground, level) for ground in grounds)
    yield from (ColorPair(front, WHITE, WORDS_LEVEL, ("light",)) for front in PRINTED_ROLES)
    yield from _titles(theme)


def _titles(theme: Theme) -> Iterator[ColorPair]:
    """Yields the pairs of titles; a set one has a disc over it, of a print the fringe is left out.

    Letters as large as those of a bare title need no more than a mark.
    """
    style = theme.lettering.style
    if style == "text":
        yield ColorPair("colors.text", "colors.disc", OVERPRINT_LEVEL)
    if style == "sticker":
        yield ColorPair("colors.outline", "colors.stickerBorder", LARGE_LEVEL, ("light",))
    for page, bands in theme.lettering.gradients:
        grounds = [f"grounds.{page}.{part}" for part in PageGround.model_fields]
        seen = bands if style != "overprint" else bands[:-1]
        for band in (f"lettering.gradients.{page}.{index}" for index in range(len(seen))):
            if style == "overprint" and page == "home":  # before the hills of riso
                yield ColorPair(band, "hues.cyan", EDGED_LEVEL, ("light",))
            if style in {"sticker", "outline"}:
                yield ColorPair(band, "colors.outline", MARKS_LEVEL, ("light",))
            if style in {"flat", "outline", "overprint", "grain"}:
                schemes = ("dark",) if style == "outline" else SCHEMES
                yield from (ColorPair(band, ground, MARKS_LEVEL, schemes) for ground in grounds)
        if style == "outline":
            yield from (
                ColorPair("colors.outline", ground, LARGE_LEVEL, ("light",)) for ground in grounds
            )


class Miss(NamedTuple):
    """A pair with less contrast than it needs, in one of the schemes.

    Attributes:
        pair: Colours of the theme that stand on each other.
        scheme: ``light`` or ``dark``.
        front: The colour of the words or the mark, as #rrggbb.
        ground: The colour that it stands on, as #rrggbb.
        shortfall: Share of the contrast needed that is lacking.
    """

    pair: ColorPair
    scheme: str
    front: str
    ground: str
    shortfall: float


def shortfall(front: str, ground: str, level: ContrastLevel) -> float:
    """Returns the share of the contrast needed that is lacking, by the worse of the two measures.

    Args:
        front: The colour of the words or the mark, as #rrggbb.
        ground: The colour that it stands on, as #rrggbb.
        level: Contrast that is needed. Where there is more, the share is below 0.
    """
    by_ratio = contrast(front, ground) / level.ratio
    return 1 - min(by_ratio, lightness_contrast(front, ground) / level.lightness)


def passes(front: str, ground: str, level: ContrastLevel) -> bool:
    """Returns whether a colour on another has the contrast of a level, by WCAG and APCA."""
    return shortfall(front, ground, level) <= 0


def misses(theme: Theme) -> Iterator[Miss]:
    """Yields every pair of a theme that has too little contrast."""
    data = theme.model_dump(by_alias=True)
    for pair in pairs(theme):
        for scheme in pair.schemes:
            front, ground = (color_of(data, it, scheme) for it in (pair.front, pair.ground))
            if (lacking := shortfall(front, ground, pair.level)) > 0:
                yield Miss(pair, scheme, front, ground, lacking)
