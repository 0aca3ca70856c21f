"""Says how each colour of a drawing is printed with two inks: solid, as dots, or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from coloraide import Color

from portfolio.sprites.overprint.inks import Ink

FirstInk = Literal["red", "yellow"]
Rgb = tuple[int, int, int]

RED = range(-30, 50)
"""Hues in OKLCH: from pink to red orange."""
YELLOW = range(50, 112)
"""From orange to lemon; all others are printed with blue."""

RATHER_RED = 1.5
"""How many times as much yellow as red a drawing needs to be printed with yellow."""

COVERAGES = 25
"""Steps of coverage from none to all."""


@dataclass(frozen=True, slots=True)
class Tone:
    """How a colour is printed.

    Attributes:
        base: The ink that covers it whole; None where there are only dots.
        dots: The ink of the dots on it; None without dots.
        coverage: Share of the area that the dots cover, 0 to 1.
    """

    base: Ink | None
    dots: Ink | None = None
    coverage: float = 0


@dataclass(frozen=True, slots=True)
class Shade:
    """A colour as the rules below see it.

    Attributes:
        lightness: 0 (black) to 1 (white), as OKLCH has it.
        hue: Whole degrees, -30 to 329; None for greys.
        vivid: Whether it is more than a tinge of its hue.
    """

    lightness: float
    hue: int | None
    vivid: bool

    @classmethod
    def of(cls, colour: Rgb) -> Shade:
        """Returns the shade of a colour with channels from 0 to 255."""
        lightness, chroma, hue = (
            Color("srgb", [it / 255 for it in colour]).convert("oklch").coords()
        )
        if chroma < 0.04:
            return cls(lightness, None, vivid=False)
        return cls(lightness, int(hue + 30) % 360 - 30, vivid=chroma >= 0.1)


def first_ink(pixels: Mapping[Rgb, int]) -> FirstInk:
    """Chooses the ink that goes with blue: red, or yellow if there is far more of that.

    Yellow can be printed as light red dots, while red on yellow needs many dark ones.

    Args:
        pixels: How many pixels there are of each colour.
    """
    shades = [(Shade.of(colour), count) for colour, count in pixels.items()]
    red, yellow = (
        sum(count for shade, count in shades if shade.vivid and shade.hue in hues)
        for hues in (RED, YELLOW)
    )
    return "yellow" if yellow > RATHER_RED * red else "red"


def tone_of(colour: Rgb, first: FirstInk) -> Tone:
    """Returns how a colour is printed.

    Args:
        colour: Channels from 0 to 255.
        first: The ink besides blue.
    """
    shade = Shade.of(colour)
    lightness, hue = shade.lightness, shade.hue
    if lightness < 0.265 or (hue is None and lightness < 0.45):
        return Tone("line")
    if lightness < 0.34:
        return Tone("blue") if shade.vivid and hue not in RED else Tone("dark")
    if hue is None:
        return Tone("white") if lightness > 0.9 else _blue(lightness)
    if hue in YELLOW:
        return _yellow(shade) if first == "yellow" else _yellow_without_its_ink(shade)
    if hue in RED:
        return _red(lightness) if first == "red" else _red_without_its_ink(lightness)
    if first == "yellow" and hue < 165 and lightness > 0.5:
        return Tone("yellow", "over", _ramp(lightness, (0.92, 0.15), (0.6, 0.6)))
    return _blue(lightness)


def _red(lightness: float) -> Tone:
    if lightness > 0.72:
        return Tone(None, "red", _ramp(lightness, (0.95, 0.15), (0.72, 0.5)))
    if lightness > 0.62:
        return Tone("red")
    return Tone("red", "over", _ramp(lightness, (0.62, 0.2), (0.45, 0.7)))


def _red_without_its_ink(lightness: float) -> Tone:
    if lightness > 0.72:
        return Tone(None, "blue", _ramp(lightness, (0.95, 0.15), (0.72, 0.4)))
    return Tone("yellow", "over", _ramp(lightness, (0.72, 0.3), (0.45, 0.7)))


def _yellow(shade: Shade) -> Tone:
    if not shade.vivid:
        return Tone(None, "yellow", _ramp(shade.lightness, (0.95, 0.2), (0.8, 0.6)))
    if shade.lightness > 0.86:
        return Tone("yellow")
    return Tone("yellow", "over", _ramp(shade.lightness, (0.88, 0.1), (0.65, 0.55)))


def _yellow_without_its_ink(shade: Shade) -> Tone:
    darkest = 0.6 if shade.vivid else 0.4
    return Tone(None, "red", _ramp(shade.lightness, (0.95, 0.15), (0.72, darkest)))


def _blue(lightness: float) -> Tone:
    if lightness < 0.43:
        return Tone("blue")
    return Tone(None, "blue", _ramp(lightness, (0.95, 0.12), (0.45, 0.7)))


def _ramp(value: float, start: tuple[float, float], end: tuple[float, float]) -> float:
    """Returns the coverage at a lightness, on a line between two (lightness, coverage) pairs.

    It is rounded, so that the thousands of colours of a gradient have few tones.
    """
    share = (value - start[0]) / (end[0] - start[0])
    coverage = start[1] + (end[1] - start[1]) * min(1.0, max(0.0, share))
    return round(coverage * COVERAGES) / COVERAGES
