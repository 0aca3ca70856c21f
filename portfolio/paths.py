"""Paths of the project's files and folders."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent
CONTENT = ROOT / os.environ.get("CONTENT", "content")
"""Folder of the words and pictures; tests build other sites by setting the variable."""

SITE_PATH = os.environ.get("SITE_PATH")
"""Path of the host that this build is for, instead of that of the address in ``site.yaml``."""

CACHE = ROOT / ".cache"
"""Folder of what the build keeps from one run to the next."""

PLACEHOLDER_COLOURS = CACHE / "colours.json"
"""The placeholder colour of each picture, by the name of its narrowest rendition."""

THEMES = ROOT / "portfolio" / "theme" / "themes"
"""The themes that come with the project, a folder each."""

GENERATED = ROOT / "assets" / "generated"
"""Folder that is served under /generated/ and never committed."""

LETTERING = GENERATED / "lettering"
"""The drawings of page titles, such as ``projects.<hash>.svg``."""

DRAWINGS = CACHE / "drawings"
"""Copies of the theme's own files; each takes the place of one in ``assets/`` with its path."""


def asset_file(address: str) -> Path:
    """Returns the file that is served at an address, such as ``/svg/bomb.svg``."""
    path = address.lstrip("/")
    return own if (own := DRAWINGS / path).is_file() else ROOT / "assets" / path


def is_file(path: Path) -> bool:
    """Returns whether there is a file; False for a name that is longer than the system allows."""
    try:
        return path.is_file()
    except OSError:
        return False


def files_in(folder: Path) -> list[str]:
    """Returns the names of a folder's files; none of a folder that cannot be read."""
    try:
        return sorted(file.name for file in folder.iterdir() if file.is_file())
    except OSError:
        return []


def relative_path(file: Path) -> str:
    """Returns a file's path within the project, or the whole path of one outside it."""
    return str(file.relative_to(ROOT) if file.is_relative_to(ROOT) else file)
