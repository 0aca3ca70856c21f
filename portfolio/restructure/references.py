"""Finds where the files of the content name an address or a folder, and writes another there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from portfolio.editing.transaction import Changes

TEXTS = {".yaml", ".json", ".md"}
"""Endings of the files that may name an address."""

BY_HAND = {".py", ".html"}
"""Endings of the files outside of the content that may name one; a command leaves them alone."""


class Reference(NamedTuple):
    """A line that names what is looked for."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        """Returns the place and the line."""
        return f"{self.file}:{self.line}  {self.text}"


def address_pattern(route: str, *, whole: bool = False) -> re.Pattern[str]:
    """Returns what finds a route of this site, and neither a longer one nor one of another site.

    Args:
        route: For example ``/projects/udc``.
        whole: Whether a query and a fragment behind it are found with it.
    """
    end = r"(?:[?#][\w=&%+-]*)*" if whole else ""
    return re.compile(rf"(?<![\w.:/#-]){re.escape(route)}(?![\w/-]|\.\w){end}")


def folder_pattern(slug: str) -> re.Pattern[str]:
    """Returns what finds the folder of a case study in the path of a picture, without the file."""
    return re.compile(
        rf"(?<=\.\./){re.escape(slug)}(?=/)|(?<=\.\./projects/){re.escape(slug)}(?=/)"
    )


def text_files(content: Path) -> list[Path]:
    """Returns the files of the content that may name an address, by path within its folder."""
    found = (it.relative_to(content) for it in content.rglob("*") if it.suffix in TEXTS)
    return sorted(it for it in found if not any(part.startswith(".") for part in it.parts))


def replace(changes: Changes, pattern: re.Pattern[str], new: str, skip: Path | None = None) -> None:
    """Replaces every match in the files of the content.

    Args:
        changes: Gets the changed files.
        pattern: What to replace.
        new: What to write there.
        skip: A file or folder, by path within the content, that is left out.
    """
    for file in text_files(changes.content):
        if skip and file.is_relative_to(skip):
            continue
        before = changes.text(file)
        after = pattern.sub(new.replace("\\", r"\\"), before)
        if after != before:
            changes.write(changes.target(file), after)


def left_alone(root: Path, pattern: re.Pattern[str]) -> Iterator[Reference]:
    """Yields the lines of pages in Python, and of pages written by hand, that have a match.

    Args:
        root: The project's folder.
        pattern: What to look for.
    """
    for folder in ("portfolio/pages", "assets"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in BY_HAND and file.is_file():
                name = file.relative_to(root).as_posix()
                for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
                    if pattern.search(line):
                        yield Reference(name, number, line.strip())
