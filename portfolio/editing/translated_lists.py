"""Edits of lists that translations repeat item by item."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import Loc, YamlEditor
from portfolio.errors import CommandError

SAME = "- {}\n"
"""An item of a translation that says nothing else than its original."""


def translations(content: Path, name: str | Path) -> Iterator[Path]:
    """Yields the translations of a content file, within the content folder."""
    file = Path(name)
    beside = sorted((content / file).parent.glob(f"{file.stem}.*{file.suffix}"))
    yield from (it.relative_to(content) for it in beside)


def remove_item(changes: Changes, name: str, loc: Loc) -> None:
    """Removes an item of a list from a file and from its translations.

    Raises:
        CommandError: If the list is written in one line.
    """
    *above, index = loc
    for file in (Path(name), *translations(changes.content, name)):
        editor = YamlEditor(changes.text(file))
        if int(index) >= editor.length(*above):
            continue
        try:
            editor.remove(loc)
        except KeyError:
            place = ".".join(map(str, above)) or "the list"
            message = f"content/{file}: write {place} with each item on lines of its own first."
            raise CommandError(message) from None
        changes.write(file, editor.text)


def insert_in_translations(changes: Changes, name: str) -> None:
    """Makes room for a new first item in the translations of a list."""
    for file in translations(changes.content, name):
        editor = YamlEditor(changes.text(file))
        if editor.length():
            editor.insert_item((), 0, SAME)
            changes.write(file, editor.text)
