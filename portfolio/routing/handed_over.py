"""Content that a build has read and checked, for the process of Reflex that it starts."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.models.content import Content
from portfolio.paths import CACHE
from portfolio.routing.discover import python_pages

VARIABLE = "PORTFOLIO_CONTENT"
"""Environment variable that names the file. A process that has it finds its sources checked and
its assets generated."""

FILE = CACHE / "content.pickle"

HANDED_OVER = {VARIABLE: str(FILE)}
"""The environment of a process that shall have it; it may start before the file is written."""


def hand_over(content: Content, file: Path = FILE) -> None:
    """Writes content to a file."""
    write_file(file, pickle.dumps(content))


def handed_over() -> Content | None:
    """Returns the content that was handed over to this process, None if there is none.

    The pages in Python are imported, as they are when content is loaded.
    """
    file = os.environ.get(VARIABLE)
    if not file:
        return None
    python_pages()
    content: Content = pickle.loads(Path(file).read_bytes())
    return content
