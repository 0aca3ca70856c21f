"""Links the files of islands into the folder from which Vite bundles them."""

from __future__ import annotations

import shutil
from collections.abc import Collection, Sequence
from pathlib import Path

from sandbox_islands.reflex_insides import get_web_dir

EXTERNAL = Path("assets/external")
"""Folder in which Reflex looks for a component's own files, relative to the project."""

COPIED = get_web_dir() / "public" / "external"
"""Folder to which Reflex copies those files; it deletes none there."""

LINKED = frozenset({".js", ".jsx", ".css"})
"""Endings of the files that are linked: scripts, and styles, which scripts may import."""

JOINED_STYLES = "all_styles.css"
"""File beside the links of an island that imports its styles and those of what it needs."""


def link_files(folder: Path) -> None:
    """Mirrors files of a folder, subfolders included, as links in ``assets/external``.

    Links to files that were moved, or that lead into another copy of the project, are removed.

    Args:
        folder: Folder of an island, or of what islands share.
    """
    folder, target = folder.resolve(), EXTERNAL / folder.name
    files = [file for file in folder.rglob("*") if file.suffix in LINKED and file.is_file()]
    sources = {target / file.relative_to(folder): file for file in files}
    for link in target.rglob("*"):
        is_ours = link.is_symlink() and link.suffix in LINKED
        if is_ours and link.resolve() != sources.get(link):
            link.unlink()
    for link, source in sources.items():
        link.parent.mkdir(parents=True, exist_ok=True)
        if not link.exists():
            link.symlink_to(source)


def join_styles(folders: Sequence[Path]) -> str:
    """Writes the stylesheet of an island, and returns its path below the folder that Vite serves.

    Styles in subfolders are not in it: they come with the scripts that import them.

    Each folder has a cascade layer of its own, so that the order in which pages load the
    stylesheets of several islands does not matter, and that an app's own rules override them.

    Args:
        folders: Folders with styles; a later one overrides an earlier one. The last is that of
            the island.
    """
    names = [folder.name for folder in folders]
    lines = [f"@layer {', '.join(f'islands.{name}' for name in names)};"]
    for folder in folders:
        for file in sorted(folder.glob("*.css")):
            lines.append(f'@import "../{folder.name}/{file.name}" layer(islands.{folder.name});')
    path = EXTERNAL / names[-1] / JOINED_STYLES
    text = "\n".join([*lines, ""])
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return f"external/{names[-1]}/{JOINED_STYLES}"


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
    """Returns whether a folder holds only what this module writes."""
    files = [it for it in folder.rglob("*") if not it.is_dir()]
    return folder.is_dir() and all(
        file == folder / JOINED_STYLES or _mirrors_its_source(file) for file in files
    )


def _mirrors_its_source(link: Path) -> bool:
    """Returns whether a link leads to a file of the same path below a folder of the same name."""
    path = link.relative_to(EXTERNAL).parts
    return link.is_symlink() and link.resolve().parts[-len(path) :] == path
