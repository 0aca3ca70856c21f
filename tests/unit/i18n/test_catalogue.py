"""Every language has every word, with the placeholders and plural forms that it needs."""

from __future__ import annotations

import re

import pytest
from babel import Locale as BabelLocale
from pydantic import ValidationError

from portfolio.i18n.catalogue import LANGUAGES, catalogue
from portfolio.i18n.words import ENGLISH, Words
from tests.support.words import PLURALS, catalogue_words, flat

TRANSLATED = LANGUAGES[1:]
PROMISED = {"en", "de", "fr", "es", "pt", "it", "nl", "sv", "pl", "ja", "ar"}
ENGLISH_WORDS = dict(flat(ENGLISH.props()))


def test_the_catalogue_has_every_promised_language() -> None:
    assert set(LANGUAGES) == PROMISED
    assert len(ENGLISH_WORDS) > 70


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_catalogue_of_a_language_has_every_word_and_no_other(language: str) -> None:
    assert set(dict(flat(catalogue(language)))) == set(ENGLISH_WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_of_a_language_have_the_forms_of_that_language(language: str) -> None:
    forms = {*BabelLocale.parse(language).plural_form.tags, "other"}
    words = dict(flat(catalogue_words(language).props()))
    assert {path: {*words[path]} for path in PLURALS} == dict.fromkeys(PLURALS, forms)


def test_a_regional_language_code_uses_the_catalogue_of_the_language() -> None:
    assert catalogue_words("sv-SE") == catalogue_words("sv") != ENGLISH
    assert catalogue_words("pt-BR") == catalogue_words("PT")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"video": {"play": "Spela"}}, "expected the placeholder {title}"),
        ({"video": {"play": "Spela {titel}"}}, "expected the placeholder {title}"),
        ({"video": {"play": "Spela {title} {size}"}}, "expected the placeholder {title}"),
        ({"video": {"play": "Spela {title} {"}}, "expected braces only around"),
        ({"video": {"play": "Spela {title.__class__}"}}, "expected braces only around"),
        ({"video": {"play": "Spela {title!r}"}}, "expected braces only around"),
        ({"layout": {"menu": "Meny {owner}"}}, "expected words without placeholders"),
        ({"preloader": {"count": {"one": "en", "other": "{done}/{total}"}}}, "{done} and {total}"),
    ],
)
def test_words_and_plural_forms_with_other_placeholders_than_in_english_are_refused(
    words: object, message: str
) -> None:
    with pytest.raises(ValidationError, match=re.escape(message)):
        Words.model_validate(words)
