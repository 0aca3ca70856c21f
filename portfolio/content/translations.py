"""Translations: the files beside a content file that say it in another language of the site.

What both say is merged by ``i18n/catalogue.py``. Which languages an article has is decided in
``writing.py``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import Any, TypeVar

from portfolio.content.diagnostics import Diagnostic, Kind, Loc, format_value
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.content.markdown_file import MarkdownFile, read_markdown
from portfolio.i18n.catalogue import merge
from portfolio.models.site.site import LANGUAGE, Site

OF_ONE_ADDRESS = frozenset({"aliases", "canonical"})
"""Keys of an article that say addresses of its own, and none of a translation."""

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class SiteLanguage:
    """The content in one language.

    Attributes:
        language: Language of the content, one of ``translations``; nothing for the first language.
        translations: The languages of the site beside the first one.
        first: The first language.
    """

    language: str = ""
    translations: tuple[str, ...] = ()
    first: str = "en"

    @property
    def tag(self) -> str:
        """The language as a BCP 47 tag, also the first one."""
        return self.language or self.first

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


def language_of(file: str) -> str:
    """Returns the language that the name of a file says, or nothing.

    Args:
        file: Name of a file, such as ``first-steps.sv.md``.
    """
    language = PurePosixPath(file).stem.partition(".")[2]
    return language if re.fullmatch(LANGUAGE, language) else ""


def unknown_language(file: str, kind: Kind = Kind.ERROR) -> Diagnostic:
    """Returns a diagnostic about a translation into a language that the site does not have."""
    message = "expected a translation into one of the site's other languages"
    hint = "add the language to `languages` in content/site.yaml, or rename or delete the file"
    return Diagnostic(file, 1, 1, "", message, format_value(language_of(file)), hint, kind)


@dataclass(frozen=True)
class TranslatedDocument(Document):
    """The data of both files; a diagnostic names the file that says the value."""

    original: Document
    """The file in the site's first language."""

    def says(self, loc: Loc) -> bool:
        """Returns whether the translation itself has a value, and not only its original."""
        return loc in self.value_positions or loc in self.key_positions

    def diagnostic(self, loc: Loc, message: str, **details: Any) -> Diagnostic:
        """Returns a diagnostic that points at a value, or at its key, in the file that has it."""
        if loc and not self.says(loc):
            return self.original.diagnostic(loc, message, **details)
        return super().diagnostic(loc, message, **details)


def _translated(
    original: Document, translation: Document | None, file: Path, root: Path
) -> TranslatedDocument:
    """Returns a file with the values of its translation, or as it is where there is none."""
    own = translation or replace(original, key_positions={}, value_positions={})
    return TranslatedDocument(
        own.file,
        file.relative_to(root).as_posix(),
        merge(original.data, own.data),
        original.annotation,
        own.key_positions,
        own.value_positions,
        original,
        written=original.written | own.written,
    )


def read_translation(
    original: Document, site_language: SiteLanguage, root: Path
) -> TranslatedDocument:
    """Returns a file with the values of its translation, if there is one.

    Raises:
        ContentError: If the translation cannot be read as plain data.
    """
    file = site_language.translation_of(original.file)
    if original.annotation is Site and isinstance(original.data, dict):
        # The owner's own words are those of the first language.
        data: dict[str, Any] = {key: it for key, it in original.data.items() if key != "words"}
        original = replace(original, data={**data, "language": site_language.language})
    translation = read(file, root, original.annotation) if file.exists() else None
    return _translated(original, translation, file, root)


def translated_article(twin: MarkdownFile, original: MarkdownFile, root: Path) -> MarkdownFile:
    """Returns an article of another language with what only its original says, such as the date."""
    front_matter, own = original.front_matter, twin.front_matter
    if isinstance(front_matter.data, dict):
        data = {key: it for key, it in front_matter.data.items() if key not in OF_ONE_ADDRESS}
        front_matter = replace(front_matter, data=data)
    return replace(twin, front_matter=_translated(front_matter, own, own.file, root))


def read_page(file: Path, site_language: SiteLanguage, root: Path) -> MarkdownFile:
    """Reads a page, with the values and the text of its translation, if there is one.

    Raises:
        ContentError: If one of its files has no front matter, or that is no YAML.
    """
    page = read_markdown(file, root, site_language.tag)
    if not site_language.language:
        return page
    file = site_language.translation_of(page.front_matter.file)
    translation = read_markdown(file, root, site_language.tag) if file.exists() else None
    own = translation and translation.front_matter
    front_matter = _translated(page.front_matter, own, file, root)
    if translation and translation.body.data["lines"]:
        page = translation
    return replace(page, front_matter=front_matter)
