"""Reads the translation of a content file or a page, if there is one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.content.markdown_file import MarkdownFile, read_markdown
from portfolio.content.translations.edition import Edition
from portfolio.content.translations.translated_document import (
    TranslatedDocument,
    translate,
    untranslated,
)
from portfolio.models.site import Site


def read_translation(original: Document, edition: Edition, root: Path) -> TranslatedDocument:
    """Returns a file with the values of its translation, if there is one.

    Args:
        original: The file in the first language.
        edition: The language.
        root: The project's folder, which diagnostics name files relative to.

    Raises:
        ContentError: If the translation cannot be read as plain data.
    """
    file = edition.translation_of(original.file)
    if original.annotation is Site and isinstance(original.data, dict):
        # The owner's own words are those of the first language.
        data: dict[str, Any] = {key: it for key, it in original.data.items() if key != "words"}
        original = replace(original, data={**data, "language": edition.language})
    if not file.exists():
        return untranslated(original, file.relative_to(root).as_posix())
    return translate(original, read(file, root, original.annotation))


def translated_page(page: MarkdownFile, edition: Edition, root: Path) -> MarkdownFile:
    """Returns a page with the values and the text of its translation, if there is one.

    Args:
        page: The page in the first language.
        edition: The language.
        root: The project's folder, which diagnostics name files relative to.

    Raises:
        ContentError: If the translation has no front matter, or that is no YAML.
    """
    file = edition.translation_of(page.front_matter.file)
    if not file.exists():
        name = file.relative_to(root).as_posix()
        return replace(page, front_matter=untranslated(page.front_matter, name))
    translation = read_markdown(file, root)
    front_matter = translate(page.front_matter, translation.front_matter)
    has_text = bool(translation.body.data["lines"])
    return replace(translation if has_text else page, front_matter=front_matter)
