"""Finds what is wrong with the scripts and stylesheets of the project, before Vite does.

Vite's own messages name copies of the files, or no line at all, and nobody parses what is inlined.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.environment import run_node
from portfolio.paths import (
    BUILT_ASSETS,
    ENGINE,
    ISLANDS,
    OWN_CODE,
    OWN_ISLANDS,
    SITE,
    files_below,
    installed_packages,
    source_name,
)

PARSER_SCRIPT = Path(__file__).with_suffix(".mjs")
PARSERS = ("rolldown", "lightningcss", "postcss")
"""npm packages that the script needs."""

SOURCE_ENDINGS = {".js", ".jsx", ".mjs", ".css"}
SOURCE_FOLDERS = {**dict.fromkeys((ISLANDS, ENGINE, *OWN_CODE), True), SITE / "assets": False}
"""Folders of sources, and whether what they import by a path is there.

A page that is written by hand may import what only the build adds.
"""

LINKED_FOLDER = Path("assets/external")
"""Folder into which compiling links the scripts of the islands in use; Vite bundles them."""

GENERATED_FOLDERS = [Path("assets", name) for name in BUILT_ASSETS]


def require_sound_sources(root: Path = SITE) -> None:
    """Looks for syntax errors and imports of files that are not there.

    Args:
        root: The project's folder; nothing is found while the parsers are not installed.

    Raises:
        ContentError: If there are errors: the first of each file, in the order of files.
    """
    sources = [
        {
            "file": str(file),
            "at": str(file),
            "beside": _beside_shared_islands(file),
            "relative": relative,
            "packages": False,
        }
        for folder, relative in SOURCE_FOLDERS.items()
        for file in _sources(root, root / folder)
    ]
    if errors := _errors(root, sources):
        raise ContentError(errors)


def import_errors(root: Path = SITE) -> list[Diagnostic]:
    """Returns imports of the compiled islands that lead nowhere: files, names and npm packages.

    Args:
        root: The project's folder, compiled, so that its packages are installed.
    """
    links = [it for it in sorted((root / LINKED_FOLDER).rglob("*")) if it.suffix in SOURCE_ENDINGS]
    sources = [
        {"file": str(link.resolve()), "at": str(link), "relative": True, "packages": True}
        for link in links
        if link.exists()
    ]
    return _errors(root, sources)


def _beside_shared_islands(file: Path) -> str | None:
    """Returns where a file of a site's island would lie among those of the engine."""
    is_own = file.is_relative_to(OWN_ISLANDS)
    return str(ISLANDS / file.relative_to(OWN_ISLANDS)) if is_own else None


def _sources(root: Path, folder: Path) -> Iterator[Path]:
    for file in files_below(folder):
        is_generated = any(file.is_relative_to(root / it) for it in GENERATED_FOLDERS)
        if file.suffix in SOURCE_ENDINGS and not is_generated:
            yield file


def _errors(root: Path, sources: list[dict[str, Any]]) -> list[Diagnostic]:
    packages = installed_packages(root)
    if not sources or not all((packages / name).is_dir() for name in PARSERS):
        return []
    result = run_node(PARSER_SCRIPT, packages.parent, json.dumps(sources))
    # A fault of the parsers themselves is left to Vite, which runs them too.
    found = json.loads(result.stdout) if result.returncode == 0 else []
    return sorted({_diagnostic(error, root) for error in found})


def _diagnostic(error: dict[str, Any], root: Path) -> Diagnostic:
    inside = f"{root}/"
    name = error["file"].removeprefix(inside)
    return Diagnostic(
        file=source_name(Path(name)) or name,
        line=error["line"],
        column=error["column"],
        field="",
        message=error["message"],
        hint=error["hint"].replace(inside, ""),
    )
