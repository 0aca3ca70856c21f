"""Adds a file for the words of the site in a language, or completes the one that is there."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap

from portfolio.atomic_write import write_file
from portfolio.errors import CommandError
from portfolio.i18n.catalogue import catalogue_name, with_catalogue
from portfolio.i18n.locale import language_name
from portfolio.i18n.missing_words import missing_words
from portfolio.models.site.site import LANGUAGE
from portfolio.paths import OWN_WORDS
from portfolio.scaffold.new_files import load_valid

COMMENT = """\
The words of the site in {language}. Write each behind its key, in quotes; beside it is the English
one, which pages say until then. Names in braces stay as they are."""

COLUMN = 24
"""Column at which the English words begin, where what is written before them leaves room."""


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
    if not re.fullmatch(LANGUAGE, language) or language_name(language) == language:
        message = "expected a language that Unicode's CLDR knows, such as nb"
        raise CommandError(f"{message}; found {language}")
    load_valid(content)
    name = catalogue_name(language)
    file = content.parent / OWN_WORDS.name / f"{name}.yaml"
    yaml = YAML()
    yaml.width, yaml.preserve_quotes = 4096, True
    said = yaml.load(file) if file.exists() else CommentedMap()
    missing = [*missing_words(name, with_catalogue(name, {}, {name: said}))]
    if not missing:
        hint = "say others under `words` in content/site.yaml"
        raise CommandError(f"There are all words in {language_name(name)}; {hint}.")
    if not said:
        said.yaml_set_start_comment(COMMENT.format(language=language_name(name)))
    for (*above, key), english in missing:
        group = said
        for step in above:
            group[step] = group.get(step) or CommentedMap()
            group = group[step]
        if key not in group:
            group[key] = None
            group.yaml_add_eol_comment(english, key, COLUMN)
    yaml.dump(said, text := StringIO())
    write_file(file, text.getvalue())
    return file, len(missing)
