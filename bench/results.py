"""Writes RESULTS.md: one section for each benchmark."""

from __future__ import annotations

import re
from pathlib import Path

RESULTS = Path(__file__).with_name("RESULTS.md")


def write_section(title: str, text: str) -> None:
    """Replaces a section of the results, or adds it at the end.

    Args:
        title: Its heading.
        text: What stands below it.
    """
    before = RESULTS.read_text() if RESULTS.exists() else "# Results\n"
    section = f"\n## {title}\n\n{text.strip()}\n"
    old = re.compile(rf"\n## {re.escape(title)}\n.*?(?=\n## |\Z)", re.S)
    replaced, count = old.subn(lambda _: section, before)
    RESULTS.write_text(replaced if count else before + section)
