"""A content file together with its translation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from portfolio.content.diagnostics import Diagnostic, Loc
from portfolio.content.document import Document
from portfolio.i18n.merge import merge


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


def translate(original: Document, translation: Document) -> TranslatedDocument:
    """Returns a file with the values of its translation.

    Args:
        original: The file in the site's first language.
        translation: The file beside it, with only what differs.
    """
    both = merge(original.data, translation.data)
    return TranslatedDocument(
        translation.file,
        translation.name,
        both,
        original.annotation,
        translation.key_positions,
        translation.value_positions,
        original,
    )


def untranslated(original: Document, name: str) -> TranslatedDocument:
    """Returns a file that has no translation.

    Args:
        original: The file in the site's first language.
        name: The translation that it could have, as diagnostics name it.
    """
    return TranslatedDocument(
        original.file, name, original.data, original.annotation, {}, {}, original
    )
