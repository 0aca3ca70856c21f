"""The content in one of the site's languages: which files and routes belong to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Edition:
    """The content in one language.

    Attributes:
        language: Language of the edition, one of ``translations``; nothing for the first language.
        translations: The languages of the site beside the first one.
    """

    language: str = ""
    translations: tuple[str, ...] = ()

    @property
    def prefixes(self) -> tuple[str, ...]:
        """The paths below which the pages of the other languages are."""
        return tuple(f"/{it.lower()}" for it in self.translations)

    @property
    def prefix(self) -> str:
        """The path below which the pages of this language are; nothing for the first one."""
        return f"/{self.language.lower()}" if self.language else ""

    def translation_of(self, file: Path) -> Path:
        """Returns the path of the translation of a file into this language."""
        return file.with_suffix(f".{self.language}{file.suffix}")

    def originals(self, files: Mapping[Path, str]) -> dict[Path, str]:
        """Returns the files that are no translation of another, with their routes."""
        ends = tuple(f".{it}" for it in self.translations)
        return {file: route for file, route in files.items() if not file.stem.endswith(ends)}

    def is_of_one_language(self, route: str) -> bool:
        """Returns whether a page is below the path of one of the other languages."""
        return route.startswith(tuple(f"{prefix}/" for prefix in self.prefixes))

    def pages(self, routes: Iterable[tuple[str, Value]]) -> list[tuple[str, Value]]:
        """Returns the pages of this language with their routes within it.

        A page below ``/sv`` is a page of that language only, and takes the place of the page that
        has its route in the first language.

        Args:
            routes: Routes of the owner's own pages, each with what belongs to it.
        """
        own, first = [], []
        for route, page in routes:
            if self.prefix and route.startswith(f"{self.prefix}/"):
                own.append((route.removeprefix(self.prefix), page))
            elif not self.is_of_one_language(route):
                first.append((route, page))
        replaced = {route for route, _ in own}
        return [*(it for it in first if it[0] not in replaced), *own]
