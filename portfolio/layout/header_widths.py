"""How wide windows have to be for all that the header may show."""

from __future__ import annotations

from portfolio.fonts.characters import text_width
from portfolio.models.content import Content
from portfolio.models.site import Site

LETTER_WIDTH, NAME_LETTER_WIDTH = 9.2, 15.5
"""About how wide a letter of the navigation and of the owner's name is, in CSS pixels."""

OTHER_WIDTHS, BUTTON_WIDTH = 540, 72
"""Margins, paddings, gaps and round buttons of the header together, and room for wider spacing; and
a round button with its gap."""

TAGLINE_WINDOWS = (1200, 1440, 1680)
"""Widths from which on the header may say what the owner does; header.css has a class for each."""

NO_MENU, USUAL_LINKS = 820, 3
"""From which width on so many links stand in the header, and are in no menu."""

WIDEST_MENU = 1280
"""Width from which on there is no menu, however many links there are: they may take two rows."""

FAR_LINK, CLOSE_LINK = 44, 36
"""Padding and gap of one of few links, and of one of many."""

ICON_WIDTH, LOGO_WIDTH = 30, 75
"""An icon of a link with its gap, and the logo without the name."""

LONGEST_NAME = 16
"""Letters of the owner's name in one row of the header."""

MARGINS = 0.1
"""Share of the window that is left free at both sides."""


def tagline_window(site: Site) -> int | None:
    """Returns from which width on the header says what the owner does; None for never."""
    names = text_width(site.owner) * NAME_LETTER_WIDTH + text_width(site.tagline) * LETTER_WIDTH
    width = OTHER_WIDTHS + BUTTON_WIDTH * site.search + names + _links(site, FAR_LINK)
    return next((window for window in TAGLINE_WINDOWS if window >= width), None)


def with_menu_window(styles: str, content: Content) -> str:
    """Returns styles in which ``--menu`` and ``--no-menu`` are the windows with and without a menu.

    Browsers do not know custom media queries yet.
    """
    width = max(no_menu_window(it.site, len(content.languages)) for it in content.languages)
    return styles.replace("(--menu)", f"(max-width: {width - 1}px)").replace(
        "(--no-menu)", f"(min-width: {width}px)"
    )


def no_menu_window(site: Site, languages: int) -> int:
    """Returns the width from which on the links stand in the header in one row, and in no menu.

    Args:
        site: The owner and the links.
        languages: How many languages there are.
    """
    if len(site.navigation) <= USUAL_LINKS:
        return NO_MENU
    buttons = 1 + site.search + (languages > 1)
    name = min(text_width(site.owner), LONGEST_NAME) * NAME_LETTER_WIDTH
    width = LOGO_WIDTH + name + _links(site, CLOSE_LINK) + buttons * BUTTON_WIDTH
    return max(NO_MENU, min(WIDEST_MENU, round(width / (1 - MARGINS))))


def _links(site: Site, around: float) -> float:
    """Returns about how wide the links are together, each with so much around it."""
    widths = (
        text_width(link.label) * LETTER_WIDTH + around + ICON_WIDTH * bool(link.icon)
        for link in site.navigation
    )
    return sum(widths)
