"""The files of ``assets/`` in an exported site: they leave as they are, at their own addresses."""

from __future__ import annotations

from pathlib import Path
from unicodedata import normalize

from portfolio.export.rewrite_urls import rewrite_css
from portfolio.paths import ASSETS, files_below, is_published, own_assets

OWN_STYLESHEET = "generated/theme.css"
"""Stylesheet of the build for pages among those files."""


def own_files(site: Path, assets: Path = ASSETS) -> frozenset[Path]:
    """Returns the files that the owner put there, and the stylesheet for pages among them.

    Args:
        site: The exported site.
        assets: The folder that is served as it is.
    """
    names = {it.relative_to(assets).as_posix() for it in own_assets(assets)}
    composed = {normalize("NFC", name) for name in names}
    return frozenset(site / name for name in (*names, *composed, OWN_STYLESHEET))


def remove_unpublished(site: Path, assets: Path = ASSETS) -> None:
    """Deletes the copies of files that nobody means to publish; Reflex copies all of a folder."""
    for file in (it.relative_to(assets) for it in files_below(assets)):
        if not is_published(file):
            (site / file).unlink(missing_ok=True)


def make_relative(site: Path) -> None:
    """Changes the URLs in that stylesheet, so that it works below any path, as such pages do."""
    sheet = site / OWN_STYLESHEET
    folder = f"/{sheet.parent.relative_to(site).as_posix()}/"
    sheet.write_text(rewrite_css(sheet.read_text(), lambda url: url.removeprefix(folder)))
