"""Several files changed together: all of them, or none."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from portfolio.atomic_write import write_files
from portfolio.content.diagnostics import ContentError
from portfolio.content.loader import load
from portfolio.errors import Refused


@dataclass
class Changes:
    """New and changed files of a content folder, not yet on disk."""

    content: Path
    files: dict[Path, bytes] = field(default_factory=dict)
    """By path within the content folder."""

    def write(self, name: str | Path, data: bytes | str) -> None:
        """Takes note of a file's new contents."""
        self.files[Path(name)] = data.encode() if isinstance(data, str) else data

    def text(self, name: str | Path) -> str:
        """Returns a file as it will be."""
        planned = self.files.get(Path(name))
        return ((self.content / name).read_bytes() if planned is None else planned).decode()

    def apply(self) -> None:
        """Tries the changes on a copy of the content, then makes them.

        Raises:
            Refused: The content could not be read with them, or a file could not be written.
        """
        self._rehearse()
        try:
            write_files({self.content / name: data for name, data in self.files.items()})
        except OSError as error:
            raise Refused(f"Nothing was changed: {error}") from None

    def _rehearse(self) -> None:
        with TemporaryDirectory() as folder:
            copy = Path(folder) / self.content.name
            shutil.copytree(self.content, copy)
            (copy.parent / "assets").symlink_to(self.content.resolve().parent / "assets")
            try:
                load(copy)
            except ContentError as error:
                raise Refused(f"Please mend this first; nothing was changed.\n\n{error}") from None
            write_files({copy / name: data for name, data in self.files.items()})
            try:
                load(copy)
            except ContentError as error:
                raise Refused(f"This would not hold; nothing was changed.\n\n{error}") from None
