"""Adds a file for the words of the site in a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.errors import CommandError
from portfolio.i18n.catalogue import catalogue_name, with_catalogue
from portfolio.i18n.locale import language_name
from portfolio.i18n.missing_words import Place, missing_words
from portfolio.paths import OWN_WORDS
from portfolio.scaffold.new_files import load_valid

COMMENT = """\
# Words of the site in {language}. Write each behind its key, in quotes; beside it is the English
# one, which pages say until then. Names in braces stay as they are.
"""

COLUMN = 24
"""Column at which the English words begin, where the keys leave room."""


def new_language(content: Path, language: str) -> tuple[Path, int]:
    """Writes the keys of all words that are missing in a language.

    Args:
        content: The content folder, beside which the words are.
        language: A BCP 47 tag.

    Returns:
        The file, and how many words it lacks.

    Raises:
        CommandError: No such language is known, it has all words or a file, or the content is not
            valid.
    """
    if language_name(language) == language:
        message = "expected a language that Unicode's CLDR knows, such as nb"
        raise CommandError(f"{message}; found {language}")
    load_valid(content)
    name = catalogue_name(language)
    file = content.parent / OWN_WORDS.name / f"{name}.yaml"
    if file.exists():
        place = f"{OWN_WORDS.name}/{file.name}"
        raise CommandError(f"{place} is there already; make check lists the words that it lacks.")
    missing = [*missing_words(name, with_catalogue(name, {}, {}))]
    if not missing:
        hint = "say others under `words` in content/site.yaml"
        raise CommandError(f"There are all words in {language_name(name)}; {hint}.")
    lines = [COMMENT.format(language=language_name(name)), *_empty_keys(missing)]
    write_file(file, "".join(lines))
    return file, len(missing)


def _empty_keys(missing: Iterable[tuple[Place, str]]) -> Iterator[str]:
    """Yields lines of YAML with a key for each word, and the English word beside it."""
    above: list[str] = []
    for (*groups, key), english in missing:
        for depth, group in enumerate(groups):
            if above[: depth + 1] != groups[: depth + 1]:
                yield f"{'  ' * depth}{group}:\n"
        above = groups
        yield f"{'  ' * len(groups)}{key}:".ljust(COLUMN - 1) + f" # {english}\n"
