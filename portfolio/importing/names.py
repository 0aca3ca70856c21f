"""Names of addresses and files that are made of words and of names elsewhere."""

from __future__ import annotations

import re
from pathlib import PurePath

from portfolio.errors import CommandError
from portfolio.scaffold.new_files import slug_of


def slug(words: str) -> str:
    """Returns words as a name in an address; nothing if no letter of them can be in one."""
    try:
        return slug_of(words)
    except CommandError:
        return ""


def file_name(name: str) -> str:
    """Returns the name of a file without signs that Markdown takes for its own."""
    path = PurePath(name)
    stem = re.sub(r"[^\w.-]+", "-", path.stem).strip("-._") or "picture"
    return f"{stem}{path.suffix}"
