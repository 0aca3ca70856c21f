"""Dark colours from light ones, in OKLCH."""

from __future__ import annotations

from dataclasses import dataclass

from portfolio.models.theme.oklch import at_lightness


@dataclass(frozen=True, slots=True)
class Dark:
    """The rule by which the dark value of a role follows from its light one, if only that is said.

    Attributes:
        lightness: Lightness of the dark value, 0 (black) to 1 (white).
        chroma: Share of the light value's chroma that the dark one keeps.
    """

    lightness: float
    chroma: float = 1

    def of(self, light: str) -> str:
        """Returns the dark value of a colour as #rrggbb: its hue at this lightness."""
        return at_lightness(light, self.lightness, self.chroma)


GROUND = Dark(0.22)
RING = Dark(0.27)
CARD = Dark(0.33)
"""Rule for colours behind words: the lightness of the default theme's own dark values."""
