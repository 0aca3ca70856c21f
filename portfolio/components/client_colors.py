"""The colours and the face of a client as custom properties."""

from __future__ import annotations

from portfolio.color import AA_LARGE, contrast
from portfolio.components.page_section import ink_on
from portfolio.models.project import ClientColors
from portfolio.models.theme.colors import GROUND, SchemeColor

LEAST_ACCENT_CONTRAST = 1.4
"""WCAG ratio below which a button or an outlined figure is lost on a client's ground."""


def ground_properties(palette: ClientColors) -> dict[str, str]:
    """Returns the custom properties of a client's ground, its rings and the words on it."""
    return {"--ground": palette.ground, "--ring": palette.ring, "--on-ground": palette.text}


def palette_properties(palette: ClientColors) -> dict[str, str]:
    """Returns the custom properties of a client's colours.

    ``--ground`` with ``--ring`` and ``--on-ground`` for its words, ``--client-night`` with
    ``--on-client-night``, and ``--client-accent`` for marks on the night. Large words on the ground
    may have ``--accent-on-ground``: the accent, or the colour of words where it cannot be read.
    There is an ``--outlined-accent`` if the client's accent differs from ground and outline.
    """
    accent = palette.accent or palette.text
    is_read = contrast(accent, palette.ground) >= AA_LARGE
    night = palette.night or GROUND.of(palette.ground)
    around = ((palette.ground, LEAST_ACCENT_CONTRAST), ("black", AA_LARGE))
    is_outlined = palette.accent and all(contrast(accent, it) >= least for it, least in around)
    return {
        **ground_properties(palette),
        "--client-night": night,
        "--on-client-night": ink_on(night),
        "--client-accent": palette.accent or "var(--accent)",
        "--accent-on-ground": accent if is_read else palette.text,
        **({"--outlined-accent": accent} if is_outlined else {}),
    }


def is_near_accent(palette: ClientColors, accent: SchemeColor) -> bool:
    """Returns whether the client's ground is too near the theme's accent, in light or in dark."""
    shades = (accent.light, accent.dark)
    return any(contrast(shade, palette.ground) < LEAST_ACCENT_CONTRAST for shade in shades)
