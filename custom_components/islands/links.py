"""Links the scripts of islands into the folder from which Vite bundles them."""

from __future__ import annotations

import shutil
from collections.abc import Collection
from pathlib import Path

EXTERNAL = Path("assets/external")
"""Folder in which Reflex looks for a component's own files, relative to the project."""

COPIED = Path(".web/public/external")
"""Folder to which Reflex copies those files; it deletes none there."""


def link_scripts(folder: Path) -> None:
    """Mirrors the scripts of a folder, subfolders included, as links in ``assets/external``.

    Links to scripts that were moved, or that lead into another copy of the project, are removed.
    """
    folder, target = folder.resolve(), EXTERNAL / folder.name
    scripts = [*folder.rglob("*.js"), *folder.rglob("*.jsx")]
    sources = {target / script.relative_to(folder): script for script in scripts}
    for link in [*target.rglob("*.js"), *target.rglob("*.jsx")]:
        if link.is_symlink() and link.resolve() != sources.get(link):
            link.unlink()
    for link, source in sources.items():
        link.parent.mkdir(parents=True, exist_ok=True)
        if not link.exists():
            link.symlink_to(source)


def remove_unused_links(used: Collection[str]) -> None:
    """Removes the folders of islands that no page uses any more, and Reflex's copies of them.

    What such a folder imports would be looked for as if pages needed it. Files that Reflex itself
    links there for a component (``rx.asset``) stay.

    Args:
        used: Names of the folders that pages use, of islands and of what these import.
    """
    for folder in EXTERNAL.iterdir() if EXTERNAL.is_dir() else ():
        if folder.name not in used and _is_of_an_island(folder):
            shutil.rmtree(folder)
            shutil.rmtree(COPIED / folder.name, ignore_errors=True)


def _is_of_an_island(folder: Path) -> bool:
    """Returns whether a folder holds only links as :func:`link_scripts` makes them."""
    links = [it for it in folder.rglob("*") if not it.is_dir()]
    return folder.is_dir() and all(_mirrors_its_source(it) for it in links)


def _mirrors_its_source(link: Path) -> bool:
    """Returns whether a link leads to a file of the same path below a folder of the same name."""
    path = link.relative_to(EXTERNAL).parts
    return link.is_symlink() and link.resolve().parts[-len(path) :] == path
