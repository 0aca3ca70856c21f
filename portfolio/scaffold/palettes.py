"""Palettes for a case study that has no colours of its own yet."""

from __future__ import annotations

from collections.abc import Collection

from portfolio.models.project import Palette

INK, WHITE = "#1b0f33", "#ffffff"

PALETTES = (
    Palette(ground="#ff8acd", ring="#ff9dd5", text=INK),
    Palette(ground="#3fd6d0", ring="#5adfda", text=INK),
    Palette(ground="#5f2fe0", ring="#6d41e6", text=WHITE),
    Palette(ground="#ff8a1f", ring="#ff993d", text=INK),
    Palette(ground="#b6ee4c", ring="#c2f168", text=INK),
    Palette(ground="#9c0f4b", ring="#ad1b59", text=WHITE),
)
"""Hues of the stickers; the text has a contrast of 4.5:1 or more on both other colours."""


def unused_palette(used: Collection[str]) -> Palette:
    """Returns the first palette whose background no other case study has.

    Args:
        used: Backgrounds of the other case studies, as #rrggbb.
    """
    free = [it for it in PALETTES if it.ground not in used]
    return free[0] if free else PALETTES[len(used) % len(PALETTES)]
