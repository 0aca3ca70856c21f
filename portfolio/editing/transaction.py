"""Changes several files of the content together: all of them, or none."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from portfolio.atomic_write import write_files
from portfolio.content.diagnostics import ContentError
from portfolio.errors import CommandError
from portfolio.routing.load_site import load_site


@dataclass
class Changes:
    """New and changed files of a content folder, not yet on disk."""

    content: Path
    files: dict[Path, bytes] = field(default_factory=dict)
    """By path within the content folder."""

    def write(self, name: str | Path, data: bytes | str) -> None:
        """Sets the new contents of a file."""
        self.files[Path(name)] = data.encode() if isinstance(data, str) else data

    def text(self, name: str | Path) -> str:
        """Returns the text that a file will have."""
        planned = self.files.get(Path(name))
        return ((self.content / name).read_bytes() if planned is None else planned).decode()

    def apply(self) -> None:
        """Checks the changes on a copy of the content, then makes them.

        Raises:
            CommandError: The content is not valid with them, or a file could not be written.
        """
        self._check_in_copy()
        try:
            write_files({self.content / name: data for name, data in self.files.items()})
        except OSError as error:
            raise CommandError(f"Nothing was changed: {error}") from None

    def _check_in_copy(self) -> None:
        with TemporaryDirectory() as folder:
            copy = Path(folder) / self.content.name
            shutil.copytree(self.content, copy)
            (copy.parent / "assets").symlink_to(self.content.resolve().parent / "assets")
            _load(copy, "Please fix this first; nothing was changed.")
            write_files({copy / name: data for name, data in self.files.items()})
            _load(copy, "This would not be valid; nothing was changed.")


def _load(content: Path, message: str) -> None:
    try:
        load_site(content)
    except ContentError as error:
        raise CommandError(f"{message}\n\n{error}") from None
