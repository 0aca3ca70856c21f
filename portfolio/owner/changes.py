"""Several files changed together: all of them, or none."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from portfolio.faults import ContentError
from portfolio.loader import load
from portfolio.owner.refused import Refused


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
        undo = {name: _now(self.content / name) for name in self.files}
        made = [
            folder
            for name in self.files
            for folder in (self.content / name).parents
            if not folder.exists()
        ]
        try:
            for name, data in self.files.items():
                _put(self.content / name, data)
        except OSError as error:
            for name, data in undo.items():
                _restore(self.content / name, data)
            for folder in sorted(set(made), reverse=True):
                shutil.rmtree(folder, ignore_errors=True)
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
            for name, data in self.files.items():
                _put(copy / name, data)
            try:
                load(copy)
            except ContentError as error:
                raise Refused(f"This would not hold; nothing was changed.\n\n{error}") from None


def _now(file: Path) -> bytes | None:
    return file.read_bytes() if file.exists() else None


def _put(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.part")
    draft.write_bytes(data)
    draft.replace(file)


def _restore(file: Path, data: bytes | None) -> None:
    file.with_name(f".{file.name}.part").unlink(missing_ok=True)
    if data is None:
        file.unlink(missing_ok=True)
    else:
        file.write_bytes(data)
