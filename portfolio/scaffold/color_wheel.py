"""Colours that are related to one colour, in OKLCH."""

from __future__ import annotations

import math
from dataclasses import dataclass

from coloraide import Color

from portfolio.color import from_oklch

FULL_CHROMA = 0.15
"""Chroma of an accent from which on related colours are as strong as they get."""

LEAST_STRENGTH = 0.2
"""Strength that related colours keep where the accent is grey."""

HUE_OF_GREY = 265
"""Degrees: cool greys, where the accent has no hue."""

YELLOW = 100
"""Degrees: the hue that is the lightest."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """A wheel of all hues, turned so that it begins at the hue of one colour.

    Attributes:
        hue: Hue of the colour, in degrees.
        strength: Strength of the related colours, 0 to 1.
    """

    hue: float
    strength: float

    @classmethod
    def of(cls, accent: str) -> Wheel:
        """Returns the wheel of a colour."""
        _, chroma, hue = Color(accent).convert("oklch").coords()
        is_grey = chroma < 0.01 or math.isnan(hue)
        strength = LEAST_STRENGTH + (1 - LEAST_STRENGTH) * min(1, chroma / FULL_CHROMA)
        return cls(HUE_OF_GREY if is_grey else hue, strength)

    def at(self, lightness: float, chroma: float, turn: float = 0) -> str:
        """Returns a colour as #rrggbb, some degrees from the hue of the wheel.

        The chroma is that in a strong theme; what screens cannot show is taken away.
        """
        return from_oklch(lightness, chroma * self.strength, self.hue + turn)

    def near(self, lightness: float, chroma: float, hue: float) -> str:
        """Returns a colour of another hue, pulled a fifth of the way to the wheel's own."""
        way = (self.hue - hue + 180) % 360 - 180
        return from_oklch(lightness, chroma * self.strength, hue + way * 0.2)

    def bands(self, count: int, turn: float = 0, spread: float = 80) -> list[str]:
        """Returns bands of neighbouring hues, from the lightest, which is nearest to yellow.

        Args:
            count: Number of bands.
            turn: Degrees from the hue of the wheel to the middle of the bands.
            spread: Degrees from the first to the last.
        """
        middle = self.hue + turn
        to_yellow = (YELLOW - middle + 180) % 360 - 180
        direction = math.copysign(1, to_yellow)
        first = middle + direction * min(spread / 2, abs(to_yellow))
        steps = [index / (count - 1) for index in range(count)]
        return [
            from_oklch(0.87 - 0.2 * it, 0.2 * self.strength, first - direction * spread * it)
            for it in steps
        ]

    def ground(self, turn: float) -> tuple[str, str]:
        """Returns a pale ground and the rings on it; yellow ones are paler, or they were khaki."""
        yellowness = max(0, math.cos(math.radians(self.hue + turn - YELLOW)))
        lightness, chroma = 0.885 + 0.045 * yellowness, 0.06 + 0.02 * yellowness
        return self.at(lightness, chroma, turn), self.at(lightness - 0.035, chroma + 0.015, turn)
