"""Files that start with words of the owner."""

from __future__ import annotations

from pathlib import Path
from string import Template

FOLDER = Path(__file__).with_name("templates")


def fill(name: str, /, **words: str) -> str:
    """Returns a template with its words in place."""
    return Template((FOLDER / name).read_text(encoding="utf-8")).substitute(words)
