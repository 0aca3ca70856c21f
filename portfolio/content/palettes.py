"""Palettes of a theme's hues, for projects that have none of their own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from coloraide import Color

from portfolio.color import contrast
from portfolio.models.project import ClientColors, Project
from portfolio.models.theme.theme import Theme

PALETTE_HUES = ("pink", "cyan", "violet", "orange", "lime", "wine")
WHITE_IN_RINGS = 0.15
"""Share of white in the rings."""


def with_palettes(projects: Iterable[Project], theme: Theme) -> Iterator[Project]:
    """Yields projects, each that says no colours with a palette that no other one has."""
    projects = tuple(projects)
    used = {it.palette.ground for it in projects if _has_own(it)}
    for project in projects:
        if _has_own(project):
            yield project
            continue
        palette = unused_palette(used, theme)
        used.add(palette.ground)
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


def unused_palette(used: Collection[str], theme: Theme) -> ClientColors:
    """Returns the first palette of a theme whose background no other case study has."""
    every = palettes(theme)
    free = [it for it in every if it.ground not in used]
    return free[0] if free else every[len(used) % len(every)]
