"""The folders whose changes the development server compiles, and which of their changes count."""

from __future__ import annotations

from pathlib import Path

from watchfiles import Change, DefaultFilter

from portfolio.paths import (
    ASSETS,
    BUILT_ASSETS,
    CONTENT,
    ENGINE,
    ISLANDS,
    OWN_CODE,
    folders_below,
)

WATCHED = (CONTENT, ASSETS, ENGINE, ISLANDS, *OWN_CODE)
"""Folders of sources; some may be missing."""

GENERATED_FOLDERS = [ASSETS / name for name in BUILT_ASSETS]
"""Folders that compiling writes; they must not start the next compile."""


class SourceFilter(DefaultFilter):
    """Passes changes of source files, and not of what compiling writes."""

    def __call__(self, change: Change, path: str) -> bool:
        """Returns whether a change starts a compile."""
        generated = any(Path(path).is_relative_to(folder) for folder in GENERATED_FOLDERS)
        return not generated and super().__call__(change, path)


def watched_folders() -> list[Path]:
    """Returns the folders of sources that exist, and those that links in them lead to.

    A watcher follows links on Linux, and none on a Mac.
    """
    folders = [folder for folder in WATCHED if folder.exists()]
    for folder in (CONTENT, ASSETS):
        folders += (it for it in linked_folders(folder) if it not in folders)
    return folders


def linked_folders(folder: Path) -> list[Path]:
    """Returns the folders outside of a folder that links below it lead to, in order."""
    places = (place for place, _ in folders_below(folder) if place.is_symlink())
    sources = (it for it in places if not any(map(it.is_relative_to, GENERATED_FOLDERS)))
    targets = {it.resolve() for it in sources}
    return sorted(it for it in targets if not it.is_relative_to(folder.resolve()))
