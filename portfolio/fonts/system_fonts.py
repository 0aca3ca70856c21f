"""Finds fonts of this computer for characters that no family of the site has."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from pathlib import Path

import typst
from fontTools.ttLib import TTLibError

from portfolio.fonts.family import characters_in


def system_fonts(characters: Collection[str]) -> tuple[tuple[Path, str, frozenset[str]], ...]:
    """Returns file, family and characters of fonts that have some of the characters.

    Args:
        characters: Characters to set; each is looked for in upright faces of regular weight.
    """
    missing, found = {*characters}, []
    for path, number, family in _installed() if missing else ():
        known = _characters(path, number)
        if missing & known:
            found.append((path, family, known))
            missing -= known
        if not missing:
            break
    return tuple(found)


@cache
def _installed() -> tuple[tuple[Path, int, str], ...]:
    fonts = typst.Fonts(include_system_fonts=True, include_embedded_fonts=False).fonts()
    regular = [it for it in fonts if it.path and it.weight == 400 and str(it.style) == "normal"]
    return tuple(sorted((Path(str(it.path)), it.index, it.family) for it in regular))


def _characters(path: Path, number: int) -> frozenset[str]:
    try:
        return characters_in(path, number)
    except (OSError, TTLibError, KeyError):
        return frozenset()
