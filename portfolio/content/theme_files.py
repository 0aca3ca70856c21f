"""Where themes are, and what their files say: those of the engine, and of a site's ``themes/``."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from portfolio.models.theme.extension import extended
from portfolio.models.theme.theme import DEFAULT_THEME, Theme
from portfolio.paths import OWN_THEMES, THEMES

THEME_FILE = "theme.yaml"

FOLDERS = ("art", "svg", "vertices")
"""Folders of a theme: what its stylesheet draws with, its drawings, and their outlines."""


def _names_in(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(file.parent.name for file in folder.glob(f"*/{THEME_FILE}")))


ENGINE_THEME_NAMES = _names_in(THEMES)

OWN_THEME_NAMES = _names_in(OWN_THEMES)
"""The themes of the site. None may have the name of one of the engine."""

THEME_NAMES = tuple(sorted({*ENGINE_THEME_NAMES, *OWN_THEME_NAMES}))
"""All themes."""


def _folder(name: str) -> Path:
    """Returns the folder of a theme."""
    return (THEMES if name in ENGINE_THEME_NAMES else OWN_THEMES) / name


def _lineage(name: str) -> list[str]:
    """Returns a theme, the one that it extends, and so on to one of the engine.

    A theme that extends itself, or one that is not there, extends the default one instead; where
    its file is read, that is an error.
    """
    names = [name]
    while (last := names[-1]) not in ENGINE_THEME_NAMES:
        extended = _extended(last)
        is_known = extended in THEME_NAMES and extended not in names
        names.append(extended if is_known else DEFAULT_THEME)
        if not is_known:
            break
    return names


def extends_itself(name: str) -> bool:
    """Returns whether a theme extends itself, or one that extends it."""
    return name in map(_extended, _lineage(name))


def engine_theme(name: str) -> str:
    """Returns the theme of the engine that a theme extends in the end, or is."""
    return _lineage(name)[-1]


def own_layers(name: str) -> list[dict[str, Any]]:
    """Returns what the themes of the site say that a theme extends, and it itself if it is one."""
    return [_said(part) for part in _lineage(name)[:-1]]


@cache
def read_theme(name: str) -> dict[str, Any]:
    """Returns the data of a theme, completed with that of those which it extends."""
    data: dict[str, Any] = {}
    for part in reversed(_lineage(name)):
        data = extended(data, _said(part))
    return {key: value for key, value in data.items() if key != "extends"}


def theme_files(name: str, pattern: str) -> list[Path]:
    """Returns files of a theme after those of the themes which it extends.

    Args:
        name: The theme.
        pattern: Names of the files, such as ``svg/*.*``.
    """
    folders = [_folder(part) for part in reversed(_lineage(name))]
    return [file for folder in folders for file in sorted(folder.glob(pattern))]


def default_pastels() -> dict[str, str]:
    """Returns the names of the default theme's pastels by their values in light."""
    return {value["light"]: name for name, value in read_theme(DEFAULT_THEME)["pastels"].items()}


def replaced_files(theme: Theme) -> dict[str, Path]:
    """Returns a theme's own files, by addresses such as ``svg/bomb.svg``.

    Each takes the place of the file of ``assets/``, or of the engine, that has its address.
    """
    files = (file for name in FOLDERS for file in theme_files(theme.extends, f"{name}/*.*"))
    return {f"{file.parent.name}/{file.name}": file for file in files}


def has_engine_logo(theme: Theme) -> bool:
    """Returns whether the drawing beside the owner's name comes with a theme of the engine."""
    file = replaced_files(theme).get((theme.logo_image or "").removeprefix("/"))
    return file is not None and file.is_relative_to(THEMES)


def _extended(name: str) -> str:
    return _said(name).get("extends", DEFAULT_THEME)


@cache
def _said(name: str) -> dict[str, Any]:
    """Returns what a theme's own file says; nothing of one that is no YAML."""
    try:
        data = YAML(typ="safe").load(_folder(name) / THEME_FILE)
    except YAMLError:
        return {}
    return data if isinstance(data, dict) else {}
