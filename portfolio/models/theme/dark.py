"""Dark colours from light ones, in OKLCH."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Dark:
    """How the dark value of a role follows from its light one, where the owner says only that.

    Attributes:
        lightness: Of the dark value, 0 (black) to 1 (white).
        chroma: Share of the light value's chroma that the dark one keeps.
    """

    lightness: float
    chroma: float = 1

    def of(self, light: str) -> str:
        """Returns the dark value of a colour as #rrggbb: its hue at this lightness."""
        from coloraide import Color  # Slow to import, and most sites derive no colour.

        colour = Color(light).convert("oklch")
        colour["lightness"] = self.lightness
        colour["chroma"] *= self.chroma
        return colour.convert("srgb").fit(method="oklch-chroma").to_string(hex=True)


GROUND = Dark(0.22)
RING = Dark(0.27)
CARD = Dark(0.33)
"""Behind words: the lightness of the default theme's own dark values."""
