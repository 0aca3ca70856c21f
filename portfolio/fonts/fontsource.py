"""Fetches families of Fontsource from npm, once; a build needs no network for them afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from portfolio.atomic_write import write_file
from portfolio.fonts.npm_package import FontFetchError, fetched
from portfolio.paths import CACHE

PIN = "@fontsource/noto-sans@5.3.0"
"""Package whose release stands for all families: Fontsource releases them together."""

VERSION = PIN.rpartition("@")[2]
"""Release of the families that are named without one."""

FOLDER = CACHE / "fontsource"
TEXT_WEIGHTS = (400, 700)


def fetch(family: str, folder: Path = FOLDER, weight: int | None = None) -> Path:
    """Returns the folder of a family: metadata, licence, and the WOFF2 files that are used.

    Args:
        family: Name, e.g. ``Noto Sans JP``; a release may follow, e.g. ``Rubik@5.3.0``.
        folder: Folder that keeps families.
        weight: The weight that is wanted, besides those that are used anyway.

    Raises:
        FontFetchError: If there is no such family, or npm cannot be reached.
    """
    slug, version = _package(family)
    target = folder / (f"{slug}-{version}" + (f"-{weight}" if weight else ""))
    return fetched(
        f"@fontsource/{slug}@{version}", family, target, lambda it: _static_files(it, weight)
    )


def fetch_variable(family: str, folder: Path = FOLDER) -> Path | None:
    """Returns the folder of a family's variable font, whose files have every weight.

    Args:
        family: Name of the family, with or without a release.
        folder: Folder that keeps families.

    Returns:
        The folder; None if the family is not variable, or has not all of its parts as one file
        each, as the Chinese ones. That is kept, too.

    Raises:
        FontFetchError: If npm cannot be reached.
    """
    slug, version = _package(family)
    target = folder / f"variable-{slug}-{version}"
    if (absent := target.with_suffix(".none")).exists():
        return None
    try:
        found = fetched(f"@fontsource-variable/{slug}@{version}", family, target, _variable_files)
    except FontFetchError as error:
        if not error.unknown:
            raise
        found = target
    if not found.is_dir() or not _is_whole(found):
        write_file(absent, b"")
        return None
    return found


def _package(family: str) -> tuple[str, str]:
    name, _, version = family.partition("@")
    return "-".join(name.lower().split()), version or VERSION


def _is_whole(folder: Path) -> bool:
    """Returns whether a variable family has a file for each of its parts."""
    metadata = json.loads((folder / "metadata.json").read_text(encoding="utf-8"))
    return all((folder / name).exists() for name in _variable_files(metadata))


def weights(available: Iterable[int], weight: int | None = None) -> dict[str, tuple[int, ...]]:
    """Returns the weights that the site uses of those that a family has.

    The display face is heavy, so the heaviest stands in for it; text needs a regular and a bold.

    Args:
        available: The weights of the family.
        weight: The weight that is wanted; the nearest takes its place.
    """
    known = sorted(available)

    def nearest(wanted: int) -> int:
        return min(known, key=lambda it: abs(it - wanted))

    text = {nearest(weight or TEXT_WEIGHTS[0]), nearest(TEXT_WEIGHTS[1])}
    display = nearest(weight) if weight else known[-1]
    return {"display": (display,), "text": tuple(sorted(text))}


def _static_files(metadata: Mapping[str, Any], weight: int | None) -> list[str]:
    """Returns the upright files of the weights that are used."""
    choices = [*weights(metadata["weights"]).values()]
    if weight:
        choices += weights(metadata["weights"], weight).values()
    used = {it for choice in choices for it in choice}
    return [
        f"files/{metadata['id']}-{subset}-{weight}-normal.woff2"
        for subset in metadata["subsets"]
        for weight in sorted(used)
    ]


def _variable_files(metadata: Mapping[str, Any]) -> list[str]:
    """Returns the upright files that vary in their weight and in nothing else."""
    return [f"files/{metadata['id']}-{it}-wght-normal.woff2" for it in metadata["subsets"]]
