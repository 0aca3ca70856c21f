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
    kept = re.sub(rf"\n## {re.escape(title)}\n.*?(?=\n## |\Z)", "", before, flags=re.S)
    RESULTS.write_text(f"{kept.rstrip()}\n\n## {title}\n\n{text.strip()}\n")
