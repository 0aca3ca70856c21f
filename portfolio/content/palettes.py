"""Palettes of a theme's hues, for projects that have none of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from coloraide import Color

from portfolio.color import contrast
from portfolio.models.project import ClientColors, Project
from portfolio.models.theme.theme import Theme

PALETTE_HUES = ("pink", "cyan", "violet", "orange", "lime", "wine")
WHITE_IN_RINGS = 0.15
"""Share of white in the rings."""


def with_palettes(projects: Iterable[Project], theme: Theme) -> Iterator[Project]:
    """Yields the projects; one without colours of its own gets a palette of the theme."""
    projects = tuple(projects)
    used = [it.palette.ground for it in projects if _has_own(it)]
    for project in projects:
        if _has_own(project):
            yield project
            continue
        palette = next_palette(used, theme)
        used.append(palette.ground)
        yield project.model_copy(update={"palette": palette})


def _has_own(project: Project) -> bool:
    return "palette" in project.model_fields_set


def palettes(theme: Theme) -> list[ClientColors]:
    """Returns palettes of a theme's hues, their words in the ink or white."""
    return [_palette(getattr(theme.hues, hue), theme) for hue in PALETTE_HUES]


def _palette(ground: str, theme: Theme) -> ClientColors:
    ring = Color(ground).mix("white", WHITE_IN_RINGS, space="srgb").to_string(hex=True)
    inks = (theme.colors.ink.light, theme.colors.on_dark.light)
    text = max(inks, key=lambda ink: min(contrast(ink, ground), contrast(ink, ring)))
    return ClientColors.model_validate({"ground": ground, "ring": ring, "text": text})


def next_palette(used: list[str], theme: Theme) -> ClientColors:
    """Returns the palette of a theme whose background the fewest projects have.

    Args:
        used: The background of each project.
        theme: The theme of the site.
    """
    return min(palettes(theme), key=lambda palette: used.count(palette.ground))
