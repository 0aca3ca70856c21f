"""The words of the site that nothing says in a language yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from portfolio.i18n.catalogue import catalogue_name
from portfolio.i18n.locale import babel_locale
from portfolio.i18n.word import Plural, WordGroup
from portfolio.i18n.words import ENGLISH

Place = tuple[str, ...]
"""Keys from the top of a catalogue down to a word, or to a form of a plural."""


def missing_words(
    language: str, said: Any, english: WordGroup = ENGLISH, above: Place = ()
) -> Iterator[tuple[Place, str]]:
    """Yields where each word is that a catalogue lacks, with the English one.

    Args:
        language: A BCP 47 tag; in English nothing is missing.
        said: The data of the catalogue, valid, or of one of its groups.
        english: The English words of the same group.
        above: Place of the group.
    """
    if catalogue_name(language) == "en":
        return
    forms = {*babel_locale(language).plural_form.tags, "other"}
    for name, field in type(english).model_fields.items():
        key, word = field.alias or name, getattr(english, name)
        own, place = said.get(key) or {}, (*above, key)
        if isinstance(word, WordGroup):
            yield from missing_words(language, own, word, place)
        elif isinstance(word, Plural):
            for form in (it for it in Plural.model_fields if it in forms and not own.get(it)):
                yield (*place, form), word.forms.get(form, word.other)
        elif not own:
            yield place, word
