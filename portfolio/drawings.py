"""Where the build puts what it draws, for the page to read."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".cache"


def lettering_file(name: str) -> Path:
    """Returns the SVG of a page title, e.g. ``projects`` or ``projects-narrow``."""
    return CACHE / "lettering" / f"{name}.svg"
