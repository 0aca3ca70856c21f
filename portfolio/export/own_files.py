"""The files of ``assets/`` in an exported site: they leave as they are, at their own addresses."""

from __future__ import annotations

from pathlib import Path

from portfolio.content.routes import BUILT_FOLDERS
from portfolio.paths import SITE

ASSETS = SITE / "assets"

OWN_STYLESHEET = "generated/theme.css"
"""Stylesheet of the build for such pages; it names files relative to itself."""


def own_files(site: Path, assets: Path = ASSETS) -> frozenset[Path]:
    """Returns the files that the owner put there, and the stylesheet for pages among them.

    Args:
        site: The exported site.
        assets: The folder that is served as it is.
    """
    files = (it.relative_to(assets) for it in assets.rglob("*") if it.is_file())
    own = {site / it for it in files if it.parts[0] not in BUILT_FOLDERS}
    return frozenset({*own, site / OWN_STYLESHEET})
