"""The CSS of the faces for other scripts, and the files that it names."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from portfolio.fonts.family import FontFile
from portfolio.fonts.site_fonts import SiteFonts

BLOCK = 0x100
"""Characters that a unicode-range names together, so that it stays short."""


def copy_fonts(fonts: SiteFonts, folder: Path) -> SiteFonts:
    """Copies the files that pages load, with their licences, and deletes all others.

    Args:
        fonts: The site's faces.
        folder: Of the files, served under ``/generated/fonts``.

    Returns:
        The same faces.
    """
    shutil.rmtree(folder, ignore_errors=True)
    for file in _served(fonts):
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file.path, folder / _name(file.path))
        if file.licence and file.licence.exists():
            shutil.copyfile(file.licence, folder / f"{file.licence.parent.name}-LICENSE.txt")
    return fonts


def font_faces(fonts: SiteFonts) -> str:
    """Returns the rules of the faces that pages load besides the site's own, or nothing."""
    rules = [_rule(file) for file in _served(fonts)]
    if not rules:
        return ""
    display = ", ".join(_families(file for face in fonts.display for file in face))
    text = [file for face in fonts.text for file in face if _is_loaded(file, fonts)]
    words = ", ".join(_families(text))
    tokens = f":root {{ --display-families: {display}; --text-families: {words}; }}"
    return "\n".join([*rules, tokens])


def _served(fonts: SiteFonts) -> list[FontFile]:
    display = [file for face in fonts.display for file in face]
    text = [file for face in fonts.text for file in face if _is_loaded(file, fonts)]
    return [file for file in dict.fromkeys((*display, *text)) if file.licence]


def _is_loaded(file: FontFile, fonts: SiteFonts) -> bool:
    return not file.licence or file.family in fonts.served


def _families(files: Iterable[FontFile]) -> list[str]:
    return [*dict.fromkeys(f'"{file.family}"' for file in files)]


def _rule(file: FontFile) -> str:
    return (
        f'@font-face {{ font-family: "{file.family}"; font-weight: {file.weight}; '
        f'font-display: swap; src: url("/generated/fonts/{_name(file.path)}") format("woff2"); '
        f"unicode-range: {unicode_range(file.characters)}; }}"
    )


def unicode_range(characters: Iterable[str]) -> str:
    """Returns the blocks of 256 characters that hold some characters, as a CSS unicode-range."""
    blocks = sorted({ord(character) // BLOCK for character in characters})
    ranges: list[list[int]] = []
    for block in blocks:
        if ranges and ranges[-1][1] == block - 1:
            ranges[-1][1] = block
        else:
            ranges.append([block, block])
    return ", ".join(f"U+{low * BLOCK:X}-{high * BLOCK + BLOCK - 1:X}" for low, high in ranges)


def _name(path: Path) -> str:
    return f"{path.name.partition('.')[0]}.woff2"
