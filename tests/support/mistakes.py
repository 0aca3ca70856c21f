"""Mistakes in files of a project, and what is said of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.support.project_copy import replace_once


@dataclass(frozen=True)
class Mistake:
    """An edit, and the words and the place, if it is known, that are printed of it."""

    file: str
    old: str
    new: str
    message: str
    place: str = ""

    @contextmanager
    def made(self, folder: Path) -> Iterator[None]:
        self.make(folder)
        try:
            yield
        finally:
            self.mend(folder)

    def make(self, folder: Path) -> None:
        replace_once(folder / self.file, self.old, self.new)

    def mend(self, folder: Path) -> None:
        replace_once(folder / self.file, self.new, self.old)


ISLAND = "custom_components/sandbox_islands/playground/playground.jsx"

CONTENT = Mistake(
    "content/site.yaml", "owner:", "ovner:", "missing key `owner`", "content/site.yaml:3:1"
)
PACKAGE = Mistake(
    ISLAND,
    "import {",
    'import "no-such-package";\nimport {',
    'the npm package "no-such-package" is not installed',
    f"{ISLAND}:1:8",
)
