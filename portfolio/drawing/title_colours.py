"""The colours of page titles."""

from __future__ import annotations

from portfolio.drawing.lettering_svg import LetteringColours
from portfolio.models.theme import Theme


def title_colours(theme: Theme, page: str) -> LetteringColours:
    """Returns the colours of a title.

    Args:
        theme: Of the site.
        page: Whose gradient it has, such as ``home``.
    """
    colors = theme.colors
    bands = getattr(theme.lettering.gradients, page)
    return LetteringColours(bands, colors.outline.light, colors.sticker_border.light)
