"""Adds a file for the words of the site in a language, or completes the one that is there."""

from __future__ import annotations

from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.content.file_reader import read
from portfolio.editing.empty_keys import with_empty_keys
from portfolio.errors import CommandError
from portfolio.i18n.catalogue import catalogue_name, with_catalogue
from portfolio.i18n.locale import language_name
from portfolio.i18n.missing_words import missing_words
from portfolio.paths import OWN_WORDS
from portfolio.scaffold.new_files import load_valid

COMMENT = """\
# Words of the site in {language}. Write each behind its key, in quotes; beside it is the English
# one, which pages say until then. Names in braces stay as they are.
"""


def new_language(content: Path, language: str) -> tuple[Path, int]:
    """Writes the keys of all words that are missing in a language; those that are there stay.

    Args:
        content: The content folder, beside which the words are.
        language: A BCP 47 tag.

    Returns:
        The file, and how many words it lacks.

    Raises:
        CommandError: No such language is known, it has all words, or the content is not valid.
    """
    if language_name(language) == language:
        message = "expected a language that Unicode's CLDR knows, such as nb"
        raise CommandError(f"{message}; found {language}")
    load_valid(content)
    name = catalogue_name(language)
    file = content.parent / OWN_WORDS.name / f"{name}.yaml"
    own = read(file, content.parent).data if file.exists() else {}
    missing = [*missing_words(name, with_catalogue(name, {}, {name: own}))]
    if not missing:
        hint = "say others under `words` in content/site.yaml"
        raise CommandError(f"There are all words in {language_name(name)}; {hint}.")
    if own:
        text = with_empty_keys(file.read_text("utf-8"), missing)
    else:
        text = COMMENT.format(language=language_name(name)) + with_empty_keys("", missing)
    write_file(file, text)
    return file, len(missing)
