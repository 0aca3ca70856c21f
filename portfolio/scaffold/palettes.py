"""Palettes for a case study that has no colours of its own yet."""

from __future__ import annotations

from collections.abc import Collection

from coloraide import Color

from portfolio.color import contrast
from portfolio.models.project import ClientColors
from portfolio.models.theme import Theme

HUES = ("pink", "cyan", "violet", "orange", "lime", "wine")
LIGHTER = 0.15
"""Share of white in the rings."""


def palettes(theme: Theme) -> list[ClientColors]:
    """Returns palettes of a theme's hues, their words in the ink or white."""
    return [_palette(getattr(theme.hues, hue), theme) for hue in HUES]


def _palette(ground: str, theme: Theme) -> ClientColors:
    ring = Color(ground).mix("white", LIGHTER, space="srgb").to_string(hex=True)
    inks = (theme.colors.ink.light, theme.colors.on_dark.light)
    text = max(inks, key=lambda ink: min(contrast(ink, ground), contrast(ink, ring)))
    return ClientColors.model_validate({"ground": ground, "ring": ring, "text": text})


def unused_palette(used: Collection[str], theme: Theme) -> ClientColors:
    """Returns the first palette whose background no other case study has.

    Args:
        used: Backgrounds of the other case studies, as #rrggbb.
        theme: Theme of the site.
    """
    every = palettes(theme)
    free = [it for it in every if it.ground not in used]
    return free[0] if free else every[len(used) % len(every)]
