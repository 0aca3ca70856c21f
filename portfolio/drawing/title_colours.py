"""The colours of page titles."""

from __future__ import annotations

from portfolio.drawing.lettering_svg import LetteringColours
from portfolio.drawing.paint import Colour, paint_of
from portfolio.models.theme import Theme
from portfolio.models.theme_colors import Scheme, SchemeColor

EDGED = "home"
"""Page on which stickers drift behind the title."""


def title_colours(theme: Theme, page: str, scheme: Scheme | None = None) -> LetteringColours:
    """Returns the colours of a title.

    Args:
        theme: Theme of the site.
        page: Whose gradient it has, such as ``home``.
        scheme: The only one that it is seen in, as in a picture; None where it follows the page.
    """

    def paint(colour: str | SchemeColor) -> Colour:
        is_one = isinstance(colour, str)
        return colour if is_one else paint_of(colour.light, colour.dark, scheme)

    colors, chosen = theme.colors, scheme or "light"
    return LetteringColours(
        tuple(paint(band) for band in getattr(theme.lettering.gradients, page)),
        colors.outline.shown(chosen),
        colors.sticker_border.shown(chosen),
        text=paint(colors.text),
        paper=paint(getattr(theme.grounds, page).ground) if page == EDGED and not scheme else "",
        scheme=scheme,
    )
