"""How commands print the name of a file."""

from __future__ import annotations

from pathlib import Path

from portfolio import paths


def relative_path(file: Path) -> str:
    """Returns a file's path within the project, or the whole path of one outside it."""
    inside = file.is_relative_to(paths.ROOT)
    return str(file.relative_to(paths.ROOT) if inside else file)
