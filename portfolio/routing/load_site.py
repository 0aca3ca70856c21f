"""Loads the content together with the pages in Python, or takes what a build has loaded."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.content.loader import Loaded, load
from portfolio.models.content import Content
from portfolio.paths import CACHE, SITE_PATH
from portfolio.routing.discover import python_pages

HANDOVER_VARIABLE = "PORTFOLIO_CONTENT"
"""Environment variable that names the file. A process that has it finds its sources checked and
its assets generated."""

HANDOVER_FILE = CACHE / "content.pickle"

HANDOVER_ENVIRONMENT = {HANDOVER_VARIABLE: str(HANDOVER_FILE)}
"""The environment of a process that reads the file; it may start before the file is written."""


def load_site(content: Path, site_path: str | None = SITE_PATH, *, drafts: bool = False) -> Loaded:
    """Reads, validates and cross-checks the content and all pages.

    Args:
        content: The content folder.
        site_path: Path on the host, if it differs from that of ``address`` in ``site.yaml``.
        drafts: Whether pages that are drafts are part of the site.

    Raises:
        ContentError: If anything is wrong. While a page cannot be imported, only that is reported:
            links may lead to it.
    """
    return load(content, site_path, python_pages=python_pages(), drafts=drafts)


def write_handover(content: Content, file: Path = HANDOVER_FILE) -> None:
    """Writes checked content to a file, for the process of Reflex that a build starts."""
    write_file(file, pickle.dumps(content))


def read_handover() -> Content | None:
    """Returns the content that a build has written for this process, None if there is none.

    The pages in Python are imported, as they are when content is loaded.
    """
    file = os.environ.get(HANDOVER_VARIABLE)
    if not file:
        return None
    python_pages()
    content: Content = pickle.loads(Path(file).read_bytes())
    return content
