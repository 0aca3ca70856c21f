"""Keeps results under the name of what they were made from, for every site that is built here."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from portfolio.atomic_write import write_file

MAX_AGE = 30 * 24 * 60 * 60
"""Seconds after which a result that no build has used is deleted."""


class ResultStore:
    """A folder of results.

    Attributes:
        folder: The folder; it is created when something is put into it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def has(self, key: str) -> bool:
        """Returns whether there is a result, and marks it as used.

        Args:
            key: File name, made of all that the result depends on.
        """
        file = self.folder / key
        if is_kept := file.is_file():
            os.utime(file)
        return is_kept

    def get(self, key: str) -> bytes:
        """Returns a result that the store has."""
        return (self.folder / key).read_bytes()

    def put(self, key: str, result: bytes) -> None:
        """Keeps a result."""
        write_file(self.folder / key, result)

    def made(self, key: str, make: Callable[[], bytes]) -> Path:
        """Returns the file of a result, which is made now if the store does not have it."""
        if not self.has(key):
            self.put(key, make())
        return self.folder / key

    def delete_unused(self) -> None:
        """Deletes the results that have not been used for `MAX_AGE`."""
        for file in self.folder.glob("*"):
            if time.time() - file.stat().st_mtime > MAX_AGE:
                file.unlink(missing_ok=True)
