"""Loads the content together with the pages in Python."""

from __future__ import annotations

from pathlib import Path

from portfolio.content.loader import Loaded, load
from portfolio.paths import ASSETS, SITE_PATH
from portfolio.routing.discover import python_pages


def load_site(content: Path, site_path: str | None = SITE_PATH, *, drafts: bool = False) -> Loaded:
    """Reads, validates and cross-checks the content and all pages.

    Args:
        content: The content folder.
        site_path: Path on the host, if it differs from that of ``address`` in ``site.yaml``.
        drafts: Whether pages that are drafts are part of the site.

    Raises:
        ContentError: If anything is wrong. A page that cannot be imported is reported alone: links
            may lead to it.
    """
    pages = python_pages(content.absolute().parent / ASSETS.name)
    return load(content, site_path, python_pages=pages, drafts=drafts)
