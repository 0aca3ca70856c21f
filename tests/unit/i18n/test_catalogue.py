"""Every language has every word, and no word of the site stays in English on its pages.

``tests/lint/test_no_literals.py`` finds words that are not in the catalogue.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from babel import Locale as BabelLocale
from pydantic import ValidationError

from portfolio.i18n.catalogue import LANGUAGES, catalogue
from portfolio.i18n.words import ENGLISH, Words
from portfolio.layout.head import page_head, shared_head
from portfolio.models.content import Content
from portfolio.routing.site_pages import site_pages
from tests.support.manifest import compile_pages
from tests.support.sample import sample_with_all_blocks
from tests.support.words import PLURALS, catalogue_words, flat

TRANSLATED = LANGUAGES[1:]
PROMISED = {"en", "de", "fr", "es", "pt", "it", "nl", "sv", "pl", "ja", "ar", "tr", "uk"}
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


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sample")


@pytest.fixture(scope="module")
def sample(folder: Path) -> Content:
    return sample_with_all_blocks(folder)


def in_language(content: Content, language: str) -> Content:
    site = content.site.model_copy(
        update={"language": language, "words": catalogue_words(language)}
    )
    return replace(content, site=site)


def said(value: Any) -> Iterator[str]:
    """Yields the texts of a word, of which a plural has several, without its placeholders."""
    for text in value.values() if isinstance(value, dict) else [value]:
        yield from (part.strip() for part in text.split("{")[:1] if " " in part.strip())


def test_pages_in_another_language_say_nothing_of_the_english_catalogue(
    sample: Content, folder: Path
) -> None:
    files = (it for it in (folder / "content").rglob("*") if it.suffix in {".yaml", ".json", ".md"})
    owners = "\n".join(file.read_text() for file in files)
    pages = unescape("\n".join(compile_pages(in_language(sample, "ja")).values()))
    english = {text for _, word in flat(ENGLISH.props()) for text in said(word)}
    assert [text for text in english - {""} if text in pages and text not in owners] == []
    skip = json.dumps(catalogue_words("ja").layout.skip_to_content)[1:-1]
    assert skip in pages


def test_head_tags_are_in_the_language_of_the_site(sample: Content) -> None:
    swedish = in_language(sample, "sv")
    page = next(page for page in site_pages(swedish) if page.route == "/experiments")
    tags = [*shared_head(swedish.site, swedish.theme), *page_head(swedish.site, page.head)]
    values = [getattr(tag, name, None) for tag in tags for name in ("content", "title")]
    contents = {getattr(it, "_var_value", None) for it in values}
    owner = swedish.site.owner
    assert {f"Experiments av {owner}", f"Experiments, på webbplatsen för {owner}"} <= contents
    assert [content for content in contents if content and f"by {owner}" in str(content)] == []
