"""Changes several files of the content together: all of them, or none."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from portfolio.atomic_write import write_files
from portfolio.content.diagnostics import ContentError
from portfolio.editing.yaml_editor import Loc, YamlEditor
from portfolio.errors import CommandError
from portfolio.paths import files_below
from portfolio.routing.load_site import load_site


@dataclass
class Changes:
    """New, changed and removed files of a content folder, not yet on disk.

    Attributes:
        content: The folder; all other paths are within it.
        headline: What they do, in words, where an owner is asked.
        files: New contents of files.
        removed: Files and folders to remove.
    """

    content: Path
    headline: str = ""
    files: dict[Path, bytes] = field(default_factory=dict)
    removed: list[Path] = field(default_factory=list)

    def write(self, name: str | Path, data: bytes | str) -> None:
        """Sets the new contents of a file."""
        self.files[Path(name)] = data.encode() if isinstance(data, str) else data

    def remove(self, name: str | Path) -> None:
        """Removes a file, or a folder with all that is in it."""
        self.removed.append(Path(name))

    def text(self, name: str | Path) -> str:
        """Returns the text that a file will have."""
        planned = self.files.get(Path(name))
        return ((self.content / name).read_bytes() if planned is None else planned).decode()

    def files_in(self, folder: Path) -> list[Path]:
        """Returns the files that a folder has now."""
        return [file.relative_to(self.content) for file in files_below(self.content / folder)]

    def removes(self, name: Path) -> bool:
        """Returns whether a file goes, by itself or with its folder."""
        return any(name.is_relative_to(it) for it in self.removed)

    def apply(self) -> None:
        """Checks the changes on a copy of the content, then makes them.

        Raises:
            CommandError: The content is not valid with them, or a file could not be written.
        """
        self.check()
        try:
            self._make(self.content)
        except OSError as error:
            raise CommandError(f"Nothing was changed: {error}") from None

    def check(self) -> None:
        """Makes the changes on a copy of the content, which was valid, and loads that.

        Raises:
            CommandError: The content is not valid with them.
        """
        with TemporaryDirectory() as folder:
            copy = Path(folder) / self.content.name
            shutil.copytree(self.content, copy, ignore_dangling_symlinks=True)
            (copy.parent / "assets").symlink_to(self.content.absolute().parent / "assets")
            self._make(copy)
            try:
                load_site(copy, drafts=True)
            except ContentError as error:
                message = f"This would not be valid; nothing was changed.\n\n{error}"
                raise CommandError(message) from None

    def _make(self, content: Path) -> None:
        """Makes the changes; if that fails or is interrupted, all files are as before.

        What is removed is moved aside, on the same disk, and deleted when all else is done.
        """
        with ExitStack() as cleanup, ExitStack() as undo:
            aside = Path(mkdtemp(prefix=f".{content.name}-removed-", dir=content.resolve().parent))
            cleanup.callback(shutil.rmtree, aside, ignore_errors=True)
            for number, name in enumerate(self.removed):
                removed = (content / name).rename(aside / str(number))
                undo.callback(removed.rename, content / name)
            write_files({content / name: data for name, data in self.files.items()})
            undo.pop_all()


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
            # It says nothing else than its original.
            editor.prepend("- {}\n")
            changes.write(file, editor.text)
