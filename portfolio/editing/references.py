"""Finds where the content names a route or a file of its own, and writes another name there."""

from __future__ import annotations

import os
import re
from pathlib import Path

from portfolio.editing.transaction import Changes
from portfolio.paths import files_below, own_assets

TEXT_ENDINGS = {".yaml", ".json", ".md"}
"""Endings of the files that name others."""

CODE = ("pages", "sections", "islands", "portfolio/pages")
"""Folders of a site whose Python may name content; the last is that of a checkout of the engine."""

Target = str | Path
"""A route such as ``/projects/udc``, or the path of a file within the content folder."""


def texts_that_name(changes: Changes, target: Target) -> list[Path]:
    """Returns the files that name a target, those that are new or to be removed among them."""
    files = sorted({*changes.files_in(Path()), *changes.files})
    shown = [file for file in files if not any(part.startswith(".") for part in file.parts)]
    texts = [file for file in shown if file.suffix in TEXT_ENDINGS]
    return [file for file in texts if _pattern(target, file.parent).search(changes.text(file))]


def replace(changes: Changes, old: Target, new: Target, *, keep_anchor: bool = True) -> None:
    """Has all files of the content that are not removed name another target.

    Args:
        changes: Gets the changed files.
        old: What they name.
        new: What they will name.
        keep_anchor: Whether a query or a fragment behind a link stays.
    """
    for file in texts_that_name(changes, old):
        if not changes.removes(file):
            name = _name(new, file.parent) + r"\g<anchor>" * keep_anchor
            changes.write(file, _pattern(old, file.parent).sub(name, changes.text(file)))


def named_by_hand(root: Path, name: str) -> tuple[str, ...]:
    """Returns the lines of a site's own code, and of pages in assets, that have a name."""
    pattern = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
    found = []
    code = (it for folder in CODE for it in files_below(root / folder) if it.suffix == ".py")
    pages = (it for it in own_assets(root / "assets") if it.suffix == ".html")
    for file in sorted([*code, *pages]):
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            if pattern.search(line):
                found.append(f"{file.relative_to(root).as_posix()}:{number}  {line.strip()}")
    return tuple(found)


def _pattern(target: Target, folder: Path) -> re.Pattern[str]:
    """Returns what finds a target in a text, and neither a longer name nor one of another site."""
    name = re.escape(_name(target, folder))
    return re.compile(rf"(?<![\w.:/#-])(?:\./)?{name}(?![\w/-]|\.\w)(?P<anchor>[?#][\w?#=&%+-]*)?")


def _name(target: Target, folder: Path) -> str:
    """Returns how a text in a folder names a target: a file by the path from there."""
    return target if isinstance(target, str) else Path(os.path.relpath(target, folder)).as_posix()
