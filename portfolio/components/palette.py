"""The colours of a client as custom properties."""

from __future__ import annotations

from portfolio.models.project import Palette


def palette_properties(palette: Palette) -> dict[str, str]:
    """Returns the custom properties for background, rings and text in a client's colours."""
    return {"--ground": palette.ground, "--ring": palette.ring, "--on-ground": palette.text}
